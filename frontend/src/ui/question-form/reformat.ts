import { toMarkdown, toPlain } from '../../../../core/rich-text/escape-markdown.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { AnswerDraft } from './blank-rows.ts';
import type { QuestionDraft } from './question-draft.ts';

/**
 * The draft in another format. Plain texts are escaped, so that they look the same. Texts without formatting become
 * plain again; others keep the signs of Markdown, which are then shown.
 */
export function reformatted(draft: QuestionDraft, textFormat: TextFormat): Partial<QuestionDraft> {
  const convert = textFormat === 'MARKDOWN' ? toMarkdown : (text: string) => toPlain(text) ?? text;
  const answer = (row: AnswerDraft) => ({
    ...row,
    text: convert(row.text),
    explanation: convert(row.explanation),
  });
  return {
    textFormat,
    question: convert(draft.question),
    explanation: convert(draft.explanation),
    choices: draft.choices.map(answer),
    truths: draft.truths.map(answer),
    // Accepted texts are compared with what students type, so they are always plain.
    accepted: draft.accepted.map((row) => ({ ...row, explanation: convert(row.explanation) })),
    pairs: draft.pairs.map((row) => ({ ...row, left: convert(row.left), right: convert(row.right) })),
  };
}
