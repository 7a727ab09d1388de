import type { Formats } from './exchange/formats.ts';
import type { TextGenerator } from './generation/text-generator.ts';

/** Work for the process that reads users' texts and files. */
export type TextWork =
  | { readonly kind: 'read'; readonly args: Parameters<Formats['read']> }
  | { readonly kind: 'write'; readonly args: Parameters<Formats['write']> }
  | { readonly kind: 'generate'; readonly args: Parameters<TextGenerator['generate']> }
  | { readonly kind: 'check'; readonly args: Parameters<TextGenerator['check']> };

/** Runs text work outside of the server's process. */
export interface TextWorkers {
  /**
   * Runs the work. Accounts take turns. Rejects with WorkTooLargeError if the work takes too much time or
   * memory, and with UNAVAILABLE if too much other work is waiting.
   */
  run(work: TextWork, account: string): Promise<unknown>;
}
