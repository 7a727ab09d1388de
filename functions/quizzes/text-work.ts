import type { Formats } from './exchange/formats.ts';
import type { TextGenerator } from './generation/text-generator.ts';

/** What the process for texts and files can be asked for. */
export type TextWork =
  | { readonly kind: 'read'; readonly given: Parameters<Formats['read']> }
  | { readonly kind: 'write'; readonly given: Parameters<Formats['write']> }
  | { readonly kind: 'generate'; readonly given: Parameters<TextGenerator['generate']> }
  | { readonly kind: 'check'; readonly given: Parameters<TextGenerator['check']> };

/** Where such work is done. */
export interface TextWorkers {
  /**
   * Does the work of an account, in its turn. Rejects with WorkTooLargeError where it takes too long, and with UNAVAILABLE
   * where too much of it waits.
   */
  run(work: TextWork, account: string): Promise<unknown>;
}
