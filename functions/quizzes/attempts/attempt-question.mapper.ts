import type { TextFormat } from '../../../core/rich-text/text-format.ts';
import { textFormatOf, type Option, type QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { QuestionType } from '../../../core/quizzes/question.ts';
import { noResponse, type QuestionResponse as StoredResponse } from '../../../core/quizzes/response.ts';
import type { QuestionResponse } from '../../../schema/quizzes/question-response.type.ts';
import type { AttemptItem } from './attempt-item.ts';

/** A question with its parts in the order of one attempt. */
export interface ShownQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly textFormat: TextFormat;
  readonly question_text: string;
  readonly points: number;
  readonly answers: readonly Option[];
  readonly matchPrompts: readonly Option[];
  readonly matchOptions: readonly Option[];
}

export function toQuestionResponse({
  optionIds,
  text,
  matches,
}: StoredResponse = noResponse): QuestionResponse {
  return { answerIds: optionIds, text, matches };
}

function inOrder(options: readonly Option[], ids: readonly string[]): Option[] {
  const byId = new Map(options.map((option) => [option.id, option]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function toShownQuestion(item: AttemptItem, prompt: QuestionPrompt): ShownQuestion {
  return {
    id: item.questionId,
    type: prompt.type,
    textFormat: textFormatOf(prompt),
    question_text: prompt.question,
    points: item.points,
    answers: inOrder(prompt.options, item.optionIds),
    matchPrompts: item.promptIds ? inOrder(prompt.matchPrompts, item.promptIds) : prompt.matchPrompts,
    matchOptions: inOrder(prompt.matchOptions, item.matchOptionIds),
  };
}
