import { htmlToText } from '../../../core/quizzes/formats/html-to-text.ts';
import {
  generateFromText,
  type GenerationRequest,
} from '../../../core/quizzes/generation/generate-from-text.ts';
import { checkProposals, type CheckedProposals } from '../../../core/quizzes/generation/proposals.ts';
import type { SourcedQuestion } from '../../../core/quizzes/generation/sourced-question.ts';

/** Questions with the plain text that they come from. For HTML, the text of the page. */
export interface GeneratedQuestions {
  readonly plain: string;
  readonly questions: readonly SourcedQuestion[];
  /** Why there are fewer than requested. Null if there are as many. */
  readonly shortfall: string | null;
}

/** Generates questions from users' texts, which may be long or hostile. */
export interface TextGenerator {
  /** At most as many questions as requested. None if `request` is null. */
  generate(text: string, request: GenerationRequest | null, account: string): Promise<GeneratedQuestions>;
  /** Validates the questions of a language model for a plain text. */
  check(proposals: unknown, plain: string, account: string): Promise<CheckedProposals>;
}

/** Matches a start tag or end tag of HTML, but not the sign in 'a < b'. */
const markup =
  /<\/?(?:a|b|body|br|div|em|h[1-6]|i|li|ol|p|script|span|strong|style|table|td|tr|ul)(?:\s[^<>]*)?\/?>/i;

/** Generates questions in the calling process. */
export const ownTextGenerator: TextGenerator = {
  generate: async (text, request) => {
    const plain = markup.test(text) ? htmlToText(text).text : text;
    const generated =
      request === null ? { questions: [], shortfall: null } : generateFromText(plain, request);
    return { plain, ...generated };
  },
  check: async (proposals, plain) => checkProposals(proposals, plain),
};
