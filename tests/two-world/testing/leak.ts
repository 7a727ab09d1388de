import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import type { DoorReply, DoorRequest } from '../../support/doors.ts';
import type { Keys } from './keys.ts';

/** A mistake that tells something of the keys, as somebody might make it. What it does not touch it answers undefined for. */
export interface Leak {
  readonly name: string;
  /** Whether it is made while questions are written: the worlds are then made with it. */
  readonly isWritten?: true;
  /** In what an operation answers; it may throw. */
  result?(operation: string, answer: unknown, keys: Keys, given: readonly unknown[]): unknown;
  /** In what a service reads. */
  read?(
    collection: string,
    documents: readonly StoredDocument[],
    keys: Keys,
  ): readonly StoredDocument[] | undefined;
  /** In what a service stores. */
  write?(collection: string, document: StoredDocument, keys: Keys): StoredDocument | undefined;
  /** In what a door answers. */
  reply?(request: DoorRequest, reply: DoorReply, keys: Keys): DoorReply | undefined;
}
