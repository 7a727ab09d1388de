const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'question 2', 'questions 2, 3 and 5'; `places` from 0. */
export function questionsText(places: readonly number[]): string {
  const numbers = listed.format(places.map((place) => String(place + 1)));
  return `${places.length === 1 ? 'question' : 'questions'} ${numbers}`;
}
