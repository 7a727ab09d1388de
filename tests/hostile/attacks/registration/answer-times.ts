import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newUser } from '../../../../functions/accounts/new-user.ts';
import { UserStore } from '../../../../functions/accounts/user.store.ts';
import { Argon2Hasher } from '../../../../functions/platform/passwords/argon2-hasher.ts';
import { openSqliteStore } from '../../../../functions/platform/store/sqlite.ts';
import type { Attack, AttackContext } from '../../attack.ts';
import { distinguish, interleavedTimes } from '../../support/distinguishing.ts';
import { startProduct, type Product } from '../../support/product.ts';
import { goodPassword, Visitor } from '../../support/visitor.ts';

const accounts = 500;
const knownEmail = (at: number) => `person.${at % accounts}@known-people.example`;
const otherEmail = (at: number) => `person.${at % accounts}@other-people.example`;

/** Starts a product with 500 accounts. */
async function startWithAccounts(context: AttackContext, env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'markwise-hostile-'));
  context.onEnd(() => rm(dataDir, { recursive: true, force: true }));
  const store = await openSqliteStore(dataDir);
  const users = new UserStore(store);
  await users.declareIndexes();
  const passwordHash = await new Argon2Hasher().hash(goodPassword);
  const now = new Date().toISOString();
  const documents = Array.from({ length: accounts }, (_, at) => {
    const names = { firstName: 'Known', lastName: 'Person' };
    return newUser(`known-${at}`, now, { email: knownEmail(at), ...names, passwordHash, verification: null });
  });
  await Promise.all(documents.map((document) => users.add(document)));
  await store.close();
  return startProduct(context, { dataDir, env });
}

interface TimedRequest {
  readonly name: string;
  readonly path: string;
  /** The expected status of every response. */
  readonly status: number;
  /** Number of requests with known addresses, and the same number with unknown ones. */
  readonly each: number;
  /** Number of first requests of each kind that are not measured. */
  readonly warmUp: number;
  readonly env?: Record<string, string>;
  readonly bodyOf: (email: string) => object;
  /** An address without an account, for the `at`th request. */
  readonly unknown?: (at: number) => string;
}

/** Requests per client address, fewer than the rate limit allows. */
const fromOneClient = 10;

function timingOf({
  name,
  path,
  status,
  each,
  warmUp,
  env,
  bodyOf,
  unknown = otherEmail,
}: TimedRequest): Attack {
  return {
    name,
    goal: 'AUC of the best threshold on the time of the answer, address with an account against without one: at most 0.53',
    async run(context) {
      const product = await startWithAccounts(context, env);
      let [sentCount, visitor] = [0, new Visitor(product)];
      const send = async (email: string) => {
        if ((sentCount += 1) % fromOneClient === 0) visitor = new Visitor(product);
        const reply = await visitor.write('POST', path, bodyOf(email));
        if (reply.status !== status) throw new Error(`${path}: ${reply.status} ${reply.text}`);
      };
      const acts = [(at: number) => send(knownEmail(at)), (at: number) => send(unknown(at))] as const;
      const [known, other] = await interleavedTimes(acts, { each, warmUp, random: context.random });
      const { auc, interval } = distinguish(known, other, context.random);
      const [low, high] = interval.map((end) => end.toFixed(3));
      // A small sample varies, so the goal is missed only if the whole confidence interval is above it.
      const holds = each >= 2_000 ? auc <= 0.53 : interval[0] <= 0.53;
      return { figure: `${auc.toFixed(3)} (95 %: ${low} to ${high}; n = ${known.length} each)`, holds };
    },
  };
}

/** Attacks that try to find out from response times whether an address has an account. */
export const answerTimeAttacks: readonly Attack[] = [
  timingOf({
    name: 'registration-reset-time',
    path: '/api/reset-password/generate',
    status: 200,
    each: 2_000,
    warmUp: 200,
    bodyOf: (email) => ({ email }),
  }),
  timingOf({
    name: 'registration-login-time',
    path: '/api/auth/login',
    status: 401,
    each: 300,
    warmUp: 30,
    bodyOf: (email) => ({ email, password: 'a sentence of nobody' }),
  }),
  timingOf({
    name: 'registration-taken-time',
    path: '/api/auth/register',
    status: 201,
    each: 300,
    warmUp: 30,
    env: { ENUMERATION_SAFE_REGISTRATION: '1' },
    bodyOf: (email) => ({ firstName: 'Known', lastName: 'Person', email, password: goodPassword }),
  }),
];
