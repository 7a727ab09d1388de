export function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}

export function peopleWere(count: number): string {
  return `${people(count)} ${count === 1 ? 'was' : 'were'}`;
}
