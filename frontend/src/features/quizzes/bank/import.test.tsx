import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../../testing/accounts.ts';
import { previewOf } from '../../../testing/import-preview.ts';
import { server } from '../../../testing/server.ts';
import { gravity } from './testing/given.ts';
import { enabled, imported, importing, preview } from './testing/importing.ts';

describe('an import', () => {
  it('shows the questions and a report by line, and deselects duplicates', async () => {
    const { user, window, read, choose, forms } = await importing();
    await read('::Primes:: Which are primes? {=2 ~4}');
    expect(
      await window.findByText(
        '2 questions in GIFT can be imported. 1 of them is already in this bank. The report lists what is skipped.',
      ),
    ).toBeVisible();
    const report = within(window.getByRole('region', { name: 'Report' }));
    expect(report.getByText('1 skipped')).toBeVisible();
    expect(report.getByText('Line 9:')).toBeVisible();
    expect(window.getByText('already in the bank')).toBeVisible();
    expect(window.getByRole('checkbox', { name: `Import: ${gravity.question}` })).not.toBeChecked();
    await choose('Algebra');
    // Off at first, so that no exam is revealed.
    const practice = window.getByRole('switch', { name: 'Students can practise with these questions' });
    await user.click(practice);
    await user.click(await enabled(window.getByRole('button', { name: 'Import 1 question' })));
    expect(await screen.findByText('1 question added.')).toBeVisible();
    expect(await screen.findByRole('button', { name: gravity.question })).toBeVisible();
    const placed = { text: '::Primes:: Which are primes? {=2 ~4}', categoryId: 'algebra' };
    expect(forms).toEqual([
      { text: placed.text, createCategories: 'true' },
      placed,
      { ...placed, availableForPractice: 'true', positions: '[1]' },
    ]);
  });

  it('shows the concepts that the file names for a question', async () => {
    const about = (position: number, ...concepts: string[]) => ({
      ...imported(position, `Question ${position}?`),
      concepts,
    });
    const listed = previewOf([about(1, 'Heat', 'Work'), about(2, 'Heat'), about(3)], { format: 'CSV' });
    const { window, read } = await importing(() => HttpResponse.json(listed));
    await read('Question,Topic');
    const questions = within(await window.findByRole('list', { name: 'Questions of the file' }));
    const [two, one, none] = questions.getAllByText(/^Line/).map((line) => line.parentElement);
    expect(two).toHaveTextContent(/Concepts: Heat, Work$/);
    expect(one).toHaveTextContent(/Concept: Heat$/);
    expect(none).not.toHaveTextContent(/Concept/);
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
    expect(forms[1]).toEqual({ text: 'x', createCategories: 'true', availableForPractice: 'false' });
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
    expect(form instanceof FormData && Object.fromEntries(form)).toEqual({
      file,
      format: 'QTI',
      createCategories: 'true',
    });
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
});

it('an import of several quizzes creates a quiz from each, with questions that are in the bank already', async () => {
  const quizzes = [
    { title: 'Week 1', questionCount: 1 },
    { title: '', questionCount: 1 },
    { title: 'Empty', questionCount: 0 },
  ];
  const report = [
    { line: 4, level: 'NOTE', message: 'The category “Week 1” is created.' },
    { line: 9, level: 'ERROR', message: 'A brace is not closed.' },
  ];
  const { user, window, read, category, forms } = await importing(() =>
    HttpResponse.json({ ...preview, newCategories: 2, quizzes, report }),
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
  // A quiz is in no category of the file, so none is created.
  expect(await category()).toHaveValue('No category');
  expect(window.queryByText('The category “Week 1” is created.')).toBeNull();
  expect(window.getByText('A brace is not closed.')).toBeVisible();
  await user.click(window.getByRole('radio', { name: 'Questions of the bank' }));
  expect(await category()).toHaveValue('From the file');
  expect(await category()).toHaveAccessibleDescription('2 new categories are created.');
  expect(window.getByText('The category “Week 1” is created.')).toBeVisible();
  // Only quizzes need the questions that are in the bank already.
  expect(window.getByRole('button', { name: 'Import 1 question' })).toBeVisible();
  await user.click(choice);
  await user.click(await enabled(window.getByRole('button', { name: 'Create quizzes from 2 questions' })));
  expect(await screen.findByText('2 quizzes created. Publish them when they’re ready.')).toBeVisible();
  expect(forms).toHaveLength(1);
});

describe('the help about formats', () => {
  it('names the columns of a CSV file, with an example', async () => {
    const { user, window } = await importing();
    await user.click(window.getByRole('button', { name: /^CSV/ }));
    // The section opens with a transition.
    await waitFor(() =>
      expect(window.getByText(/^The first row names the columns: Question, Option A/)).toBeVisible(),
    );
    await user.click(window.getByRole('button', { name: 'Try this example' }));
    expect(window.getByRole('textbox', { name: 'Or paste questions' })).toHaveValue(
      'Question,Option A,Option B,Option C,Correct answer\nWhich of these is prime?,4,5,6,B\nWhich planet is the largest?,Mars,Jupiter,Venus,Jupiter',
    );
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

describe('an import of questions that are in the bank', () => {
  const twins = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      imported(at + 1, `Question ${at + 1}?`, [{ id: 'gravity', question: gravity.question }]),
    );

  it.each([
    [1, 'This question is already in this bank.'],
    [7, 'All 7 questions are already in this bank.'],
  ])('says that all %i are in the bank, and imports only the selected ones', async (count, summary) => {
    const { user, window, read, forms } = await importing(() => HttpResponse.json(previewOf(twins(count))));
    await read('x');
    expect(await window.findByText(summary)).toBeVisible();
    expect(window.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(window.queryByText(/can be imported/)).toBeNull();
    await user.click(window.getByRole('checkbox', { name: 'Import: Question 1?' }));
    await user.click(window.getByRole('button', { name: 'Import 1 question' }));
    expect(await screen.findByText('1 question added.')).toBeVisible();
    expect(forms.at(-1)).toMatchObject(count === 1 ? {} : { positions: '[1]' });
  });

  it('says how many are in the bank', async () => {
    const { window, read } = await importing(() =>
      HttpResponse.json(previewOf([imported(3, 'A new one?'), ...twins(2)])),
    );
    await read('x');
    expect(
      await window.findByText('3 questions in Aiken can be imported. 2 of them are already in this bank.'),
    ).toBeVisible();
  });
});

it('a file without a question that can be imported says so, with the reason', async () => {
  const message = 'The first row has no column Question. Unknown columns: “Frage” (column 1).';
  const report = [{ line: null, level: 'ERROR' as const, message }];
  const { window, read } = await importing(() => HttpResponse.json(previewOf([], { format: 'CSV', report })));
  await read('Frage,Option A');
  expect(await window.findByText('No questions can be imported.')).toBeVisible();
  expect(window.getByRole('group', { name: 'The whole file' })).toHaveTextContent(message);
  expect(window.getByRole('button', { name: 'Import' })).toBeDisabled();
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
