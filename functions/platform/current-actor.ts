import { createParameterDecorator } from '../../schema/type-graphql.ts';
import { signInFirst } from './policy.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Injects the actor into a resolver. Throws UNAUTHENTICATED if nobody is signed in, whatever the operation's
 * policy.
 */
export function CurrentActor() {
  return createParameterDecorator<RequestContext>(async ({ context }) => {
    const actor = await context.actor();
    if (actor === null) throw signInFirst();
    return actor;
  });
}
