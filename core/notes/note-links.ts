import type { NoteNode } from './note-document.ts';

/** Maximum linked notes of a note. */
const maxLinked = 100;

const notePath = /^\/(?:note|course\/[\w-]+\/public-note)\/([\w-]{1,40})\/?$/;

function hrefsIn({ marks = [], content = [] }: NoteNode): string[] {
  const own = marks.flatMap(({ type, attrs }) => (type === 'link' ? [String(attrs?.['href'])] : []));
  return [...own, ...content.flatMap(hrefsIn)];
}

function linkedNote(href: string, site: string): string | null {
  const url = URL.parse(href);
  return url?.origin === site ? (notePath.exec(url.pathname)?.[1] ?? null) : null;
}

/** The IDs of the notes, own ones and those of courses, to which a note links with the site's URLs. Maximum 100. */
export function linkedNotes(note: NoteNode, siteUrl: string): string[] {
  const site = URL.parse(siteUrl)?.origin ?? '';
  const ids = hrefsIn(note).map((href) => linkedNote(href, site));
  return [...new Set(ids.filter((id) => id !== null))].slice(0, maxLinked);
}
