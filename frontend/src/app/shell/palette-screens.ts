import { paths } from '../../lib/paths.ts';

/** The screens that one can go to by name, whoever one is: those whose address needs no id. */
export const paletteScreens = [
  { path: paths.planner, label: 'Planner', description: 'Plan a course and see the grades you need' },
  { path: paths.home, label: 'Home', description: 'The planner in miniature' },
  { path: paths.courses, label: 'Courses', description: 'Your courses and invitations' },
  { path: paths.quizCategories, label: 'Quizzes', description: 'Practise by category' },
  { path: paths.practice, label: 'Practice', description: 'What you missed, a few cards a day' },
  { path: paths.createQuiz, label: 'Create a quiz', description: 'From scratch, from the bank or generated' },
  { path: paths.questionBank, label: 'Question bank', description: 'Every question, to search and edit' },
  { path: paths.notes, label: 'Notes', description: 'Your own and those of your courses' },
  { path: paths.careers, label: 'Careers', description: 'Search jobs' },
  { path: paths.canvas, label: 'Canvas', description: 'Connect your Canvas account' },
  { path: paths.canvasCourses, label: 'Canvas courses', description: 'The courses you have there' },
  { path: paths.contact, label: 'Contact', description: 'Write to us' },
] as const;

/** The ways into an account, for who is signed out. */
export const entranceScreens = [
  { path: paths.login, label: 'Sign in', description: 'To your account' },
  { path: paths.register, label: 'Create an account', description: 'To keep what you plan' },
] as const;
