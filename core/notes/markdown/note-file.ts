import { readNoteDocument, type NoteDocument, type NoteNode } from '../note-document.ts';
import { noteLimits } from '../note-limits.ts';
import { cleanTags } from '../note-tags.ts';
import { noteText } from '../note-text.ts';
import { frontMatterOf, writeFrontMatter } from './front-matter.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A note in a Markdown file. */
export interface NoteFile {
  readonly title: string;
  readonly tags: readonly string[];
  readonly content: NoteDocument;
}

/** A note that was read from a file, and what of the file is not in it. */
export interface ReadNoteFile extends NoteFile {
  readonly losses: readonly string[];
}

/** The text of a Markdown file. The title and the tags are in its front matter, as in other programs for notes. */
export function writeNoteFile({ title, tags, content }: NoteFile): string {
  return writeFrontMatter({ title, tags }) + writeMarkdown(content);
}

/** Characters that a file name cannot have in some system. */
const notInNames = /[\\/:*?"<>|\p{Cc}]+/gu;
const maxNameLength = 80;

/** The name of a note's file, with its extension. */
export function noteFileName(title: string): string {
  const name = Array.from(title.replaceAll(notInNames, ' ').replaceAll(/\s+/g, ' '))
    .slice(0, maxNameLength)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  return `${name === '' ? 'Untitled note' : name}.md`;
}

const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const cut = (text: string, length: number) => Array.from(text.slice(0, length)).join('');

/** Error message for a text that is too long for a note. Null if it is not. */
export function sourceProblem(length: number): string | null {
  if (length <= noteLimits.content) return null;
  const [has, most] = [length, noteLimits.content].map((count) => count.toLocaleString('en-US'));
  return `The text has ${has} characters. A note has at most ${most}: divide it into several files.`;
}

/**
 * Reads a note from a Markdown file. Its title is in the front matter, or it is the first heading, or else the name of
 * the file. `problem`: why the file cannot be a note.
 */
export function readNoteFile(fileName: string, source: string): ReadNoteFile | { readonly problem: string } {
  const tooLong = sourceProblem(source.length);
  if (tooLong !== null) return { problem: tooLong };
  if (source.includes('\0')) return { problem: 'This is not a text file.' };
  const { fields, body } = frontMatterOf(source);
  const { document, refusedLinks } = readMarkdown(body);
  const { title, blocks } = titleIn(fields.title, document.content ?? [], fileName);
  const read = readNoteDocument({ ...document, content: blocks.length === 0 ? emptyContent : blocks });
  if ('problem' in read) return read;
  const { kept, lost } = tagsOf(fields.tags);
  const losses = [
    ...(refusedLinks === 0
      ? []
      : [
          `${refusedLinks} ${refusedLinks === 1 ? 'link is' : 'links are'} only text now, because a note cannot link to the address.`,
        ]),
    ...(lost === 0
      ? []
      : [
          `${lost} ${lost === 1 ? 'tag is' : 'tags are'} not imported: a note has at most ${noteLimits.tags} tags, and a tag at most ${noteLimits.tag} characters.`,
        ]),
  ];
  return { title, tags: kept, content: read.document, losses };
}

const emptyContent: readonly NoteNode[] = [{ type: 'paragraph' }];

function titleIn(
  given: string | null,
  blocks: readonly NoteNode[],
  fileName: string,
): { title: string; blocks: readonly NoteNode[] } {
  if (given !== null) return { title: cut(oneLine(given), noteLimits.title), blocks };
  const [first, ...others] = blocks;
  const heading = first?.type === 'heading' && first.attrs?.['level'] === 1 ? oneLine(noteText(first)) : '';
  if (heading !== '' && heading.length <= noteLimits.title) return { title: heading, blocks: others };
  return { title: cut(oneLine(fileName.replace(/\.\w+$/, '')), noteLimits.title), blocks };
}

function tagsOf(tags: readonly string[]): { kept: readonly string[]; lost: number } {
  const cleaned = cleanTags(tags.map(oneLine));
  const kept = cleaned.filter((tag) => tag.length <= noteLimits.tag).slice(0, noteLimits.tags);
  return { kept, lost: cleaned.length - kept.length };
}
