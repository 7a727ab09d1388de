import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, AttackContext } from '../attack.ts';
import { answeredFields, startLongAttempt } from '../support/long-attempt.ts';
import { startProduct } from '../support/product.ts';
import { residentMemoryMb } from '../support/process-cost.ts';
import { longestWait, signUp, type Visitor } from '../support/visitor.ts';

const maxCpuMs = 1_000;
const maxMemoryMb = 100;

/** A document queries an attempt with essays of maximum length under 14 aliases. */
const manyNames: Attack = {
  name: 'request-cost-one-attempt-under-many-names',
  goal: `at most ${maxCpuMs} ms of CPU and ${maxMemoryMb} MB, and the attempt is read under one name`,
  async run({ onEnd }) {
    const product = await startProduct({ onEnd });
    const { student, id, characters } = await startLongAttempt(product);
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

/** Queries the attempt under two aliases: the largest reply that one request can get. */
const largestSelection = [0, 1].map((at) => `a${at}: attempt(id: $id) ${answeredFields}`).join(' ');

/** Sends a request without reading its reply. Returns its status, or 0 if the connection is cut. */
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
const concurrency = 20;
const pipelined = 60;
const maxUnreadMb = 700;
const maxWaitMs = 1_000;

/**
 * Sends `pipelined` requests on one connection, without reading a reply. Resolves when the connection is closed, or
 * after a second.
 */
function sendPipelined({ product, address, cookies }: Visitor, body: string): Promise<void> {
  const { host, port } = new URL(product.url);
  const head = [
    'POST /graphql HTTP/1.1',
    `host: ${host}`,
    `origin: ${product.url}`,
    `x-forwarded-for: ${address}`,
    `cookie: ${[...cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  const socket = connect(Number(port), '127.0.0.1').pause();
  socket.write(`${head}\r\n\r\n${body}`.repeat(pipelined));
  return Promise.race([
    new Promise<void>((resolve) => {
      socket.on('error', () => resolve()).on('close', () => resolve());
    }),
    wait(1_000),
  ]);
}

/**
 * The server's additional memory, and how long another user waits, during ten rounds of 20 concurrent calls of
 * `send`.
 */
async function measureUnread(
  { onEnd }: AttackContext,
  send: (student: Visitor, body: string) => Promise<unknown>,
): Promise<{ readonly peakMb: number; readonly waitedMs: number; readonly isAlive: boolean }> {
  const product = await startProduct({ onEnd });
  const { student, id } = await startLongAttempt(product);
  const other = await signUp(product, 'other@markwise.example');
  const body = JSON.stringify({ query: `query ($id: ID!) { ${largestSelection} }`, variables: { id } });
  const pid = product.process.pid ?? 0;
  const before = await residentMemoryMb(pid);
  let peakMb = 0;
  const watch = setInterval(() => {
    void residentMemoryMb(pid).then((now) => (peakMb = Math.max(peakMb, now - before)));
  }, 20);
  const attack = async () => {
    for (let round = 0; round < rounds; round += 1)
      await Promise.all(Array.from({ length: concurrency }, () => send(student, body)));
  };
  const waitedMs = await longestWait(other, attack());
  clearInterval(watch);
  const isAlive = product.process.exitCode === null && (await student.get('/healthz')).status === 200;
  return { peakMb, waitedMs, isAlive };
}

const unreadGoal = `at most ${maxUnreadMb} MB more, others served within ${maxWaitMs} ms, and the server answers`;

/** An account requests the largest possible replies and reads none of them. */
const unreadReplies: Attack = {
  name: 'request-cost-unread-replies',
  goal: unreadGoal,
  async run(context) {
    let answered = 0;
    const { peakMb, waitedMs, isAlive } = await measureUnread(context, async (student, body) => {
      if ((await sendUnread(student, body)) === 200) answered += 1;
    });
    return {
      figure: `${Math.round(peakMb)} MB after ${answered} replies, others wait ${Math.round(waitedMs)} ms`,
      holds: isAlive && answered > 20 && peakMb <= maxUnreadMb && waitedMs <= maxWaitMs,
    };
  },
};

/** Requests the largest replies on 20 connections at once. Each connection sends 60 requests without waiting. */
const pipelinedRequests: Attack = {
  name: 'request-cost-pipelined-requests',
  goal: unreadGoal,
  async run(context) {
    const { peakMb, waitedMs, isAlive } = await measureUnread(context, sendPipelined);
    return {
      figure: `${Math.round(peakMb)} MB, others wait ${Math.round(waitedMs)} ms`,
      holds: isAlive && peakMb <= maxUnreadMb && waitedMs <= maxWaitMs,
    };
  },
};

export const longAttemptAttacks: readonly Attack[] = [manyNames, unreadReplies, pipelinedRequests];
