import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { courseBody } from '../../support/courses.ts';
import { runServer } from '../../support/running-server.ts';

const rounds = 4;
const savesARound = 12;

const folder = mkdtempSync(join(tmpdir(), 'markwise-http-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

const admin = { email: 'root@markwise.example', password: 'a sentence of my own' };
const environment = {
  DATA_DIR: folder,
  DEMO: '0',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
};

/** Signs in as the admin. Returns functions that read JSON and save a course in this session. */
async function signInAt(url: string) {
  const send = (path: string, cookie: string, method = 'GET', body?: object) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: url, cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
  const login = await send('/api/auth/login', '', 'POST', admin);
  expect(login.status).toBe(200);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return {
    get: async (path: string): Promise<unknown> => (await send(path, cookie)).json(),
    save: (name: string) => send('/api/course', cookie, 'POST', { ...courseBody, name }),
  };
}

/** Saves one course after the other until the server is gone. Calls `acknowledge` with the ID of each saved course. */
async function saveUntilGone(save: (name: string) => Promise<Response>, acknowledge: (id: string) => void) {
  try {
    for (;;) {
      const reply = await save('Saved');
      const { id } = (await reply.json()) as { id: string };
      if (reply.status === 201) acknowledge(id);
    }
  } catch {
    // The connection is broken, because the server was killed. The pending request was not acknowledged.
  }
}

it(
  'data that the API acknowledged is stored even if the server is killed',
  { timeout: 120_000 },
  async () => {
    const acknowledged: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const server = await runServer(environment);
      const { save } = await signInAt(server.url);
      const acknowledge = (id: string) => {
        acknowledged.push(id);
        if (acknowledged.length >= round * savesARound) void server.stop('SIGKILL');
      };
      await Promise.all([1, 2, 3, 4].map(() => saveUntilGone(save, acknowledge)));
      await server.stop('SIGKILL');
    }
    const server = await runServer(environment);
    const { get } = await signInAt(server.url);
    const listed = (await get('/api/courses/meta')) as { id: string }[];
    const ids = new Set(listed.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * savesARound);
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    for (const { id } of listed)
      expect(await get(`/api/course/${id}`)).toMatchObject({ ...courseBody, name: 'Saved' });
    await server.stop();
  },
);
