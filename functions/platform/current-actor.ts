import { createParameterDecorator } from '../../schema/type-graphql.ts';
import { signInFirst } from './policy.ts';
import type { RequestContext } from './request-context.ts';

/** Hands a resolver the actor. Throws UNAUTHENTICATED where nobody is signed in, whatever the operation's label says. */
export function CurrentActor() {
  return createParameterDecorator<RequestContext>(async ({ context }) => {
    const actor = await context.actor();
    if (actor === null) throw signInFirst();
    return actor;
  });
}
