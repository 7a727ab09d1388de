import { useMantineColorScheme } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { filtered, type PaletteGroup } from './palette-groups.ts';
import { PaletteWindow } from './palette-window.tsx';
import { screensFor } from './palette-screens.ts';

/** Screens for signing in and registering. */
const entranceScreens = [
  { path: paths.login, label: 'Sign in', description: 'To your account' },
  { path: paths.register, label: 'Create an account', description: 'To save your plans' },
];

export interface PaletteProps {
  /** Number of requests to open the palette. It opens each time this number grows. */
  openCount: number;
}

/** The palette for signed-out users: opens a screen or switches the theme after a few typed letters. */
export function Palette({ openCount }: PaletteProps) {
  const [text, setText] = useState('');
  const goTo = useGoTo();
  const settings = useSettings();
  const groups = [
    { label: 'Screens', items: screensFor(null).map(goTo) },
    { label: 'Account', items: entranceScreens.map(goTo) },
    ...settings,
  ];
  return (
    <PaletteWindow
      openCount={openCount}
      text={text}
      onText={setText}
      groups={filtered(groups, text)}
      finds="Screens"
    />
  );
}

interface Destination {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  /** If omitted, the path. */
  readonly id?: string;
}

/** Makes an item that opens a screen. */
export function useGoTo() {
  const navigate = useNavigate();
  return ({ path, label, description, id = path }: Destination) => ({
    id,
    label,
    description: description ?? '',
    run: () => void navigate(path),
  });
}

/** The items of the palette that every user has in addition to screens. */
export function useSettings(): PaletteGroup[] {
  const { setColorScheme } = useMantineColorScheme();
  return [
    {
      label: 'For developers',
      items: [
        { id: 'docs', label: 'API docs', description: 'The REST routes', run: () => leaveTo('/api/docs') },
        { id: 'graphql', label: 'GraphQL', description: 'Try the schema', run: () => leaveTo('/graphql') },
      ],
    },
    {
      label: 'Theme',
      items: [
        { id: 'auto', label: 'System theme', description: '', run: () => setColorScheme('auto') },
        { id: 'light', label: 'Light theme', description: '', run: () => setColorScheme('light') },
        { id: 'dark', label: 'Dark theme', description: '', run: () => setColorScheme('dark') },
      ],
    },
  ];
}

/** Opens a page that the server renders itself. */
const leaveTo = (address: string) => window.location.assign(address);
