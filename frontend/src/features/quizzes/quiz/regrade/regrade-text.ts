export function attempts(count: number): string {
  return count === 1 ? '1 attempt' : `${count.toLocaleString('en')} attempts`;
}
