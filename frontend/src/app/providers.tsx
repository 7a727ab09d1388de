import { type CSSVariablesResolver, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoticeStrip } from './notice-strip.tsx';
import { colorSchemeManager, theme } from './theme.ts';

/** Mantine's variables for one of our colours, set to the tokens of that colour. */
function variablesOf(name: string, hover: string, soft: string): Record<string, string> {
  const color = `--mantine-color-${name}`;
  return {
    [`${color}-text`]: `var(--${name})`,
    [`${color}-filled`]: `var(--${name})`,
    [`${color}-filled-hover`]: hover,
    [`${color}-light`]: soft,
    [`${color}-light-hover`]: soft,
    [`${color}-light-color`]: `var(--${name})`,
    [`${color}-outline`]: `var(--${name})`,
    [`${color}-outline-hover`]: soft,
  };
}

const darker = (name: string) => `color-mix(in srgb, var(--${name}), var(--text) 14%)`;

/**
 * Mantine's variables, set to the tokens of styles/tokens.css, whose values depend on the theme. `body` is
 * the surface of cards, drawers and menus. The page behind them is `--bg`.
 */
const tokenVariables: Record<string, string> = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-ink)',
  ...variablesOf('ink', 'var(--ink-hover)', 'var(--ink-soft)'),
  ...variablesOf('danger', darker('danger'), 'var(--danger-bg)'),
  ...variablesOf('ok', darker('ok'), 'var(--ok-bg)'),
};

const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  // Mantine's own colour for a hovered menu item has too little contrast in the dark theme.
  light: { ...tokenVariables, '--menu-item-hover': 'var(--sunken)' },
  dark: { ...tokenVariables, '--menu-item-hover': 'var(--line)' },
});

interface ProvidersProps {
  children: ReactNode;
  /** 'test' disables features that need a real browser, such as transitions. */
  env?: 'default' | 'test';
}

/** The providers that every screen needs. `lib/with-data.tsx` adds the provider of server data. */
export function Providers({ children, env = 'default' }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={cssVariablesResolver}
      env={env}
    >
      {children}
      <NoticeStrip />
    </MantineProvider>
  );
}
