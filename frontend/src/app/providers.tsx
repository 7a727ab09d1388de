import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
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
      <Notifications position="bottom-center" />
      {children}
    </MantineProvider>
  );
}
