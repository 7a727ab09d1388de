import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import type { GatewayReply, GatewayRequest } from '../../support/gateways.ts';
import type { Keys } from './keys.ts';

/** A simulated bug that reveals something about the keys. A method returns undefined if it changes nothing. */
export interface Leak {
  readonly name: string;
  /** True if the leak happens when questions are stored. Then new worlds are created while the leak is active. */
  readonly isWritten?: true;
  /** Changes the result of an operation. Can throw. */
  result?(operation: string, answer: unknown, keys: Keys, args: readonly unknown[]): unknown;
  /** Changes the documents that a service reads. */
  read?(
    collection: string,
    documents: readonly StoredDocument[],
    keys: Keys,
  ): readonly StoredDocument[] | undefined;
  /** Changes a document that a service writes. */
  write?(collection: string, document: StoredDocument, keys: Keys): StoredDocument | undefined;
  /** True for requests whose response the leak can change. They are sent first. Undefined if it can change each. */
  concerns?(request: GatewayRequest): boolean;
  /** True if the leak shows only in refusals. Then refused requests are sent first. */
  readonly isInRefusals?: true;
  /** Changes the response of a gateway. */
  reply?(request: GatewayRequest, reply: GatewayReply, keys: Keys): GatewayReply | undefined;
}
