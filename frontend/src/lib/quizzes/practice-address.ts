import { paths } from '../paths.ts';

/** Search parameter of the practice screen. With it, cards are asked at once, also before they are due. */
export const startsNow = { name: 'start', value: 'now' } as const;

/** Address at which practice starts at once. `courseId`: only the cards of this course. Null for all cards. */
export function practiceAddress(courseId: string | null): string {
  const params = new URLSearchParams(courseId === null ? {} : { courseId });
  params.set(startsNow.name, startsNow.value);
  return `${paths.practice}?${params.toString()}`;
}
