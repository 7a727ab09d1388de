import { paths } from '../../lib/paths.ts';

/** The main places, in the order of the header. */
export const places = [
  { label: 'Planner', to: paths.planner },
  { label: 'Courses', to: paths.courses },
  { label: 'Quizzes', to: paths.quizCategories },
  { label: 'Notes', to: paths.notes },
  { label: 'Careers', to: paths.careers },
  { label: 'Canvas', to: paths.canvas },
] as const;
