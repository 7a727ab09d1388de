import type { Attack } from '../../attack.ts';
import { startProduct } from '../../support/product.ts';
import { goodPassword, mailedToken, Visitor } from '../../support/visitor.ts';

const students = 300;
const concurrency = 6;

/** A lecture hall of students registers from one client address. No limit may stop these students. */
export const lectureHallAttack: Attack = {
  name: 'registration-lecture-hall',
  goal: `students of ${students} behind one address who register, prove their address and sign in within an hour: ${students}`,
  async run(context) {
    const product = await startProduct(context);
    const waiting = Array.from({ length: students }, (_, at) => `student${at}@hall.example`);
    let done = 0;
    const registerAndSignIn = async (email: string) => {
      const student = new Visitor(product, '192.0.2.77');
      const form = { firstName: 'Stu', lastName: 'Dent', email, password: goodPassword };
      const { status } = await student.write('POST', '/api/auth/register', form);
      if (status !== 201) return;
      const token = await mailedToken(product, email);
      await student.get(`/api/user-verification/verify?token=${encodeURIComponent(token)}`);
      const login = await student.write('POST', '/api/auth/login', { email, password: goodPassword });
      if (login.status === 200) done += 1;
    };
    const registerWaiting = async () => {
      for (let email = waiting.pop(); email !== undefined; email = waiting.pop())
        await registerAndSignIn(email);
    };
    await Promise.all(Array.from({ length: concurrency }, registerWaiting));
    return { figure: done, holds: done === students };
  },
};

const attempts = 2_000;
const goal = 600;

/** One client address tries to fill the store with unverified accounts. */
export const unprovenAccountsAttack: Attack = {
  name: 'registration-unproven-accounts',
  goal: `accounts that one address adds in an hour without proving any: at most ${goal}`,
  async run(context) {
    const product = await startProduct(context);
    const attacker = new Visitor(product, '192.0.2.78');
    let [added, next] = [0, 0];
    const registerMany = async () => {
      while (next < attempts) {
        const email = `nobody${(next += 1)}@nowhere.example`;
        const form = { firstName: 'No', lastName: 'Body', email, password: goodPassword };
        const { status, text } = await attacker.write('POST', '/api/auth/register', form);
        if (status === 201) added += 1;
        else if (status === 429) return;
        else if (status !== 503) throw new Error(`register: ${status} ${text}`);
      }
    };
    await Promise.all(Array.from({ length: concurrency }, registerMany));
    return { figure: added, holds: added <= goal };
  },
};
