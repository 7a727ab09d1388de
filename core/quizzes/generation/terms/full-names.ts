import { shorterNames, withoutTitle } from './name-kinds.ts';
import type { Term } from './term.ts';

/** The name without its title, unless only one word is left: 'Isaac Newton' for 'Sir Isaac Newton', 'Queen Victoria'. */
function untitled(name: string): string {
  const plain = withoutTitle(name);
  return plain.includes(' ') ? plain : name;
}

/** All names that can mean the person with this full name: its shorter names, its name without a title, its first name. */
function namesOf(fullName: string): string[] {
  const plain = withoutTitle(fullName);
  const [first = ''] = plain.split(' ');
  return [...shorterNames(fullName), ...shorterNames(plain), plain, first].filter(
    (name) => name !== fullName,
  );
}

/** Whether a name can mean the person with this full name. At the start of a sentence, 'von Frisch' has a capital letter. */
function isNamedBy(fullName: string, name: string): boolean {
  return namesOf(fullName).some((other) => other.toLowerCase() === name.toLowerCase());
}

/** Sets the full name of each name that means exactly one person of the text. `people`: the names of people. */
export function setFullNames(names: readonly Term[], people: readonly Term[]): void {
  const longer = new Map<string, Set<string>>();
  for (const { text } of people)
    for (const short of namesOf(text)) {
      const key = short.toLowerCase();
      longer.set(key, (longer.get(key) ?? new Set()).add(untitled(text)));
    }
  for (const term of names) {
    const found = [...(longer.get(term.text.toLowerCase()) ?? [])];
    // 'von Frisch' is itself a shorter name of 'Karl von Frisch'.
    const longest = found.filter((name) => !found.some((other) => isNamedBy(other, name)));
    const [fullName = null] = longest;
    term.fullName = longest.length === 1 && fullName !== term.text ? fullName : null;
  }
}

/** The name of a term as a concept: one name for 'Frisch', 'von Frisch' and 'Karl von Frisch'. */
export function conceptOf({
  text,
  fullName,
  nameKind,
}: Pick<Term, 'text' | 'fullName' | 'nameKind'>): string {
  return fullName ?? (nameKind === 'PERSON' ? untitled(text) : text);
}
