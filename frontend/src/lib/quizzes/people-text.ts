/** '1 person', '12 people'. */
export function people(count: number): string {
  return count === 1 ? '1 person' : `${count.toLocaleString('en')} people`;
}

/** '1 person was', '12 people were'. */
export function peopleWere(count: number): string {
  return `${people(count)} ${count === 1 ? 'was' : 'were'}`;
}
