import { createParameterDecorator } from '../../schema/type-graphql.ts';
import { signInFirst } from './policy.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Injects the actor into a resolver. Throws UNAUTHENTICATED if nobody is signed in, also in operations that anyone can
 * call.
 */
export function CurrentActor() {
  return createParameterDecorator<RequestContext>(async ({ context }) => {
    const actor = await context.actor();
    if (actor === null) throw signInFirst();
    return actor;
  });
}
