import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { enabled, importing, preview } from './testing/importing.ts';

const fromFile = 'From the file';
const withoutNew = 'From the file, without new ones';

/** A preview of a file with an unknown category, and its report line. */
const reported = (message: string) => ({
  ...preview,
  newCategories: 1,
  report: [{ line: 4, level: 'NOTE', message }],
});

describe('the category of imported questions', () => {
  it('is the one in the file, which is created, even if no question in the preview has one', async () => {
    const { user, window, read, category, choose, forms } = await importing(() =>
      HttpResponse.json({ ...preview, count: 501, newCategories: 1 }),
    );
    await read('x');
    expect(await category()).toHaveValue(fromFile);
    expect(await category()).toHaveAccessibleDescription('1 new category is created.');
    await choose('Algebra');
    expect(await category()).not.toHaveAccessibleDescription();
    await choose(fromFile);
    await user.click(await enabled(window.getByRole('button', { name: 'Import 500 questions' })));
    expect(await screen.findByText('1 question added.')).toBeVisible();
    const positions = JSON.stringify([1, ...Array.from({ length: 499 }, (_, at) => at + 3)]);
    expect(forms.at(-1)).toEqual({
      text: 'x',
      availableForPractice: 'false',
      createCategories: 'true',
      positions,
    });
  });

  it('is none if the file has no category, or another one on request', async () => {
    const { user, read, category } = await importing();
    await read('x');
    expect(await category()).toHaveValue('No category');
    await user.click(await category());
    expect(screen.queryByRole('option', { name: fromFile })).toBeNull();
    expect(await screen.findByRole('option', { name: 'Algebra' })).toBeVisible();
  });

  it('is reported again when another one is chosen, and the selection of questions stays', async () => {
    const answer = vi
      .fn<() => Response>()
      .mockImplementation(() => HttpResponse.json(reported('It is made.')));
    const { user, window, read, category, choose, forms } = await importing(answer);
    await read('x');
    expect(await window.findByText('It is made.')).toBeVisible();
    await user.click(window.getByRole('checkbox', { name: 'Import: Which are primes?' }));
    answer.mockImplementation(() => HttpResponse.json(reported('There is none.')));
    await choose(withoutNew);
    expect(await window.findByText('There is none.')).toBeVisible();
    expect(window.queryByText('It is made.')).toBeNull();
    expect(window.getByRole('checkbox', { name: 'Import: Which are primes?' })).not.toBeChecked();
    expect(await category()).toHaveValue(withoutNew);
    expect(await category()).not.toHaveAccessibleDescription();
    answer.mockImplementation(() => HttpResponse.json(reported('It is made again.')));
    await choose(fromFile);
    expect(await window.findByText('It is made again.')).toBeVisible();
    const creating = { text: 'x', createCategories: 'true' };
    expect(forms).toEqual([creating, { text: 'x' }, creating]);
  });

  it('has the report of the last change, even if an older response arrives later', async () => {
    const answer = vi.fn<() => Response | Promise<Response>>();
    answer.mockImplementation(() => HttpResponse.json(reported('It is made.')));
    const { window, read, choose } = await importing(answer);
    await read('x');
    const late = Promise.withResolvers<Response>();
    answer.mockImplementationOnce(() => late.promise);
    await choose(withoutNew);
    answer.mockImplementation(() => HttpResponse.json(reported('It is made again.')));
    await choose(fromFile);
    expect(await window.findByText('It is made again.')).toBeVisible();
    late.resolve(HttpResponse.json(reported('There is none.')));
    await enabled(window.getByRole('button', { name: 'Import 1 question' }));
    expect(window.queryByText('There is none.')).toBeNull();
  });

  it('is reported on retry if the preview did not load', async () => {
    const answer = vi
      .fn<() => Response>()
      .mockImplementation(() => HttpResponse.json(reported('It is made.')));
    const { user, window, read, choose } = await importing(answer);
    await read('x');
    answer.mockImplementationOnce(() => HttpResponse.error());
    await choose(withoutNew);
    const failure = within(await window.findByRole('alert', { name: 'The questions could not be read' }));
    answer.mockImplementation(() => HttpResponse.json(reported('There is none.')));
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await window.findByText('There is none.')).toBeVisible();
    await waitFor(() => expect(window.queryByRole('alert')).toBeNull());
  });
});
