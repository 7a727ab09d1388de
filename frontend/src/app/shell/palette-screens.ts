import { newNoteAddress } from '../../lib/notes/note-address.ts';
import { paths } from '../../lib/paths.ts';

type Role = 'Student' | 'Instructor' | 'Admin';

interface PaletteScreen {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  /** Roles that can use the screen. Undefined: signed-out users, too. */
  readonly roles?: readonly Role[];
}

const signedIn = ['Student', 'Instructor', 'Admin'] as const;
const teaching = ['Instructor', 'Admin'] as const;

/** Screens that can be opened by name: their URLs need no ID. */
const screens: readonly PaletteScreen[] = [
  { path: paths.planner, label: 'Planner', description: 'Plan a course and see the grades you need' },
  { path: paths.home, label: 'Home', description: 'What comes next' },
  { path: paths.courses, label: 'Courses', description: 'Your courses and invitations', roles: signedIn },
  { path: paths.quizCategories, label: 'Quizzes', description: 'All quizzes, by category', roles: signedIn },
  {
    path: paths.practice,
    label: 'Practice',
    description: 'Review what you missed, a few cards a day',
    roles: signedIn,
  },
  { path: paths.notes, label: 'Notes', description: 'Your notes, by title, text and tags', roles: signedIn },
  {
    path: newNoteAddress(),
    label: 'New note',
    description: 'Write a note, saved as you type',
    roles: signedIn,
  },
  {
    path: paths.createQuiz,
    label: 'Create a quiz',
    description: 'From scratch, from the bank or generated',
    roles: teaching,
  },
  {
    path: paths.questionBank,
    label: 'Question bank',
    description: 'Search and edit your questions',
    roles: teaching,
  },
  ...[
    {
      tab: 'users&list=invitations',
      label: 'Invitations',
      description: 'People invited to create an account',
    },
    { tab: 'requests', label: 'Requests', description: 'Students who ask to become instructors' },
    { tab: 'look-up', label: 'Look up', description: 'Find the accounts of a list of addresses' },
    { tab: 'messages', label: 'Messages', description: 'What users wrote to this site' },
    { tab: 'audit', label: 'Audit log', description: 'Who changed roles, permissions and grades' },
  ].map(({ tab, ...screen }) => ({
    ...screen,
    path: `${paths.manageUsers}?tab=${tab}`,
    roles: ['Admin'] as const,
  })),
  { path: paths.careers, label: 'Careers', description: 'Not available yet' },
  { path: paths.canvas, label: 'Canvas', description: 'Not available yet' },
  { path: paths.contact, label: 'Contact', description: 'Write to us' },
];

/** The screens that a user with this role can use. Null: signed out. */
export function screensFor(role: string | null): readonly PaletteScreen[] {
  return screens.filter(({ roles }) => roles === undefined || roles.some((each) => each === role));
}
