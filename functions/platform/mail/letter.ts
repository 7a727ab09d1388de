import type { Mail } from './mail.ts';

export interface Letter {
  readonly to: string;
  /** Without the name of the product. */
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly paragraphs: readonly string[];
  /** The link of the mail. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs after the action. */
  readonly closing?: readonly string[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

function button({ label, url }: NonNullable<Letter['action']>): string {
  const style =
    'display:inline-block;padding:10px 18px;border-radius:6px;background:#1d2b53;color:#ffffff;text-decoration:none;font-weight:600';
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

/**
 * Writes the same content as plain text and as HTML. The subject ends with the name of the product. Line breaks in the subject become spaces, because a mail server
 * could read the text after them as another header.
 */
export function writeLetter({ to, subject, paragraphs, action, closing = [] }: Letter): Mail {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    'Markwise',
  ];
  const html = [...paragraphs.map(paragraph), ...(action ? [button(action)] : []), ...closing.map(paragraph)];
  return {
    to,
    subject: `${subject.replaceAll(/\s+/g, ' ').trim()} – Markwise`,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f6f4ee;color:#1f2430;font:16px/1.5 system-ui,sans-serif"><div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:10px">${html.join('')}<p style="margin:24px 0 0;color:#5b6170">Markwise</p></div></body></html>`,
  };
}
