import type { ReactElement } from 'react';
import type { ComingPath } from '../features/coming/coming-descriptions.ts';
import type { LazyChunk } from '../lib/lazy-chunk.ts';
import { paths } from '../lib/paths.ts';
import { sessionHint, useSessionHint } from '../lib/session/session-hint.ts';
import {
  AcceptInvitationScreen,
  AccessScreen,
  AssignmentScreen,
  ComingScreen,
  ContactScreen,
  CoursesScreen,
  DashboardScreen,
  DisplayAccountScreen,
  HomeScreen,
  LoginScreen,
  ManageUsersScreen,
  MyAccountScreen,
  NoteScreen,
  NotesScreen,
  PlannerScreen,
  PracticeScreen,
  PublicNoteScreen,
  QuestionBankScreen,
  QuizBuilderScreen,
  QuizScreen,
  QuizzesScreen,
  RegisterScreen,
  RequestResetScreen,
  ResetPasswordScreen,
  UpgradeScreen,
  VerifyScreen,
} from './screens.ts';

/** Home: an introduction, or the courses of the signed-in user. */
function Home() {
  return useSessionHint() ? <DashboardScreen /> : <HomeScreen />;
}

function preloadHome(): void {
  // `vite/first-paint.ts` requests this code on Home for everyone, because it does not check who is signed in.
  HomeScreen.preload();
  if (sessionHint.read() !== null) DashboardScreen.preload();
}

export interface AppRoute {
  readonly path: string;
  /** Title of the document. Also the heading of a screen without a better one. */
  readonly title: string;
  readonly element: ReactElement;
  /** Preloads the screen's code. */
  readonly preload: () => void;
  /** Squared paper as background: for screens with planning, never behind long text. */
  readonly paper?: boolean;
}

const coming = (path: ComingPath, title: string): AppRoute => ({
  path,
  title,
  element: <ComingScreen path={path} title={title} />,
  preload: ComingScreen.preload,
});

const screen = (path: string, title: string, Screen: LazyChunk<object>): AppRoute => ({
  path,
  title,
  element: <Screen />,
  preload: Screen.preload,
});

const planner = (path: string, title: string): AppRoute => ({
  path,
  title,
  element: <PlannerScreen />,
  preload: PlannerScreen.preload,
  paper: true,
});

/** The access dialog. Only a site that requires access has this route. */
export const accessRoute = screen(paths.validate, 'Website access', AccessScreen);

/** Every route of the site. Any other path shows Home. */
export const routes: readonly AppRoute[] = [
  {
    path: paths.home,
    title: 'Know the grade you need',
    element: <Home />,
    preload: preloadHome,
    paper: true,
  },
  planner(paths.planner, 'Planner'),
  screen(paths.courses, 'Saved courses', CoursesScreen),
  screen(paths.coursesV1, 'Saved courses', CoursesScreen),
  planner(paths.course, 'A saved course'),
  planner(paths.courseV1, 'A saved course'),
  screen(paths.assignment, 'An assignment', AssignmentScreen),
  screen(paths.publicNote, 'A course note', PublicNoteScreen),
  screen(paths.notes, 'Notes', NotesScreen),
  screen(paths.note, 'A note', NoteScreen),
  screen(paths.quizCategories, 'Quizzes', QuizzesScreen),
  screen(paths.practice, 'Practice', PracticeScreen),
  screen(paths.quiz, 'A quiz', QuizScreen),
  screen(paths.createQuiz, 'Create a quiz', QuizBuilderScreen),
  screen(paths.manageQuiz, 'Quizzes of a course', QuizBuilderScreen),
  screen(paths.questionBank, 'Question bank', QuestionBankScreen),
  coming(paths.canvas, 'Canvas'),
  coming(paths.canvasCourses, 'Canvas courses'),
  coming(paths.canvasCourse, 'A Canvas course'),
  coming(paths.canvasCourseHome, 'Canvas course home'),
  coming(paths.canvasModules, 'Canvas modules'),
  coming(paths.canvasQuizzes, 'Canvas quizzes'),
  coming(paths.canvasAssignments, 'Canvas assignments'),
  coming(paths.courseHomeV1, 'Course home'),
  coming(paths.canvasQuizEditV1, 'Edit a Canvas quiz'),
  coming(paths.careers, 'Careers'),
  screen(paths.login, 'Sign in', LoginScreen),
  screen(paths.register, 'Create an account', RegisterScreen),
  screen(paths.verifyUser, 'Verify your email', VerifyScreen),
  screen(paths.requestPasswordReset, 'Reset your password', RequestResetScreen),
  screen(paths.resetPassword, 'Set a new password', ResetPasswordScreen),
  screen(paths.acceptInvitation, 'Accept the invitation', AcceptInvitationScreen),
  screen(paths.myAccount, 'My account', MyAccountScreen),
  screen(paths.displayAccount, 'Account', DisplayAccountScreen),
  screen(paths.upgradeForm, 'Faculty upgrade', UpgradeScreen),
  screen(paths.manageUsers, 'Manage users', ManageUsersScreen),
  screen(paths.contact, 'Contact us', ContactScreen),
];
