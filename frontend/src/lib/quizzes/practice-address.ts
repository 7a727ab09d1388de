import { paths } from '../paths.ts';

/** Search parameter of the practice screen. With it, cards are asked at once, also before they are due. */
export const startsNow = { name: 'start', value: 'now' } as const;
/** Search parameter of the practice screen: ID of the user's attempt whose missed questions are asked at once. */
export const missedIn = 'attempt';

interface PracticeAim {
  /** Only the cards of this course. Null for all cards. */
  courseId: string | null;
  /** Starts with the questions that were missed in this attempt, due or not. */
  attemptId?: string;
}

/** Address at which practice starts at once. */
export function practiceAddress({ courseId, attemptId }: PracticeAim): string {
  const params = new URLSearchParams(courseId === null ? {} : { courseId });
  if (attemptId !== undefined) params.set(missedIn, attemptId);
  params.set(startsNow.name, startsNow.value);
  return `${paths.practice}?${params.toString()}`;
}
