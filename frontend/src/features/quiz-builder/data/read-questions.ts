import type { Question } from '../../../../../core/quizzes/question.ts';
import type { QuestionFormat } from '../../../gql/graphql.ts';
import type { QuizSettings } from '../../../../../core/quizzes/quiz.ts';
import { fileLimits } from '../../../../../core/files/taken-files.ts';

type Said = { readonly [Name in keyof Omit<QuizSettings, 'categoryId'>]: QuizSettings[Name] | null };

/** What a file or text of questions holds. Of the quiz in it, null where it says nothing. */
export interface ReadQuestions extends Said {
  readonly format: QuestionFormat;
  /** Of all questions; of many, the first are told. */
  readonly count: number;
  readonly questions: readonly { readonly place: number; readonly question: Question }[];
  readonly report: readonly {
    readonly line: number | null;
    readonly level: 'ERROR' | 'LOSS' | 'NOTE';
    readonly message: string;
  }[];
}

const notReached = 'The server did not answer. Check the connection and try again.';

/** Has the server read them; as a form, since JSON may not be as large as a file. A string says why nothing was read. */
export async function readQuestions(source: File | string): Promise<ReadQuestions | string> {
  const form = new FormData();
  if (typeof source === 'string') form.append('text', source);
  else {
    if (source.size > fileLimits.size) return 'Questions are read from at most 4 MB.';
    form.append('file', source);
  }
  try {
    const response = await fetch('/api/questions/import/preview', { method: 'POST', body: form });
    if (!response.ok) return reasonIn(await response.text());
    const answer: unknown = await response.json();
    return isAnswer(answer) ? readIn(answer) : notReached;
  } catch {
    return notReached;
  }
}

type Answer = Omit<ReadQuestions, 'questions'> & {
  readonly questions: readonly (Question & { readonly place: number })[];
};

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === 'object' && answer !== null && 'questions' in answer && 'report' in answer;
}

function readIn({ questions, ...answer }: Answer): ReadQuestions {
  return {
    ...answer,
    questions: questions.map(({ place, ...rest }) => ({ place, question: questionIn(rest) })),
  };
}

/** Without what is told beside it. */
function questionIn(told: Question): Question {
  const { type, question, answers, correctAnswer, answerExplanations, numericAnswers, pairs } = told;
  const { explanation, concepts, difficulty, points } = told;
  const answered = { answers, correctAnswer, answerExplanations, numericAnswers, pairs };
  return { type, question, ...answered, explanation, concepts, difficulty, points };
}

/** Failures are plain text; each field's sentence stands behind its name. */
function reasonIn(text: string): string {
  const told = text.trim().replaceAll(/^(?:file|text|format)(?:\.\d+)?: /gm, '');
  return told === '' ? notReached : told;
}
