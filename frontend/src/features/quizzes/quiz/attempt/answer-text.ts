import type { Given } from '../../../../ui/quiz-question/given.ts';
import { letterOf } from '../../../../ui/quiz-question/letters.ts';
import type { AskedQuestionPartsFragment } from '../../../../gql/graphql.ts';

/** An answer in words, such as 'B: Jupiter'. */
export function answerText(
  { answers, lefts, rights }: AskedQuestionPartsFragment,
  { answerIds, text, matches }: Given,
): string {
  const chosen = answers.flatMap((answer, place) =>
    answerIds.includes(answer.id) ? [`${letterOf(place)}: ${answer.text}`] : [],
  );
  const textOf = (options: typeof answers, id: string) =>
    options.find((option) => option.id === id)?.text ?? '';
  const pairs = matches.map(({ leftId, rightId }) => `${textOf(lefts, leftId)}: ${textOf(rights, rightId)}`);
  const words = [...chosen, ...pairs, ...(text.trim() === '' ? [] : [text])];
  return words.length === 0 ? 'nothing' : words.join(', ');
}
