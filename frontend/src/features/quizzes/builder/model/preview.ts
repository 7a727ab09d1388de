import { splitQuestion, type Option } from '../../../../../../core/quizzes/question-parts.ts';
import { normalizeQuestion } from '../../../../../../core/quizzes/question-rules.ts';
import { shuffled } from '../../../../../../core/quizzes/random.ts';
import { randomOf } from '../../../../../../core/quizzes/seeded-random.ts';
import { inShownOrder } from '../../../../../../core/quizzes/shuffle-options.ts';
import type { AskedQuestionPartsFragment } from '../../../../gql/graphql.ts';
import type { BuiltQuestion, QuizContent } from './quiz-content.ts';

/** The quiz as an attempt might ask it: one seed, one order. Questions in which nothing stands are left out. */
export function previewOf({ settings, questions }: QuizContent, seed: string): AskedQuestionPartsFragment[] {
  const written = questions.filter(({ question }) => question.question.trim() !== '');
  const asked = written.map((question) => askedOf(question, settings.shuffleAnswers, seed));
  return settings.shuffleQuestions ? shuffled(asked, randomOf(seed)) : asked;
}

function askedOf(
  { key, question }: BuiltQuestion,
  shufflesAnswers: boolean,
  seed: string,
): AskedQuestionPartsFragment {
  let count = 0;
  const newId = () => `${key}-${(count += 1)}`;
  const random = randomOf(`${seed} ${key}`);
  const { prompt, key: answers } = splitQuestion(normalizeQuestion(question), { newId, random });
  const authors = shufflesAnswers ? null : (answers.order ?? null);
  const { options, lefts, rights } = inShownOrder(prompt, random, authors);
  return {
    __typename: 'AttemptQuestion',
    id: key,
    type: prompt.type,
    question_text: prompt.question,
    points: Number.isFinite(question.points) ? question.points : 0,
    answers: options.map(toOption),
    lefts: lefts.map(toOption),
    rights: rights.map(toOption),
    given: { __typename: 'GivenAnswer', answerIds: [], text: '', matches: [] },
  };
}

const toOption = ({ id, text }: Option) => ({ __typename: 'AttemptOption' as const, id, text });
