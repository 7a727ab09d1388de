import { checkPoolSizes } from '../../../../../../core/quizzes/question-pools.ts';
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
 * Errors that can be found without the server. Bank questions are valid already, so only their points are
 * checked.
 */
export function problemsIn({ settings, questions }: QuizContent): Problems {
  const messagesByQuestion = questions.map(({ key, bankId, question }) => {
    const messages = checkQuestion(normalizeQuestion(question));
    if (bankId === null) return [key, messages] as const;
    return [key, messages['points'] === undefined ? {} : { points: messages['points'] }] as const;
  });
  return {
    fields: { ...checkQuizSettings(settings), ...checkPoolSizes(settings.pools, questions) },
    questions: Object.fromEntries(
      messagesByQuestion.filter(([, messages]) => Object.keys(messages).length > 0),
    ),
  };
}

const questionPath = /^questions\.(\d+)(?:\.(.+))?$/;

/**
 * Assigns the server's errors to the parts of the screen.
 * @param refused messages by the server's paths: `input.quizData.questions.3.answers`
 * @param sent the quiz that was sent: positions in paths refer to it
 */
export function problemsOf(refused: Messages, sent: QuizContent): Problems {
  const fields: Record<string, string> = {};
  const questions: Record<string, Record<string, string>> = {};
  for (const [path, message] of Object.entries(refused)) {
    const bare = path.replace(/^input\.(?:(?:quizData|data)\.)?/, '');
    const match = questionPath.exec(bare);
    const key = match && sent.questions[Number(match[1])]?.key;
    if (key) questions[key] = { ...questions[key], [match[2] ?? 'question']: message };
    else fields[bare] = message;
  }
  return { fields, questions };
}

/** Without the errors of a question that was edited or removed. */
export function withoutQuestion({ fields, questions }: Problems, key: string): Problems {
  const { [key]: _removed, ...others } = questions;
  return { fields, questions: others };
}

/** Without the errors of pools. */
export function withoutPools({ fields, questions }: Problems): Problems {
  const remaining = Object.entries(fields).filter(([name]) => !/^pools(?:\.|$)/.test(name));
  return { fields: Object.fromEntries(remaining), questions };
}

/** Without the errors of these fields, and without the general ones: any edit may fix them. */
export function withoutFields({ fields, questions }: Problems, names: readonly string[]): Problems {
  const remaining = Object.entries(fields).filter(([name]) => !names.includes(name) && name !== '');
  return { fields: Object.fromEntries(remaining), questions };
}
