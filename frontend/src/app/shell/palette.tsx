// Imports `styles.css`, not `styles.layer.css`. These styles come before Mantine's core styles in the document,
// so the core styles would override them within the same layer.
import '@mantine/spotlight/styles.css';
import { useMantineColorScheme } from '@mantine/core';
import {
  spotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import styles from './palette.module.css';

/** Screens that every user can open by name: their URLs need no ID. */
const paletteScreens = [
  { path: paths.planner, label: 'Planner', description: 'Plan a course and see the grades you need' },
  { path: paths.home, label: 'Home', description: 'Try a small planner' },
  { path: paths.courses, label: 'Courses', description: 'Your courses and invitations' },
  { path: paths.quizCategories, label: 'Quizzes', description: 'Practise by category' },
  { path: paths.practice, label: 'Practice', description: 'Review what you missed, a few cards a day' },
  { path: paths.createQuiz, label: 'Create a quiz', description: 'From scratch, from the bank or generated' },
  { path: paths.questionBank, label: 'Question bank', description: 'Search and edit your questions' },
  { path: paths.notes, label: 'Notes', description: 'Your notes and the notes of your courses' },
  { path: paths.careers, label: 'Careers', description: 'Search jobs' },
  { path: paths.canvas, label: 'Canvas', description: 'Connect your Canvas account' },
  { path: paths.canvasCourses, label: 'Canvas courses', description: 'Your courses in Canvas' },
  { path: paths.contact, label: 'Contact', description: 'Write to us' },
] as const;

/** Screens for signing in and registering, for signed-out users. */
const entranceScreens = [
  { path: paths.login, label: 'Sign in', description: 'To your account' },
  { path: paths.register, label: 'Create an account', description: 'To save your plans' },
] as const;

export interface PaletteProps {
  /** Number of requests to open the palette. It opens each time this number grows. */
  asked: number;
  /** Links of the account. If omitted, the palette has links to sign in and register. */
  account?: SpotlightActionData[];
}

/** Opens any screen, or switches the theme, after a few typed letters. */
export function Palette({ asked, account }: PaletteProps) {
  const actions = useActions(account);
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  return (
    <Spotlight
      actions={actions}
      classNames={styles}
      nothingFound="No screens found"
      scrollable
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Search' } }}
      searchProps={{
        leftSection: <IconSearch size={20} aria-hidden />,
        placeholder: 'Go to a screen…',
        'aria-label': 'Go to a screen',
      }}
    />
  );
}

function useActions(account?: SpotlightActionData[]): SpotlightActionGroupData[] {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const goTo = ({ path, label, description }: Record<'path' | 'label' | 'description', string>) => ({
    id: path,
    label,
    description,
    onClick: () => void navigate(path),
  });
  return [
    { group: 'Screens', actions: paletteScreens.map(goTo) },
    { group: 'Account', actions: account ?? entranceScreens.map(goTo) },
    {
      group: 'For developers',
      actions: [
        {
          id: 'docs',
          label: 'API docs',
          description: 'The REST routes',
          onClick: () => leaveTo('/api/docs'),
        },
        {
          id: 'graphql',
          label: 'GraphQL',
          description: 'Try the schema',
          onClick: () => leaveTo('/graphql'),
        },
      ],
    },
    {
      group: 'Theme',
      actions: [
        { id: 'auto', label: 'System theme', onClick: () => setColorScheme('auto') },
        { id: 'light', label: 'Light theme', onClick: () => setColorScheme('light') },
        { id: 'dark', label: 'Dark theme', onClick: () => setColorScheme('dark') },
      ],
    },
  ];
}

/** Opens a page that the server renders itself. */
const leaveTo = (address: string) => window.location.assign(address);
