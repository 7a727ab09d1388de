import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import styles from './notifications.module.css';
import { colorSchemeManager, theme } from './theme.ts';
import { cssVariablesResolver } from './theme-variables.ts';

interface ProvidersProps {
  children: ReactNode;
  /** 'test' leaves out what needs a real browser, such as transitions. */
  env?: 'default' | 'test';
}

/** What every screen stands in, except for the server's data: see `lib/with-data.tsx`. */
export function Providers({ children, env = 'default' }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={cssVariablesResolver}
      env={env}
    >
      {/* Drawers come from the right, and the buttons of windows stand there. */}
      <Notifications position="bottom-left" classNames={{ root: styles.root ?? '' }} />
      {children}
    </MantineProvider>
  );
}
