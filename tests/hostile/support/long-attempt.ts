import type { Product } from './product.ts';
import { signUp, signUpInstructor, type Visitor } from './visitor.ts';

interface StartedAttempt {
  readonly id: string;
  readonly questions: readonly { readonly id: string }[];
}

export interface LongAttempt {
  readonly student: Visitor;
  readonly id: string;
  /** Number of characters of all answers. Each character has three bytes. */
  readonly characters: number;
}

const essays = 20;
const maxEssayLength = 50_000;

/** A selection of the responses of an attempt. */
export const answeredFields = '{ questions { id response { text } } }';

/** Creates an open attempt with essays of maximum length: 3 MB. */
export async function startLongAttempt(product: Product): Promise<LongAttempt> {
  const teacher = await signUpInstructor(product, 'teacher@markwise.example');
  const questions = Array.from({ length: essays }, (_, at) => ({
    type: 'ESSAY',
    question: `What happened in country ${at}?`,
  }));
  const quizData = { title: 'Countries', questions };
  const quiz = await teacher.post<{ id: string }>('/api/quiz', { quizData, isPublished: true });
  const student = await signUp(product, 'student@markwise.example');
  const attempt = await student.post<StartedAttempt>('/api/attempts', { quizId: quiz.id });
  // The answers are saved one by one, because together they are larger than a body can be.
  for (const { id: questionId } of attempt.questions) {
    const answers = [{ questionId, text: '日'.repeat(maxEssayLength) }];
    await student.post(`/api/attempts/${attempt.id}`, { answers }, 'PATCH');
  }
  return { student, id: attempt.id, characters: essays * maxEssayLength };
}
