import { request } from 'node:http';
import type { Attack } from '../attack.ts';
import { answeredFields, longAttempt } from '../support/long-attempt.ts';
import { startProduct } from '../support/product.ts';
import { residentMemoryMb } from '../support/process-cost.ts';
import { longestWait, signUp, type Visitor } from '../support/visitor.ts';

const maxCpuMs = 1_000;
const maxMemoryMb = 100;

/** One attempt with the longest essays that may be written, asked for under as many names as a document may give. */
const manyNames: Attack = {
  name: 'request-cost-one-attempt-under-many-names',
  goal: `at most ${maxCpuMs} ms of CPU and ${maxMemoryMb} MB, and the attempt is read under one name`,
  async run({ onEnd }) {
    const product = await startProduct({ onEnd });
    const { student, id, characters } = await longAttempt(product);
    const names = Array.from({ length: 14 }, (_, at) => `a${at}: attempt(id: $id) ${answeredFields}`);
    const read = (fields: string) => student.graphql(`query ($id: ID!) { ${fields} }`, { id });
    const { cpuMs, memoryMb } = await product.cost(() => read(names.join(' ')));
    const once = await read(`attempt(id: $id) ${answeredFields}`);
    const isRead = once.status === 200 && once.text.length > characters;
    return {
      figure: `${cpuMs} ms, ${Math.round(memoryMb)} MB, and ${isRead ? 'it' : 'nothing'} is read under one name`,
      holds: isRead && cpuMs <= maxCpuMs && memoryMb <= maxMemoryMb,
    };
  },
};

/** Sends a request and reads nothing of its reply; its status, or 0 where the connection is cut. */
function sendUnread({ product, address, cookies }: Visitor, body: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: product.url,
      'x-forwarded-for': address,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    request(`${product.url}/graphql`, { method: 'POST', agent: false, headers }, (response) => {
      response.pause().on('error', () => undefined);
      resolve(response.statusCode ?? 0);
    })
      .on('error', () => resolve(0))
      .end(body);
  });
}

const rounds = 10;
const atOnce = 20;
const maxUnreadMb = 700;
const maxWaitMs = 1_000;

/** The largest replies that one account can ask for, 20 at once and ten times, none of which it reads. */
const unreadReplies: Attack = {
  name: 'request-cost-unread-replies',
  goal: `at most ${maxUnreadMb} MB more, others served within ${maxWaitMs} ms, and the server answers`,
  async run({ onEnd }) {
    const product = await startProduct({ onEnd });
    const { student, id } = await longAttempt(product);
    const other = await signUp(product, 'other@markwise.example');
    const names = Array.from({ length: 5 }, (_, at) => `a${at}: attempt(id: $id) ${answeredFields}`);
    const body = JSON.stringify({ query: `query ($id: ID!) { ${names.join(' ')} }`, variables: { id } });
    const pid = product.process.pid ?? 0;
    const before = await residentMemoryMb(pid);
    let [most, answered] = [0, 0];
    const watch = setInterval(() => {
      void residentMemoryMb(pid).then((now) => (most = Math.max(most, now - before)));
    }, 20);
    const attack = async () => {
      for (let round = 0; round < rounds; round += 1) {
        const replies = Array.from({ length: atOnce }, () => sendUnread(student, body));
        // oxlint-disable-next-line no-await-in-loop -- each round adds to what the ones before left
        answered += (await Promise.all(replies)).filter((status) => status === 200).length;
      }
    };
    const longest = await longestWait(other, attack());
    clearInterval(watch);
    const isAlive = product.process.exitCode === null && (await student.get('/healthz')).status === 200;
    return {
      figure: `${Math.round(most)} MB after ${answered} replies of 15 MB, others wait ${Math.round(longest)} ms`,
      holds: isAlive && answered > 20 && most <= maxUnreadMb && longest <= maxWaitMs,
    };
  },
};

export const longAttemptAttacks: readonly Attack[] = [manyNames, unreadReplies];
