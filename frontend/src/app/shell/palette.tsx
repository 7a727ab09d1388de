// Not the layered one: these styles come earlier in the document than the kit's own, and would lose to them.
import '@mantine/spotlight/styles.css';
import { useMantineColorScheme } from '@mantine/core';
import {
  Spotlight,
  spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './palette.module.css';
import { entranceScreens, paletteScreens } from './palette-screens.ts';

export interface PaletteProps {
  /** How often it was asked for; each time it opens. */
  asked: number;
  /** What belongs to the account; without it, the ways into one. */
  account?: SpotlightActionData[];
}

/** Goes to any screen, and switches the theme, by a few letters. */
export function Palette({ asked, account }: PaletteProps) {
  const actions = useActions(account);
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  return (
    <Spotlight
      actions={actions}
      classNames={styles}
      nothingFound="Nothing by that name"
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
        { id: 'auto', label: 'Theme of the system', onClick: () => setColorScheme('auto') },
        { id: 'light', label: 'Light theme', onClick: () => setColorScheme('light') },
        { id: 'dark', label: 'Dark theme', onClick: () => setColorScheme('dark') },
      ],
    },
  ];
}

/** To a page of the server's own. */
const leaveTo = (address: string) => window.location.assign(address);
