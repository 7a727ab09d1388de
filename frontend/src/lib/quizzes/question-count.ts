/** '1 question', '1,200 questions'. */
export function questionCountText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`;
}
