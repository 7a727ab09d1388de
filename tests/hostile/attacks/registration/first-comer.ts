import type { Attack } from '../../attack.ts';
import { startProduct, type Product } from '../../support/product.ts';
import { mailedTokens, signUp, Visitor } from '../../support/visitor.ts';

const attackersPassword = 'a sentence of the attacker';
const ownersPassword = 'a sentence of the owner';

type Step =
  'attacker registers' | 'owner registers' | 'owner opens the first link' | 'owner opens the last link';

/** Orders in which an attacker and the owner of an address can act. */
const orders: readonly (readonly Step[])[] = [
  ['attacker registers', 'owner opens the first link'],
  ['attacker registers', 'attacker registers', 'owner opens the last link'],
  ['attacker registers', 'owner registers', 'owner opens the first link'],
  ['attacker registers', 'owner registers', 'owner opens the last link'],
  ['attacker registers', 'owner registers', 'owner opens the first link', 'owner opens the last link'],
  ['owner registers', 'attacker registers', 'owner opens the first link'],
  ['owner registers', 'attacker registers', 'owner opens the last link'],
  ['owner registers', 'attacker registers', 'owner opens the first link', 'owner opens the last link'],
  ['attacker registers', 'owner opens the first link', 'owner registers', 'owner opens the last link'],
  ['owner registers', 'owner opens the last link', 'attacker registers'],
];

/** Whether the attacker can sign in after the steps. */
async function attackerCanSignIn(product: Product, steps: readonly Step[], email: string): Promise<boolean> {
  const [attacker, owner] = [new Visitor(product), new Visitor(product)];
  let expectedMails = 0;
  const register = async (who: Visitor, password: string) => {
    const form = { firstName: 'Vic', lastName: 'Tim', email, password };
    const { status, text } = await who.write('POST', '/api/auth/register', form);
    if (status !== 201 && status !== 400) throw new Error(`register: ${status} ${text}`);
    if (status === 201) expectedMails += 1;
  };
  const open = async (which: 0 | -1) => {
    const token = (await mailedTokens(product, email, expectedMails)).at(which) ?? '';
    const { status, text } = await owner.get(
      `/api/user-verification/verify?token=${encodeURIComponent(token)}`,
    );
    if (status !== 200 && status !== 400) throw new Error(`verify: ${status} ${text}`);
  };
  for (const step of steps) {
    if (step === 'attacker registers') await register(attacker, attackersPassword);
    else if (step === 'owner registers') await register(owner, ownersPassword);
    else await open(step === 'owner opens the first link' ? 0 : -1);
  }
  const { status, text } = await attacker.write('POST', '/api/auth/login', {
    email,
    password: attackersPassword,
  });
  if (status !== 200 && status !== 401) throw new Error(`login: ${status} ${text}`);
  return status === 200;
}

/** An attacker registers somebody else's address, and waits for the owner to verify it. */
export const firstComerAttack: Attack = {
  name: 'registration-attacker-first',
  goal: `orders of ${orders.length} in which the attacker can sign in to an address that its owner proved: 0`,
  async run(context) {
    const product = await startProduct(context);
    // Registering and opening the link in one browser must work. Otherwise every order would pass for the wrong
    // reason.
    await signUp(product, 'honest@markwise.example');
    const open: string[] = [];
    for (const [at, steps] of orders.entries())
      if (await attackerCanSignIn(product, steps, `victim${at}@markwise.example`))
        open.push(steps.join(', '));
    const openOrders = open.length === 0 ? '' : `: ${open.join(' / ')}`;
    return { figure: `${open.length}${openOrders}`, holds: open.length === 0 };
  },
};
