import type { Term } from './term-book.ts';
import { alike, classOf } from './term-classes.ts';

/** Whether the text shows that two terms are of one kind. */
export function areKin(one: Term, other: Term): boolean {
  for (const group of one.groups) if (other.groups.has(group)) return true;
  return false;
}

/** Whether they are in a group that options can be from. */
export function areClose(one: Term, other: Term): boolean {
  return [...one.groups].some(
    (group) =>
      !wide.test(group) &&
      other.groups.has(group) &&
      (!isLooseGroup(group) || (isTopic(one) && isTopic(other))),
  );
}

/** A domain in a section is too wide: there, an idea and a process are alike. */
const wide = /^section /;
/** Groups from the closest to the widest. */
const closeness = ['head', 'list', 'genus', 'ending', 'verb'] as const;

function closenessOf(group: string): number {
  const at = closeness.findIndex((kind) => group.startsWith(`${kind} `));
  return at < 0 ? closeness.length : at;
}

const subjectOf = ['_ verb', '_ is', '_ are', '_ was', '_ were', '_ has', '_ have', '_ can'];

/** Whether the text says something about the term. */
function isTopic({ definition, isMarked, context }: Term): boolean {
  return definition !== null || isMarked || subjectOf.some((around) => context.has(around));
}

/** 'Plural form' and 'verb form' only share a word, so the text has to speak about both. */
function isLooseGroup(group: string): boolean {
  return group.startsWith('head ');
}

export function isInGroup(term: Term, group: string): boolean {
  return term.groups.has(group) && (!isLooseGroup(group) || isTopic(term));
}

/**
 * The groups that wrong options can be from, the closest first: all of one group, so that none of them is the odd one out. Names of
 * alike classes need no group (null).
 */
export function groupsFor(asked: Term): readonly (string | null)[] {
  if (alike.test(classOf(asked))) return [null];
  return [...asked.groups]
    .filter((group) => !wide.test(group) && isInGroup(asked, group))
    .toSorted((a, b) => closenessOf(a) - closenessOf(b));
}
