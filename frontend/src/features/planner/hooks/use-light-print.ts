import { useEffect } from 'react';

const attribute = 'data-mantine-color-scheme';

/** Paper is white: the page is printed in the light theme, whichever is on. */
export function useLightPrint(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before: string | null = null;
    const lighten = () => {
      before = root.getAttribute(attribute);
      root.setAttribute(attribute, 'light');
    };
    const restore = () => {
      if (before !== null) root.setAttribute(attribute, before);
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
