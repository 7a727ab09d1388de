import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

export interface NavItem {
  readonly label: string;
  readonly to: string;
  /** Paths of screens that belong to this entry and have no entry of their own. */
  readonly within?: readonly string[];
}

/** The main links, in the order of the header. */
export const navItems: readonly NavItem[] = [
  { label: 'Planner', to: paths.planner },
  { label: 'Courses', to: paths.courses, within: [paths.course, paths.coursesV1, paths.courseV1] },
  { label: 'Quizzes', to: paths.quizCategories, within: [paths.practice, paths.quiz] },
  { label: 'Notes', to: paths.notes, within: [paths.note] },
  { label: 'Careers', to: paths.careers },
  { label: 'Canvas', to: paths.canvas },
];

/** The `aria-current` of an entry: 'page' if its own screen is open, 'true' if a screen of `within` is open. */
export function currentOf({ to, within = [] }: NavItem, pathname: string): 'page' | 'true' | undefined {
  if (matchPath(to, pathname)) return 'page';
  return within.some((path) => matchPath(path, pathname)) ? 'true' : undefined;
}
