import {
  CloseButton,
  Combobox,
  createTheme,
  defaultVariantColorsResolver,
  Dialog,
  Drawer,
  localStorageColorSchemeManager,
  Menu,
  Modal,
  Notification,
  SegmentedControl,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** `first-paint/color-scheme.js` reads the same key before the app has started. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'markwise-theme' });

const slate: MantineColorsTuple = [
  '#f0f3f7',
  '#e6ecf2',
  '#dce2ea',
  '#c3cbd7',
  '#a3adbd',
  '#7f8a9d',
  '#66728a',
  '#505e77',
  '#303e5a',
  '#14203a',
];

const night: MantineColorsTuple = [
  '#e8edf5',
  '#c6cfdd',
  '#a5b1c3',
  '#8a98ae',
  '#73829a',
  '#2b3645',
  '#1e2734',
  '#171e29',
  '#121823',
  '#0e131b',
];

/** A colour whose shades are all the same token: the token's value changes with the theme. */
const token = (name: string): MantineColorsTuple => {
  const value = `var(--${name})`;
  return [value, value, value, value, value, value, value, value, value, value];
};

/** The tokens of our colours: `on` for text on the colour, `soft` for a pale background. See styles/tokens.css. */
const tokenColors: Record<string, { on: string; soft: string }> = {
  ink: { on: 'var(--on-ink)', soft: 'var(--ink-soft)' },
  danger: { on: 'var(--surface)', soft: 'var(--danger-bg)' },
  ok: { on: 'var(--surface)', soft: 'var(--ok-bg)' },
};

/**
 * Mantine computes hover and contrast colours from hex values. Tokens have no hex values, so these colours are listed
 * here.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor;
  const resolved = defaultVariantColorsResolver(input);
  if (color === 'gray' && input.variant === 'subtle')
    return { ...resolved, hover: 'var(--sunken)', hoverColor: 'var(--text)', color: 'var(--muted)' };
  const tokens = tokenColors[color];
  if (!tokens) return resolved;
  if (input.variant === 'filled') return { ...resolved, color: tokens.on };
  if (input.variant === 'light')
    return { ...resolved, background: tokens.soft, hover: tokens.soft, color: `var(--${color})` };
  if (input.variant === 'subtle') return { ...resolved, hover: tokens.soft, color: `var(--${color})` };
  return resolved;
};

const closeLabel = { 'aria-label': 'Close' };
/** For windows over the page. Their header has no role, because it would be a second banner landmark. */
const overlay = {
  defaultProps: { closeButtonProps: closeLabel, attributes: { header: { role: 'none' } } },
  styles: {
    title: { fontSize: '17px', fontWeight: 700 },
    // They end above the notices: see notice-strip.module.css.
    inner: { bottom: 'var(--notice-strip, 0px)' },
    content: {
      '--modal-content-max-height': 'calc(var(--window-height) - var(--modal-y-offset) * 2)',
      '--notice-strip': '0px',
    },
  },
};

export const theme = createTheme({
  primaryColor: 'ink',
  colors: { gray: slate, dark: night, ink: token('ink'), danger: token('danger'), ok: token('ok') },
  white: '#ffffff',
  black: '#14203a',
  variantColorResolver,
  respectReducedMotion: true,
  fontFamily: `-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`,
  fontSizes: { xs: '12px', sm: '14px', md: '15px', lg: '17px', xl: '20px' },
  lineHeights: { md: '1.45' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '48px' },
  radius: { xs: '3px', sm: '6px', md: '10px', lg: '16px' },
  defaultRadius: 'sm',
  shadows: { sm: 'var(--shadow-1)', md: 'var(--shadow-2)', lg: 'var(--shadow-2)', xl: 'var(--shadow-2)' },
  headings: {
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '26px', lineHeight: '1.2' },
      h2: { fontSize: '19px', lineHeight: '1.3' },
      h3: { fontSize: '17px', lineHeight: '1.35' },
    },
  },
  components: {
    CloseButton: CloseButton.extend({ defaultProps: closeLabel }),
    // Otherwise a closed list keeps all its options in the page: the time zones were half of the planner's elements.
    Combobox: Combobox.extend({ defaultProps: { keepMounted: false } }),
    Dialog: Dialog.extend({ styles: { root: { marginBottom: 'var(--notice-strip, 0px)' } } }),
    Modal: Modal.extend(overlay),
    Drawer: Drawer.extend(overlay),
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    SegmentedControl: SegmentedControl.extend({
      styles: { root: { background: 'var(--sunken)' }, indicator: { background: 'var(--chosen)' } },
    }),
    Notification: Notification.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } }),
  },
});
