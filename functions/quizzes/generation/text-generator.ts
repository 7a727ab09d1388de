import { htmlToText } from '../../../core/quizzes/formats/html-to-text.ts';
import {
  generateFromText,
  type GenerationWish,
} from '../../../core/quizzes/generation/generate-from-text.ts';
import { checkProposals, type CheckedProposals } from '../../../core/quizzes/generation/proposals.ts';
import type { SourcedQuestion } from '../../../core/quizzes/generation/sourced-question.ts';

/** Questions from one text, with the text that they were made from: that of a page, where it is HTML. */
export interface GeneratedQuestions {
  readonly plain: string;
  readonly questions: readonly SourcedQuestion[];
}

/** Reads texts that questions are made from, for an account. They are as long as people like, and as hostile. */
export interface TextGenerator {
  /** At most as many as wished; none where `wish` is null. */
  generate(text: string, wish: GenerationWish | null, account: string): Promise<GeneratedQuestions>;
  /** Which questions that a language model gave for a plain text hold. */
  check(given: unknown, plain: string, account: string): Promise<CheckedProposals>;
}

/** The beginning or end of an element that pages are made of. 'a < b' is none. */
const markup =
  /<\/?(?:a|b|body|br|div|em|h[1-6]|i|li|ol|p|script|span|strong|style|table|td|tr|ul)(?:\s[^<>]*)?\/?>/i;

/** In the process that asks for it. */
export const ownTextGenerator: TextGenerator = {
  generate: async (text, wish) => {
    const plain = markup.test(text) ? htmlToText(text).text : text;
    return { plain, questions: wish === null ? [] : generateFromText(plain, wish) };
  },
  check: async (given, plain) => checkProposals(given, plain),
};
