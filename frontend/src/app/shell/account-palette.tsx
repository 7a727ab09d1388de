import { useState } from 'react';
import { failureMessage } from '../../lib/server-failure.ts';
import { useLogOut } from '../../lib/session/use-log-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Failure } from '../../ui/failure.tsx';
import { accountNavItems } from './account-entries.ts';
import { filtered } from './palette-groups.ts';
import { screensFor } from './palette-screens.ts';
import { PaletteWindow } from './palette-window.tsx';
import { type PaletteProps, useGoTo, useSettings } from './palette.tsx';
import { useSearch } from './use-search.ts';

/**
 * What the palette can find for each role, as the placeholder of its field. Most students see no people: only those who
 * added people to a course of their own.
 */
const findsOf = {
  Student: 'Screens, courses, quizzes',
  Instructor: 'Screens, courses, quizzes, questions, people',
  Admin: 'Screens, courses, quizzes, questions, people, accounts',
} as const;

/**
 * The palette for signed-in users. It also finds the user's courses, quizzes, questions and people. Admins also find
 * accounts.
 */
export function AccountPalette({ openCount }: PaletteProps) {
  const session = useSession({ fetches: false });
  const user = session.status === 'signedIn' ? session.user : null;
  const [text, setText] = useState('');
  const { found, problem, isSearching, error, retry } = useSearch(text);
  const logOut = useLogOut();
  const goTo = useGoTo();
  const settings = useSettings();
  const screens = { label: 'Screens', items: screensFor(user?.role ?? null).map(goTo) };
  const leave = {
    id: 'sign-out',
    label: 'Sign out',
    description: '',
    run: () => void logOut(),
  };
  const account = {
    label: 'Account',
    items: [...accountNavItems(user).map(({ label, to }) => goTo({ path: to, label })), leave],
  };
  const results = found.map(({ label, items }) => ({ label, items: items.map(goTo) }));
  return (
    <PaletteWindow
      openCount={openCount}
      text={text}
      onText={setText}
      // The results of the server are not filtered again.
      groups={[...filtered([screens, account], text), ...results, ...filtered(settings, text)]}
      finds={findsOf[user?.role ?? 'Student']}
      problem={problem}
      isSearching={isSearching}
    >
      {error ? (
        <Failure mt="xs" title="The search failed" message={failureMessage(error)} onRetry={retry} />
      ) : null}
    </PaletteWindow>
  );
}
