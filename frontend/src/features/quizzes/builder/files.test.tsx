import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { grace, storesQuizzes, quiz, quizMeta, sections } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openBuilder, openSavedQuiz } from './testing/open-builder.tsx';

const { button } = onScreen;

const notes = new File(['%PDF-1.4'], 'notes.pdf', { type: 'application/pdf' });
const stored = (name: string) => ({
  __typename: 'QuizFile' as const,
  id: name,
  name,
  size: 2048,
  type: 'application/pdf',
  url: `/api/quiz/limits/files/${name}`,
});

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

/** Mantine opens the browser's file dialog by an input that it creates. */
async function choose(user: ReturnType<typeof openBuilder>['user'], ...files: File[]): Promise<void> {
  const input = await new Promise<HTMLInputElement>((resolve) => {
    const click = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function catchInput(this: HTMLInputElement) {
      HTMLInputElement.prototype.click = click;
      resolve(this);
    };
    void user.click(button('Choose files'));
  });
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const row = (name: string) =>
  waitFor(
    () =>
      within(screen.getByRole('list', { name: 'Files of the quiz' }))
        .getByText(name)
        .closest('li') ?? document.body,
  );

describe('files of a quiz', () => {
  it('are refused with the limits if their type or size is not allowed', async () => {
    const { user } = await openSavedQuiz();
    const large = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'large.pdf');
    await choose(user, new File(['MZ'], 'virus.exe'), large, notes);
    expect(await screen.findByText('A file has at most 4 MB.')).toBeVisible();
    expect(screen.getByText(/^This file type is not allowed\. Allowed types: pdf, png/)).toBeVisible();
    expect(within(await row('notes.pdf')).getByText(/uploaded when you save/)).toBeVisible();
    expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes('virus.exe'))).toBe(
      true,
    );
  });

  it('are added only once before they are uploaded', async () => {
    const { user } = await openSavedQuiz();
    await choose(user, notes, notes);
    expect(await screen.findByText('This file is already attached.')).toBeVisible();
    await user.click(button('Remove notes.pdf'));
    await choose(user, notes);
    expect(await screen.findByText(/uploaded when you save/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('This file is already attached.')).toBeNull());
    await choose(user, notes);
    expect(await screen.findByText('This file is already attached.')).toBeVisible();
    expect(screen.getAllByText(/uploaded when you save/)).toHaveLength(1);
  });

  it('are added if only their name and size match a saved file or an earlier version', async () => {
    const { user } = await openSavedQuiz(quiz({ files: [{ ...stored('notes.pdf'), size: notes.size }] }));
    const corrected = new File(['%PDF-1.5'], 'notes.pdf', { lastModified: notes.lastModified + 1000 });
    await choose(user, notes, corrected);
    await waitFor(() => expect(screen.getAllByText(/uploaded when you save/)).toHaveLength(2));
    expect(screen.queryByText('This file is already attached.')).toBeNull();
  });

  it('that are too large are not reported as attached already', async () => {
    const { user } = await openSavedQuiz();
    const large = new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'large.pdf');
    await choose(user, large, large);
    await waitFor(() => expect(screen.getAllByText('A file has at most 4 MB.')).toHaveLength(2));
    expect(screen.queryByText('This file is already attached.')).toBeNull();
  });

  it('are limited to ten, including saved ones that stay', async () => {
    const saved = Array.from({ length: 9 }, (_, at) => stored(`old-${at}.pdf`));
    const { user } = await openSavedQuiz(quiz({ files: saved }));
    await choose(user, notes, new File(['%PDF-1.4'], 'more.pdf'));
    expect(await screen.findByText('A quiz has at most 10 files.')).toBeVisible();
    expect(screen.getAllByText(/uploaded when you save/)).toHaveLength(1);
  });

  it('are uploaded after the quiz is saved, and belong to it then', async () => {
    const sent: string[] = [];
    storesQuizzes(quiz());
    server.use(
      http.patch('/api/quiz/limits', async ({ request }) => {
        sent.push(await request.text());
        return HttpResponse.json({ revision: 3, files: [stored('notes.pdf')] });
      }),
    );
    const { user } = await openSavedQuiz();
    await choose(user, notes);
    await row('notes.pdf');
    await user.click(button('Save'));
    expect(await screen.findByRole('link', { name: 'notes.pdf' })).toHaveAttribute(
      'href',
      '/api/quiz/limits/files/notes.pdf',
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('name="files"; filename="notes.pdf"');
    expect(await screen.findByText('Not published · saved just now')).toBeVisible();
  });

  it('can be cancelled during the upload, and sent again', async () => {
    storesQuizzes(quiz());
    server.use(
      http.patch('/api/quiz/limits', async () => {
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const { user } = await openSavedQuiz();
    await choose(user, notes);
    await row('notes.pdf');
    await user.click(button('Save'));
    expect(await screen.findByRole('progressbar', { name: 'Uploading notes.pdf' })).toBeVisible();
    await user.click(button('Cancel notes.pdf'));
    expect(await screen.findByText('Not uploaded: Cancelled.')).toBeVisible();
    expect(screen.getByText('The quiz is saved, but some files weren’t uploaded.')).toBeVisible();
    server.use(
      http.patch('/api/quiz/limits', () => HttpResponse.json({ revision: 4, files: [stored('notes.pdf')] })),
    );
    await user.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'notes.pdf' })).toBeVisible();
  });

  it('show why the server refuses them, although the quiz is saved', async () => {
    const refused = 'Updating quiz failed\nfiles.0: This file type is not allowed.';
    storesQuizzes(quiz());
    server.use(http.patch('/api/quiz/limits', () => HttpResponse.text(refused, { status: 400 })));
    const { user } = await openSavedQuiz();
    await choose(user, notes);
    await row('notes.pdf');
    await user.click(button('Save'));
    expect(await screen.findByText('Not uploaded: This file type is not allowed.')).toBeVisible();
    await user.click(button('Remove notes.pdf'));
    expect(screen.queryByText('notes.pdf')).toBeNull();
    await waitFor(() =>
      expect(screen.queryByText('The quiz is saved, but some files weren’t uploaded.')).toBeNull(),
    );
    expect(screen.getByText('Not published · saved just now')).toBeVisible();
  });

  it('are removed with the next save, unless they are kept after all', async () => {
    const saves = storesQuizzes(quiz({ files: [stored('old.pdf'), stored('older.pdf')] }));
    const { user } = await openSavedQuiz(quiz({ files: [stored('old.pdf'), stored('older.pdf')] }));
    await user.click(button('Remove old.pdf'));
    await user.click(button('Remove older.pdf'));
    await user.click(button('Keep older.pdf'));
    await user.click(button('Save'));
    await waitFor(() => expect(saves.updated[0]?.input.removeFiles).toEqual(['old.pdf']));
  });
});
