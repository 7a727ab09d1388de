export function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}

export function attempts(count: number): string {
  return count === 1 ? '1 attempt' : `${count.toLocaleString('en')} attempts`;
}
