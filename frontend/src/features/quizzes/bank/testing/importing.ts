import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect } from 'vitest';
import { previewOf } from '../../../../testing/import-preview.ts';
import { patient } from '../../../../testing/open-site.tsx';
import { server } from '../../../../testing/server.ts';
import type { ImportedQuestion } from '../../../../ui/question-exchange/import-api.ts';
import { bankHas, gravity, openBank, primes } from './given.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);

export const imported = (
  position: number,
  question: string,
  duplicates: ImportedQuestion['duplicates'] = [],
) => ({
  ...primes,
  position,
  line: position * 4,
  name: null,
  category: null,
  categoryId: null,
  question,
  duplicates,
});

export const preview = previewOf(
  [
    imported(1, 'Which are primes?'),
    imported(2, gravity.question, [{ id: 'gravity', question: gravity.question }]),
  ],
  {
    format: 'GIFT',
    report: [
      { line: 9, level: 'ERROR', message: 'A brace is not closed.' },
      { line: 4, level: 'LOSS', message: 'There is no category “Unheard of”.' },
    ],
  },
);

/** Waits until a button is enabled, because it is disabled while a file is being read. */
export async function enabled(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/**
 * Opens the window with a mocked server, and returns the forms that were sent. `then` runs after the import.
 */
export async function importing(
  answer: () => Response | Promise<Response> = () => HttpResponse.json(preview),
  then: () => void = () => bankHas(primes, gravity),
) {
  const forms: Record<string, unknown>[] = [];
  const recordForm = async (request: Request) => forms.push(Object.fromEntries(await request.formData()));
  server.use(
    http.post('*/api/questions/import/preview', async ({ request }) => {
      await recordForm(request);
      return answer();
    }),
    http.post('*/api/questions/import', async ({ request }) => {
      await recordForm(request);
      then();
      return HttpResponse.json({ added: 1, questions: [], report: [] }, { status: 201 });
    }),
  );
  bankHas(primes);
  const site = openBank();
  await site.user.click(await screen.findByRole('button', { name: 'Import' }, patient));
  const window = within(await dialog('Import questions'));
  const read = async (text: string) => {
    await site.user.click(window.getByRole('textbox', { name: 'Or paste questions' }));
    await site.user.paste(text);
    await site.user.click(window.getByRole('button', { name: 'Preview' }));
  };
  const category = () => window.findByRole('combobox', { name: 'Category' });
  /** Chooses an option of the field for the category. */
  const choose = async (name: string) => {
    await site.user.click(await category());
    await site.user.click(await screen.findByRole('option', { name }));
  };
  return { ...site, window, read, category, choose, forms };
}
