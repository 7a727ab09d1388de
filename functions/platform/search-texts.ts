import { checkSearch } from '../../core/search/words.ts';
import { badUserInput } from './errors.ts';
import { problemsIn } from './text-problems.ts';

/** Throws BAD_USER_INPUT if a text is too long to search for. `texts`: search texts by the path of their argument. */
export function requireSearchable(texts: Readonly<Record<string, string | null | undefined>>): void {
  const problems = problemsIn(
    Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, checkSearch(text ?? '')])),
  );
  if (Object.keys(problems).length > 0) throw badUserInput(problems);
}
