import { expect } from 'vitest';
import type { Browser } from './browser.ts';

export interface NoteReply {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly excerpt: string;
}

/** The JSON of a reply with this status. */
export async function json<T>(reply: ReturnType<Browser['get']>, status = 200): Promise<T> {
  const { status: received, text } = await reply;
  expect([received, text]).toEqual([status, expect.any(String)]);
  return JSON.parse(text) as T;
}

export const saveNote = (browser: Browser, note: object) =>
  json<NoteReply>(browser.post('/api/notes', note), 201);
/** The titles of the user’s notes, in the order of the list. */
export const titlesOf = async (browser: Browser, query = '') =>
  (await json<NoteReply[]>(browser.get(`/api/notes${query}`))).map(({ title }) => title);
