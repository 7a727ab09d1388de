import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../../testing/accounts.ts';
import { previewOf } from '../../../testing/import-preview.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import type { ImportedQuestion } from '../../../ui/question-exchange/import-api.ts';
import { bankHas, gravity, openBank, primes } from './testing/given.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name }, patient);

const imported = (position: number, question: string, duplicates: ImportedQuestion['duplicates'] = []) => ({
  ...primes,
  position,
  line: position * 4,
  name: null,
  category: null,
  categoryId: null,
  question,
  duplicates,
});

const preview = previewOf(
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

const createMissing = 'Create missing categories';

/** A preview of a file with an unknown category, and its report line. */
const reported = (message: string) => ({
  ...preview,
  newCategories: 1,
  report: [{ line: 4, level: 'NOTE', message }],
});

/** Waits until a button is enabled, because it is disabled while a file is being read. */
async function enabled(button: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/**
 * Opens the window with a mocked server, and returns the forms that were sent. `then` runs after the import.
 */
async function importing(
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
  return { ...site, window, read, forms };
}

describe('an import', () => {
  it('shows the questions and a report by line, and deselects duplicates', async () => {
    const { user, window, read, forms } = await importing();
    await read('::Primes:: Which are primes? {=2 ~4}');
    expect(await window.findByText(/^2 questions in GIFT can be imported. The report lists/)).toBeVisible();
    const report = within(window.getByRole('region', { name: 'Report' }));
    expect(report.getByText('1 skipped')).toBeVisible();
    expect(report.getByText('Line 9:')).toBeVisible();
    expect(window.getByText('already in the bank')).toBeVisible();
    expect(window.getByRole('checkbox', { name: `Import: ${gravity.question}` })).not.toBeChecked();
    await user.click(window.getByRole('combobox', { name: 'Category for all' }));
    await user.click(await screen.findByRole('option', { name: 'Algebra' }));
    // Off at first, so that no exam is revealed.
    const practice = window.getByRole('switch', { name: 'Students can practise with these questions' });
    await user.click(practice);
    await user.click(await enabled(window.getByRole('button', { name: 'Import 1 question' })));
    expect(await screen.findByText('1 question added.')).toBeVisible();
    expect(await screen.findByRole('button', { name: gravity.question })).toBeVisible();
    const placed = { text: '::Primes:: Which are primes? {=2 ~4}', categoryId: 'algebra' };
    expect(forms).toEqual([
      { text: placed.text },
      placed,
      { ...placed, availableForPractice: 'true', positions: '[1]' },
    ]);
  });

  it('shows that questions were added even if the categories cannot be loaded afterwards', async () => {
    const { user, window, read } = await importing(undefined, () =>
      server.use(api.query('QuizCategories', () => HttpResponse.error())),
    );
    await read('x');
    await user.click(await window.findByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('1 question added.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows at the top that the file has more questions than can be imported', async () => {
    const message = '5,001 questions were found: only the first 5,000 can be imported.';
    const beyond = {
      ...preview,
      count: 5000,
      report: [{ line: null, level: 'ERROR', message }, ...preview.report],
    };
    const { window, read } = await importing(() => HttpResponse.json(beyond));
    await read('x');
    expect(await window.findByRole('group', { name: 'The whole file' })).toHaveTextContent(message);
    expect(window.getByRole('group', { name: '1 skipped' })).not.toHaveTextContent(message);
  });

  it('imports all questions if all are selected', async () => {
    const { user, window, read, forms } = await importing();
    await read('x');
    await user.click(await window.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(window.getByRole('button', { name: 'Import 2 questions' }));
    expect(await screen.findByText('1 question added.')).toBeVisible();
    expect(forms[1]).toEqual({ text: 'x', availableForPractice: 'false' });
  });

  it('reads a dropped file at once, in the selected format', async () => {
    const { user, window } = await importing();
    // Node's fetch cannot read jsdom's files.
    const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => HttpResponse.json(preview));
    await user.click(window.getByRole('combobox', { name: 'Format' }));
    await user.click(await screen.findByRole('option', { name: 'QTI 1.2' }));
    const file = new File(['PK'], 'quiz.zip');
    fireEvent.drop(window.getByText(/^Drop a file here/), { dataTransfer: { files: [file] } });
    expect(await window.findByText(/^2 questions in GIFT can be imported/)).toBeVisible();
    const form = sent.mock.calls[0]?.[1]?.body;
    sent.mockRestore();
    expect(form instanceof FormData && Object.fromEntries(form)).toEqual({ file, format: 'QTI' });
  });

  it.each([
    'input.file',
    'input.text',
    'input.format',
    'input.categoryId',
    'input.createCategories',
    'input.positions.0',
  ])('shows reading errors in the server’s words without the field name %s', async (field) => {
    const { window, read } = await importing(
      () => new HttpResponse(`${field}: This cannot be imported.`, { status: 400 }),
    );
    await read('x');
    expect(await window.findByRole('alert', { name: 'The questions could not be read' })).toHaveTextContent(
      /The questions could not be read\s*This cannot be imported\./,
    );
  });

  it('does not send files that are too large', async () => {
    const { window, forms } = await importing();
    const file = new File(['x'], 'large.txt');
    Object.defineProperty(file, 'size', { value: 4 * 1024 * 1024 + 1 });
    fireEvent.drop(window.getByText(/^Drop a file here/), { dataTransfer: { files: [file] } });
    expect(await window.findByRole('alert', { name: 'The questions could not be read' })).toHaveTextContent(
      'A file of questions has at most 4 MB.',
    );
    expect(window.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(forms).toEqual([]);
  });

  it('that did not reach the server can be tried again with the same questions', async () => {
    const answer = vi.fn<() => Response>().mockReturnValueOnce(HttpResponse.error());
    answer.mockImplementation(() => HttpResponse.json(preview));
    const { user, window, read } = await importing(answer);
    await read('x');
    const failure = within(await window.findByRole('alert', { name: 'The questions could not be read' }));
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await window.findByText(/^2 questions in GIFT can be imported/)).toBeVisible();
    await waitFor(() => expect(window.queryByRole('alert')).toBeNull());
  });

  it('of several quizzes creates a quiz from each, with questions that are in the bank already', async () => {
    const quizzes = [
      { title: 'Week 1', questionCount: 1 },
      { title: '', questionCount: 1 },
      { title: 'Empty', questionCount: 0 },
    ];
    const { user, window, read, forms } = await importing(() =>
      HttpResponse.json({ ...preview, newCategories: 2, quizzes }),
    );
    server.use(
      http.post('*/api/quizzes/import', () =>
        HttpResponse.json({ quizzes: [{}, {}], report: [] }, { status: 201 }),
      ),
    );
    await read('x');
    const choice = await window.findByRole('radio', { name: '2 unpublished quizzes' });
    expect(choice).toBeChecked();
    expect(choice).toHaveAccessibleDescription('Week 1 (1), Imported quiz (1)');
    expect(window.queryByRole('checkbox', { name: createMissing })).toBeNull();
    await user.click(window.getByRole('radio', { name: 'Questions of the bank' }));
    expect(window.getByRole('checkbox', { name: createMissing })).toBeVisible();
    // Only quizzes need the questions that are in the bank already.
    expect(window.getByRole('button', { name: 'Import 1 question' })).toBeVisible();
    await user.click(choice);
    await user.click(await enabled(window.getByRole('button', { name: 'Create quizzes from 2 questions' })));
    expect(await screen.findByText('2 quizzes created. Publish them when they’re ready.')).toBeVisible();
    expect(forms).toHaveLength(1);
  });

  it('inserts the example of a format', async () => {
    const { user, window } = await importing();
    await user.click(window.getByRole('button', { name: /^Aiken/ }));
    await user.click(await window.findByRole('button', { name: 'Try this example' }));
    expect(window.getByRole('textbox', { name: 'Or paste questions' })).toHaveValue(
      'Which of these is prime?\nA. 4\nB. 5\nC. 6\nANSWER: B',
    );
  });
});

describe('missing categories in an imported file', () => {
  it('can be created even if no question in the preview has one', async () => {
    const { user, window, read, forms } = await importing(() =>
      HttpResponse.json({ ...preview, count: 501, newCategories: 1 }),
    );
    await read('x');
    const box = await window.findByRole('checkbox', { name: createMissing });
    await user.click(window.getByRole('combobox', { name: 'Category for all' }));
    await user.click(await screen.findByRole('option', { name: 'Algebra' }));
    expect(box).not.toBeInTheDocument();
    await user.click(window.getByRole('combobox', { name: 'Category for all' }));
    await user.click(await screen.findByRole('option', { name: 'Algebra' }));
    await user.click(await window.findByRole('checkbox', { name: createMissing }));
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

  it('cannot be created if their names are invalid', async () => {
    const named = { ...imported(1, 'Which are primes?'), category: 'n'.repeat(101) };
    const { window, read } = await importing(() => HttpResponse.json({ ...preview, questions: [named] }));
    await read('x');
    expect(await window.findByText('n'.repeat(101))).toBeVisible();
    expect(window.queryByRole('checkbox', { name: createMissing })).toBeNull();
  });

  it('are reported again when their creation is switched on or off, and the selection of questions stays', async () => {
    const answer = vi
      .fn<() => Response>()
      .mockImplementation(() => HttpResponse.json(reported('There is none.')));
    const { user, window, read, forms } = await importing(answer);
    await read('x');
    const box = await window.findByRole('checkbox', { name: createMissing });
    expect(window.getByText('There is none.')).toBeVisible();
    await user.click(window.getByRole('checkbox', { name: 'Import: Which are primes?' }));
    answer.mockImplementation(() => HttpResponse.json(reported('It is made.')));
    await user.click(box);
    expect(await window.findByText('It is made.')).toBeVisible();
    expect(window.queryByText('There is none.')).toBeNull();
    expect(window.getByRole('checkbox', { name: 'Import: Which are primes?' })).not.toBeChecked();
    expect(box).toBeChecked();
    answer.mockImplementation(() => HttpResponse.json(reported('There is none again.')));
    await user.click(box);
    expect(await window.findByText('There is none again.')).toBeVisible();
    expect(forms).toEqual([{ text: 'x' }, { text: 'x', createCategories: 'true' }, { text: 'x' }]);
  });

  it('show the report of the last change, even if an older response arrives later', async () => {
    const answer = vi.fn<() => Response | Promise<Response>>();
    answer.mockImplementation(() => HttpResponse.json(reported('There is none.')));
    const { user, window, read } = await importing(answer);
    await read('x');
    const box = await window.findByRole('checkbox', { name: createMissing });
    const late = Promise.withResolvers<Response>();
    answer.mockImplementationOnce(() => late.promise);
    await user.click(box);
    answer.mockImplementation(() => HttpResponse.json(reported('There is none again.')));
    await user.click(box);
    expect(await window.findByText('There is none again.')).toBeVisible();
    late.resolve(HttpResponse.json(reported('It is made.')));
    await enabled(window.getByRole('button', { name: 'Import 1 question' }));
    expect(window.queryByText('It is made.')).toBeNull();
  });

  it('are reported on retry if the preview did not load', async () => {
    const answer = vi
      .fn<() => Response>()
      .mockImplementation(() => HttpResponse.json(reported('There is none.')));
    const { user, window, read } = await importing(answer);
    await read('x');
    const box = await window.findByRole('checkbox', { name: createMissing });
    answer.mockImplementationOnce(() => HttpResponse.error());
    await user.click(box);
    const failure = within(await window.findByRole('alert', { name: 'The questions could not be read' }));
    answer.mockImplementation(() => HttpResponse.json(reported('It is made.')));
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await window.findByText('It is made.')).toBeVisible();
    await waitFor(() => expect(window.queryByRole('alert')).toBeNull());
  });
});

describe('an import of a file with images', () => {
  it('shows how many images a file has, and descriptions instead of the images', async () => {
    const map = { ...imported(1, '![The map](file:in-the-file)'), textFormat: 'MARKDOWN' };
    const { window, read } = await importing(() =>
      HttpResponse.json({
        ...preview,
        format: 'MOODLE',
        imageCount: 2,
        questions: [map],
        count: 1,
        report: [],
      }),
    );
    await read('<quiz/>');
    expect(await window.findByText(/^1 question with 2 images in Moodle XML can be imported/)).toBeVisible();
    expect(await window.findByText('Image: The map')).toBeVisible();
    expect(window.queryByRole('img')).toBeNull();
  });
});
