import { lazyChunk } from '../lib/lazy-chunk.ts';
import { withData } from '../lib/with-data.tsx';

/**
 * Every part of the site whose code is loaded on first use, with the number that its error message shows.
 * Parts of a screen have other numbers: 5 to 7 and 45 are in `features/planner/share/share-chunks.ts`, 16 in
 * `features/accounts/password/new-password-field.tsx`, 30 to 33, 36 to 39, 44 and 61 to 64 in
 * `features/planner/saved/saved-course-chunks.ts`, 55 in `features/planner/panel/panel-body.tsx`, 73 in
 * `features/notes/public/public-note-reader.tsx`.
 */
export const HomeScreen = lazyChunk(
  1,
  async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
);

export const PlannerScreen = lazyChunk(
  2,
  async () => (await import('../features/planner/planner-screen.tsx')).PlannerScreen,
);

export const ComingScreen = lazyChunk(
  3,
  async () => (await import('../features/coming/coming-screen.tsx')).ComingScreen,
);

export const Palette = lazyChunk(4, async () => (await import('./shell/palette.tsx')).Palette);

export const AccountPalette = lazyChunk(
  19,
  withData(async () => (await import('./shell/account-palette.tsx')).AccountPalette),
);

export const SessionProvider = lazyChunk(
  8,
  withData(async () => (await import('./session/session-provider.tsx')).SessionProvider),
);

export const AccountMenu = lazyChunk(
  9,
  withData(async () => (await import('./shell/account-menu.tsx')).AccountMenu),
);

export const AccountLinks = lazyChunk(
  10,
  withData(async () => (await import('./shell/account-links.tsx')).AccountLinks),
);

export const LoginScreen = lazyChunk(
  11,
  withData(async () => {
    // Both are needed after signing in.
    SessionProvider.preload();
    AccountMenu.preload();
    return (await import('../features/accounts/login/login-screen.tsx')).LoginScreen;
  }),
);

export const RegisterScreen = lazyChunk(
  12,
  withData(async () => (await import('../features/accounts/register/register-screen.tsx')).RegisterScreen),
);

export const VerifyScreen = lazyChunk(
  13,
  withData(async () => (await import('../features/accounts/verify/verify-screen.tsx')).VerifyScreen),
);

export const RequestResetScreen = lazyChunk(
  14,
  withData(
    async () => (await import('../features/accounts/reset/request-reset-screen.tsx')).RequestResetScreen,
  ),
);

export const ResetPasswordScreen = lazyChunk(
  15,
  withData(
    async () => (await import('../features/accounts/reset/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
);

export const AcceptInvitationScreen = lazyChunk(
  20,
  withData(
    async () =>
      (await import('../features/accounts/invitation/accept-invitation-screen.tsx')).AcceptInvitationScreen,
  ),
);

export const MyAccountScreen = lazyChunk(
  17,
  withData(async () => (await import('../features/accounts/own/my-account-screen.tsx')).MyAccountScreen),
);

export const CoursesScreen = lazyChunk(
  34,
  withData(async () => (await import('../features/courses/courses-screen.tsx')).CoursesScreen),
);

export const ContactScreen = lazyChunk(
  40,
  withData(async () => (await import('../features/support/contact-screen.tsx')).ContactScreen),
);

export const UpgradeScreen = lazyChunk(
  41,
  withData(async () => (await import('../features/support/upgrade-screen.tsx')).UpgradeScreen),
);

export const QuizzesScreen = lazyChunk(
  50,
  withData(async () => (await import('../features/quizzes/list/quizzes-screen.tsx')).QuizzesScreen),
);

export const PracticeScreen = lazyChunk(
  51,
  withData(async () => (await import('../features/practice/practice-screen.tsx')).PracticeScreen),
);

export const QuizScreen = lazyChunk(
  53,
  withData(async () => (await import('../features/quizzes/quiz/quiz-screen.tsx')).QuizScreen),
);

export const DashboardScreen = lazyChunk(
  35,
  withData(async () => (await import('../features/courses/dashboard-screen.tsx')).DashboardScreen),
);

export const ManageUsersScreen = lazyChunk(
  42,
  withData(async () => (await import('../features/admin/manage-users-screen.tsx')).ManageUsersScreen),
);

export const DisplayAccountScreen = lazyChunk(
  18,
  withData(
    async () =>
      (await import('../features/accounts/display/display-account-screen.tsx')).DisplayAccountScreen,
  ),
);

export const AccessScreen = lazyChunk(
  43,
  withData(async () => (await import('../features/access/access-screen.tsx')).AccessScreen),
);

export const QuestionBankScreen = lazyChunk(
  52,
  withData(
    async () => (await import('../features/quizzes/bank/question-bank-screen.tsx')).QuestionBankScreen,
  ),
);

export const QuizBuilderScreen = lazyChunk(
  60,
  withData(
    async () => (await import('../features/quizzes/builder/quiz-builder-screen.tsx')).QuizBuilderScreen,
  ),
);

export const NotesScreen = lazyChunk(
  70,
  withData(async () => (await import('../features/notes/notes-screen.tsx')).NotesScreen),
);

export const NoteScreen = lazyChunk(
  71,
  withData(async () => (await import('../features/notes/note-screen.tsx')).NoteScreen),
);

export const PublicNoteScreen = lazyChunk(
  72,
  withData(async () => (await import('../features/notes/public/public-note-screen.tsx')).PublicNoteScreen),
);

export const AssignmentScreen = lazyChunk(
  74,
  withData(async () => (await import('../features/assignments/assignment-screen.tsx')).AssignmentScreen),
);
