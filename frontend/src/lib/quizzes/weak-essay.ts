import { attemptAddress } from './quiz-address.ts';

/** The newest essay about a weak concept, if only essays asked about it. */
interface WeakEssay {
  readonly attemptId: string;
  readonly quizId: string;
  readonly quizTitle: string;
}

interface AskedConcept {
  readonly essay: WeakEssay | null;
}

/** Whether practice can ask about the concept. Practice has no essays, since nobody would grade them. */
export const canBePractised = ({ essay }: AskedConcept): boolean => essay === null;

/** URL of the result with the feedback about an essay. */
export const feedbackAddress = ({ quizId, attemptId }: WeakEssay): string =>
  attemptAddress(quizId, attemptId);

/** URL of the feedback about the weakest concept, if practice can ask about no concept. Null if it can ask about one. */
export function onlyFeedback(concepts: readonly AskedConcept[]): string | null {
  const [weakest] = concepts;
  if (!weakest?.essay || concepts.some(canBePractised)) return null;
  return feedbackAddress(weakest.essay);
}
