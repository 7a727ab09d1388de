import type { Term } from './term.ts';
import { alike, classOf } from './term-classes.ts';

/** Whether two terms are of the same kind according to the text: they are in a common group. */
export function areKin(one: Term, other: Term): boolean {
  for (const group of one.groups) if (other.groups.has(group)) return true;
  return false;
}

/** Whether two terms are in a common group that is narrow enough for options. */
export function areClose(one: Term, other: Term): boolean {
  return [...one.groups].some(
    (group) =>
      !wideGroup.test(group) &&
      other.groups.has(group) &&
      (!isLooseGroup(group) || (isTopic(one) && isTopic(other))),
  );
}

/** Groups that are too wide for options: in a section, an idea and a process can have the same domain. */
const wideGroup = /^section /;
/** Groups from the closest to the widest. */
const closeness = ['head', 'list', 'genus', 'ending', 'verb'] as const;

function closenessOf(group: string): number {
  const at = closeness.findIndex((kind) => group.startsWith(`${kind} `));
  return at < 0 ? closeness.length : at;
}

/** Contexts that a term has as the subject of a sentence. */
const subjectContexts = ['_ verb', '_ is', '_ are', '_ was', '_ were', '_ has', '_ have', '_ can'];

/** Whether the text says something about the term. */
function isTopic({ definition, isMarked, context }: Term): boolean {
  return definition !== null || isMarked || subjectContexts.some((around) => context.has(around));
}

/**
 * Whether a group only means that terms share their last word, such as 'plural form' and 'verb form'. Terms of such a
 * group are only used if the text says something about them.
 */
function isLooseGroup(group: string): boolean {
  return group.startsWith('head ');
}

/** Whether a term can be an option for another term of the group. */
export function isInGroup(term: Term, group: string): boolean {
  return term.groups.has(group) && (!isLooseGroup(group) || isTopic(term));
}

/**
 * The groups for the wrong options of a term, the closest group first. All options of a question are from one group, so
 * that no option is noticed. Null means that no group is needed, as for names of people or places.
 */
export function groupsFor(asked: Term): readonly (string | null)[] {
  if (alike.test(classOf(asked))) return [null];
  return [...asked.groups]
    .filter((group) => !wideGroup.test(group) && isInGroup(asked, group))
    .toSorted((a, b) => closenessOf(a) - closenessOf(b));
}
