import { shuffled, type Random } from '../../../core/quizzes/random.ts';
import type { Product } from './product.ts';
import { Visitor } from './visitor.ts';

export interface ShownPart {
  readonly id: string;
  readonly text: string;
}

/** A question as a student sees it. */
export interface ShownQuestion {
  readonly id: string;
  readonly type: string;
  readonly question_text: string;
  readonly answers: readonly ShownPart[];
  readonly matchPrompts: readonly ShownPart[];
  readonly matchOptions: readonly ShownPart[];
}

export interface ShownAttempt {
  readonly id: string;
  readonly questions: readonly ShownQuestion[];
}

/** A question as its author wrote it. */
export interface WrittenQuestion {
  readonly type: 'MULTIPLE_CHOICE' | 'MATCHING';
  readonly question: string;
  readonly answers: readonly string[];
  /** Numbers of the correct answers: always the first, since many authors write the correct answer first. */
  readonly correctAnswer: readonly number[];
  readonly pairs: readonly { readonly left: string; readonly right: string }[];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a function that makes random words, without duplicates. */
export function wordMaker(random: Random): () => string {
  const usedWords = new Set<string>();
  return () => {
    for (;;) {
      const length = 3 + Math.floor(random() * 8);
      const word = Array.from({ length }, () => letters[Math.floor(random() * 26)]).join('');
      if (usedWords.has(word)) continue;
      usedWords.add(word);
      return word;
    }
  };
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Questions with random words. The correct answer is always the first. */
export function writtenQuestions(
  random: Random,
  {
    choices,
    answers,
    matching,
    pairs,
  }: Readonly<Record<'choices' | 'answers' | 'matching' | 'pairs', number>>,
): WrittenQuestion[] {
  const word = wordMaker(random);
  return shuffled(
    [
      ...times(choices, (at): WrittenQuestion => ({
        type: 'MULTIPLE_CHOICE',
        question: `Which is it, ${at + 1}?`,
        answers: times(answers, word),
        correctAnswer: [1],
        pairs: [],
      })),
      ...times(matching, (at): WrittenQuestion => ({
        type: 'MATCHING',
        question: `Which belong together, ${at + 1}?`,
        answers: [],
        correctAnswer: [],
        pairs: times(pairs, () => ({ left: word(), right: word() })),
      })),
    ],
    random,
  );
}

/** Publishes a quiz that shuffles answers. Returns its ID. */
export async function publish(
  teacher: Visitor,
  questions: readonly WrittenQuestion[],
  settings: object,
): Promise<string> {
  const quizData = { title: 'Orders', ...settings, questions };
  const { id } = await teacher.post<{ id: string }>('/api/quiz', { quizData, isPublished: true });
  return id;
}

/** Starts `count` attempts and submits each without answers. Returns the attempts as they were when they started. */
export async function takeAttempts(student: Visitor, quizId: string, count: number): Promise<ShownAttempt[]> {
  const attempts: ShownAttempt[] = [];
  for (let number = 1; number <= count; number += 1) {
    const attempt = await student.post<ShownAttempt>('/api/attempts', { quizId });
    await student.post(`/api/attempts/${attempt.id}/submit`);
    attempts.push(attempt);
  }
  return attempts;
}

/** Stops the server, so that another one can use its data folder. */
export async function stop({ process: server }: Product): Promise<void> {
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGTERM');
  await ended;
}

/** A flag of Node.js that sets a server's clock this many milliseconds ahead. */
export function clockAhead(milliseconds: number): readonly string[] {
  const source = `const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length === 0) super(Real.now() + ${milliseconds}); else super(...given); }
      static now() { return Real.now() + ${milliseconds}; }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(source)}`];
}
