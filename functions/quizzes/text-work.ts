import type { Formats } from './exchange/formats.ts';
import type { TextGenerator } from './generation/text-generator.ts';

/** Work for the text process. */
export type TextWork =
  | { readonly kind: 'read'; readonly given: Parameters<Formats['read']> }
  | { readonly kind: 'write'; readonly given: Parameters<Formats['write']> }
  | { readonly kind: 'generate'; readonly given: Parameters<TextGenerator['generate']> }
  | { readonly kind: 'check'; readonly given: Parameters<TextGenerator['check']> };

/** Runs such work. */
export interface TextWorkers {
  /**
   * Does the work of an account, in turn. Rejects with WorkTooLargeError if it takes too long, and with
   * UNAVAILABLE if too much of it waits.
   */
  run(work: TextWork, account: string): Promise<unknown>;
}
