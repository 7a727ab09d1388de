import { checkQuestion, normalizeQuestion } from '../../../../../../core/quizzes/question-rules.ts';
import { checkQuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import type { QuizContent } from './quiz-content.ts';

type Messages = Readonly<Record<string, string>>;

/** The errors of a quiz, by the part of the screen that shows them. */
export interface Problems {
  /** By field name: `title`, `courseId`. Errors without a field are under ''. */
  readonly fields: Messages;
  /** By the question's key, then by the path in it: `answers.0`. */
  readonly questions: Readonly<Record<string, Messages>>;
}

export const noProblems: Problems = { fields: {}, questions: {} };

export function hasProblems({ fields, questions }: Problems): boolean {
  return Object.keys(fields).length + Object.keys(questions).length > 0;
}

/**
 * Everything that the server would refuse. Bank questions are valid already, so only their points are
 * checked.
 */
export function problemsIn({ settings, questions }: QuizContent): Problems {
  const found = questions.map(({ key, bankId, question }) => {
    const messages = checkQuestion(normalizeQuestion(question));
    if (bankId === null) return [key, messages] as const;
    return [key, messages['points'] === undefined ? {} : { points: messages['points'] }] as const;
  });
  return {
    fields: checkQuizSettings(settings),
    questions: Object.fromEntries(found.filter(([, messages]) => Object.keys(messages).length > 0)),
  };
}

const questionPath = /^questions\.(\d+)(?:\.(.+))?$/;

/**
 * The server's errors, by its paths: `input.quizData.questions.3.answers`.
 * @param sent the quiz that was sent: positions in paths refer to it
 */
export function problemsOf(refused: Messages, sent: QuizContent): Problems {
  const fields: Record<string, string> = {};
  const questions: Record<string, Record<string, string>> = {};
  for (const [path, message] of Object.entries(refused)) {
    const bare = path.replace(/^input\.(?:(?:quizData|data)\.)?/, '');
    const place = questionPath.exec(bare);
    const key = place && sent.questions[Number(place[1])]?.key;
    if (key) questions[key] = { ...questions[key], [place[2] ?? 'question']: message };
    else fields[bare] = message;
  }
  return { fields, questions };
}

/** A question was corrected or removed. */
export function withoutQuestion({ fields, questions }: Problems, key: string): Problems {
  const { [key]: _mended, ...others } = questions;
  return { fields, questions: others };
}

export function withoutFields({ fields, questions }: Problems, names: readonly string[]): Problems {
  const left = Object.entries(fields).filter(([name]) => !names.includes(name) && name !== '');
  return { fields: Object.fromEntries(left), questions };
}
