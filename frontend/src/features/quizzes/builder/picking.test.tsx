import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerateQuizInput } from '../../../gql/graphql.ts';
import { answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { previewOf } from '../../../testing/import-preview.ts';
import { server } from '../../../testing/server.ts';
import type { ImportPreview } from '../../../ui/question-exchange/import-api.ts';
import { grace, holdsInBank, storesQuizzes, question, quiz, quizMeta, sections } from './testing/given.ts';
import { proposal, proposes, wording } from './testing/given-proposals.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const { title, button, texts } = onScreen;

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
});

const bankQuestion = (id: string, text: string) => ({ ...wording(text), __typename: 'Question', id });

describe('questions of the bank', () => {
  it('are added several at once, and existing ones are marked', async () => {
    const saves = storesQuizzes(quiz());
    holdsInBank(bankQuestion('a', 'Is a?'), bankQuestion('b', 'Is b?'), bankQuestion('c', 'Is c?'));
    const { user } = await openSavedQuiz(quiz({ questions: [question('a', 'Is a?', { isInBank: true })] }));
    await user.click(button('From the bank'));
    expect(await screen.findByRole('checkbox', { name: 'In the quiz already: Is a?' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Is c?' }));
    await user.click(screen.getByRole('checkbox', { name: 'Is b?' }));
    await user.click(button('Add 2 questions'));
    await waitFor(() => expect(texts()).toEqual(['Is a?', 'Is c?', 'Is b?']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Save'));
    await waitFor(() =>
      expect(saves.updated[0]?.input.data?.questions).toEqual([
        { id: 'a' },
        { questionId: 'c', points: 1 },
        { questionId: 'b', points: 1 },
      ]),
    );
  });

  it('are selected a page at a time, without those of the quiz', async () => {
    storesQuizzes(quiz());
    holdsInBank(bankQuestion('a', 'Is a?'), bankQuestion('b', 'Is b?'), bankQuestion('c', 'Is c?'));
    const { user } = await openSavedQuiz(quiz({ questions: [question('a', 'Is a?', { isInBank: true })] }));
    await user.click(button('From the bank'));
    const page = await screen.findByRole('checkbox', { name: 'Select page' });
    await user.click(page);
    expect(screen.getByRole('checkbox', { name: 'Is b?' })).toBeChecked();
    await user.click(page);
    expect(screen.getByRole('checkbox', { name: 'Is b?' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Is c?' }));
    expect(page).toBePartiallyChecked();
    await user.click(page);
    await user.click(button('Add 2 questions'));
    await waitFor(() => expect(texts()).toEqual(['Is a?', 'Is c?', 'Is b?']));
  });

  it('can be from a bank that is shared with the course of the quiz, but from no other shared bank', async () => {
    const asked = holdsInBank(bankQuestion('a', 'Is a?'));
    const course = { __typename: 'SavedCourse', id: 'c', name: 'Maths', timeZone: '', canEdit: true };
    server.use(
      api.query('BuilderCourse', answered({ course })),
      api.query('QuizExceptions', answered({ quizExceptions: [] })),
    );
    const { user } = await openSavedQuiz(quiz({ questions: [], courseId: 'c' }));
    await user.click(button('From the bank'));
    await user.click(await screen.findByRole('combobox', { name: 'Bank' }));
    await user.click(await screen.findByRole('option', { name: 'Ada’s bank (read only)' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ bankId: 'adas' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('combobox', { name: 'Category' }));
    expect(screen.queryByRole('option', { name: 'Calculus' })).toBeNull();
  });

  it('are searched by text, category, concept and difficulty', async () => {
    const asked = holdsInBank(bankQuestion('a', 'Is a?'));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('From the bank'));
    await user.type(await screen.findByRole('searchbox', { name: 'Search the bank' }), 'limit');
    expect(screen.queryByRole('combobox', { name: 'Bank' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Concept' }), 'Series');
    await user.click(screen.getByRole('combobox', { name: 'Difficulty' }));
    await user.click(await screen.findByRole('option', { name: 'Hard' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Calculus' }));
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        search: 'limit',
        concept: 'Series',
        difficulty: 'HARD',
        categoryId: 'calculus',
      }),
    );
  });
});

describe('generated questions', () => {
  beforeEach(() => {
    holdsInBank(bankQuestion('a', 'Is a?'));
  });

  it('from a text are shown with their sentences, and are added on request', async () => {
    const asked = proposes('TEXT', proposal('What is x?'), proposal('What is y?'));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'From text' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'X is a letter.');
    await user.click(button('Propose questions'));
    expect(await screen.findByText('A sentence about What is y?')).toBeVisible();
    expect(asked[0]).toMatchObject({ text: 'X is a letter.', courseId: null, categoryIds: [], count: 5 });
    expect(button('Add questions')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'What is y?' }));
    await user.click(button('Add 1 question'));
    await waitFor(() => expect(texts()).toEqual(['What is y?']));
  });

  it('from the bank are preselected, and the code of a selection repeats it', async () => {
    const asked = proposes('BANK', proposal('What is x?', { questionId: 'x', source: null }));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.type(await screen.findByRole('textbox', { name: 'Repeat a selection' }), 'seed-7');
    await user.click(button('Propose questions'));
    expect(await screen.findByText(/^Code of this selection: seed-7/)).toBeVisible();
    expect(asked[0]?.seed).toBe('seed-7');
    await user.click(button('Add 1 question'));
    const card = within(await onScreen.question(1));
    expect(card.getByText('From the bank')).toBeVisible();
  });

  it('are new at each request, until there are no more, and selected questions stay', async () => {
    const rounds = [['Is a?', 'Is b?'], ['Is c?'], null, ['Is a?']];
    const excluded: GenerateQuizInput['excludedKeys'][] = [];
    server.use(
      api.query('QuestionProposals', ({ variables }) => {
        excluded.push(variables['input'].excludedKeys);
        const round = rounds[excluded.length - 1];
        if (!round) {
          const fields = { 'input.excludedKeys': 'Everything that fits has been shown.' };
          return HttpResponse.json({
            data: { questionProposals: null },
            errors: [{ message: 'Everything.', extensions: { code: 'BAD_USER_INPUT', fields } }],
          });
        }
        const reply = {
          source: 'TEXT',
          seed: 'seed-7',
          available: round.length,
          shortfall: round.length === 1 ? 'The text gives 1 of 5 further questions.' : null,
          proposals: round.map((text) => proposal(text)),
        };
        return HttpResponse.json({
          data: { questionProposals: { __typename: 'QuestionProposals', ...reply } },
        });
      }),
    );
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'From text' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'X is a letter.');
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await user.click(button('Propose questions'));
    await user.click(await screen.findByRole('checkbox', { name: 'Is b?' }));
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Proposed questions' })]);
    await user.click(button('Regenerate'));
    expect(await screen.findByText('The text gives 1 of 5 further questions.')).toBeVisible();
    const offered = () =>
      screen.getAllByRole('checkbox').flatMap((box) => box.getAttribute('aria-label') ?? []);
    expect(screen.getByText(/^1 new question\./)).toBeVisible();
    expect(offered()).toEqual(['Is b?', 'Is c?']);
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await user.click(all);
    expect(button('Add 2 questions')).toBeEnabled();
    await user.click(all);
    await user.click(screen.getByRole('checkbox', { name: 'Is b?' }));
    await user.click(button('Regenerate'));
    expect(await screen.findByText('No other questions')).toBeVisible();
    expect(offered()).toEqual(['Is b?', 'Is c?']);
    await user.click(button('Start again'));
    await waitFor(() => expect(offered()).toEqual(['Is b?', 'Is a?']));
    expect(screen.queryByText('No other questions')).toBeNull();
    const [a, b, c] = ['Is a?', 'Is b?', 'Is c?'].map((text) => `key of ${text}`);
    expect(excluded).toEqual([[], [a, b], [a, b, c], []]);
    await user.type(screen.getByRole('textbox', { name: 'Text' }), ' Y too.');
    expect(button('Propose questions')).toBeEnabled();
    await user.click(button('Add 1 question'));
    await waitFor(() => expect(texts()).toEqual(['Is b?']));
  });

  it('can be selected and deselected while others are requested', async () => {
    proposes('TEXT', proposal('Is a?'), proposal('Is b?'));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'From text' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'X is a letter.');
    await user.click(button('Propose questions'));
    await user.click(await screen.findByRole('checkbox', { name: 'Is a?' }));
    const answer = Promise.withResolvers<void>();
    const others = { source: 'TEXT', seed: 'seed-8', available: 1, shortfall: null };
    server.use(
      api.query('QuestionProposals', async () => {
        await answer.promise;
        const reply = { __typename: 'QuestionProposals', ...others, proposals: [proposal('Is c?')] };
        return HttpResponse.json({ data: { questionProposals: reply } });
      }),
    );
    await user.click(button('Regenerate'));
    await user.click(screen.getByRole('checkbox', { name: 'Is a?' }));
    await user.click(screen.getByRole('checkbox', { name: 'Is b?' }));
    answer.resolve();
    expect(await screen.findByRole('checkbox', { name: 'Is c?' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Is a?' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Is b?' })).toBeChecked();
  });

  it('show why there are none', async () => {
    const fields = { 'input.text': 'The text is too short.' };
    server.use(
      api.query('QuestionProposals', refusal('input.text: The text is too short.', 'BAD_USER_INPUT', fields)),
    );
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('button', { name: 'Propose questions' }));
    expect(await screen.findByText('The text is too short.')).toBeVisible();
    expect(screen.getByText('No questions generated')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'From text' }));
    expect(screen.queryByText('The text is too short.')).toBeNull();
  });

  it('are from a text at first if the bank has no questions', async () => {
    holdsInBank();
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Drawn from the bank' }));
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  });
});

const readAs = (more: Partial<ImportPreview> = {}) =>
  previewOf(
    ['Is p?', 'Is q?'].map((text, at) => ({
      ...wording(text),
      position: at + 1,
      line: 1,
      name: null,
      category: null,
      categoryId: null,
      duplicates: [],
    })),
    { report: [{ line: 9, level: 'ERROR', message: 'The question has no answers.' }], ...more },
  );

describe('questions of a file', () => {
  it('are read with a report, and the selected ones are added', async () => {
    server.use(http.post('/api/questions/import/preview', () => HttpResponse.json(readAs())));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Import file'));
    await user.type(await screen.findByRole('textbox', { name: 'Or paste questions' }), 'Is p?');
    await user.click(button('Preview'));
    expect(await screen.findByText(/^2 questions in Aiken can be imported/)).toBeVisible();
    expect(screen.getByText('The question has no answers.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Import: Is p?' }));
    await user.click(button('Add 1 question'));
    await waitFor(() => expect(texts()).toEqual(['Is q?']));
    expect(await title()).toHaveValue('Limits');
  });

  it('are imported with the title and settings of their quiz', async () => {
    const read = readAs({ title: 'Week 4', timeLimit: 20 });
    server.use(http.post('/api/questions/import/preview', () => HttpResponse.json(read)));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Import file'));
    await user.type(await screen.findByRole('textbox', { name: 'Or paste questions' }), 'Is p?');
    await user.click(button('Preview'));
    await user.click(await screen.findByRole('button', { name: 'Add 2 questions' }));
    await waitFor(async () => expect(await title()).toHaveValue('Week 4'));
    expect(screen.getByText(/^20 minutes/)).toBeVisible();
  });

  it('show why they could not be read', async () => {
    server.use(
      http.post('/api/questions/import/preview', () =>
        HttpResponse.text('file: It is no quiz.', { status: 400 }),
      ),
    );
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Import file'));
    await user.type(await screen.findByRole('textbox', { name: 'Or paste questions' }), 'Is p?');
    await user.click(button('Preview'));
    expect(await screen.findByText('It is no quiz.')).toBeVisible();
  });
});

it('the export downloads the saved quiz, and lists what the file could not contain', async () => {
  const file = {
    __typename: 'FileDownload',
    fileName: 'limits.txt',
    contentType: 'text/plain',
    content: 'eA==',
  };
  const line = {
    __typename: 'ImportReportLine',
    line: null,
    level: 'LOSS',
    message: 'Points are not exported.',
  };
  server.use(
    api.query('ExportQuiz', answered({ quizExport: { __typename: 'QuestionExport', file, report: [line] } })),
  );
  URL.createObjectURL = () => 'blob:limits';
  URL.revokeObjectURL = () => {};
  // jsdom reports an error when a link is followed, so the click is cancelled.
  document.addEventListener(
    'click',
    (event) => event.target instanceof HTMLAnchorElement && event.preventDefault(),
  );
  const { user } = await openSavedQuiz(quiz());
  await user.click(button('More for this quiz'));
  await user.click(await screen.findByRole('menuitem', { name: 'Export' }));
  await user.click(await screen.findByRole('radio', { name: 'GIFT' }));
  await user.click(button('Export'));
  expect(await screen.findByText(/^limits\.txt was downloaded\./)).toBeVisible();
  expect(screen.getByText('Points are not exported.')).toBeVisible();
});

it('the preview shows the quiz as students see it, and another order on request', async () => {
  const answers = Array.from({ length: 12 }, (_, at) => `Answer ${at + 1}`);
  const { user } = await openSavedQuiz(quiz({ questions: [question('one', 'Which?', { answers })] }));
  await user.click(button(/^Preview/));
  const dialog = within(await screen.findByRole('dialog', { name: 'As a student sees it' }));
  const order = () => dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  const before = order();
  expect(before).toHaveLength(12);
  // There are 479 million orders, so the next one is almost certainly different.
  await user.click(dialog.getByRole('button', { name: 'Another order' }));
  expect(order()).not.toEqual(before);
  expect(dialog.queryByText(/right/)).toBeNull();
});

it.each([
  ['questions in the author’s order', { shuffleAnswers: false }, ['Mars', 'Venus']],
  ['nothing to shuffle', { shuffleAnswers: true }, ['True', 'False']],
])('the preview of a quiz with %s offers no other order', async (_, settings, answers) => {
  const type = answers[0] === 'True' ? 'TRUE_FALSE' : 'MULTIPLE_CHOICE';
  const { user } = await openSavedQuiz(
    quiz({ ...settings, questions: [question('one', 'Which?', { type, answers })] }),
  );
  await user.click(button(/^Preview/));
  const dialog = within(await screen.findByRole('dialog', { name: 'As a student sees it' }));
  expect(dialog.getByText('Everybody gets this order. Nothing is graded here.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Another order' })).toBeNull();
});

it('the preview shows another order at each request, even if there are only two', async () => {
  const { user } = await openSavedQuiz(
    quiz({ questions: [question('one', 'Which?', { answers: ['Mars', 'Venus'] })] }),
  );
  await user.click(button(/^Preview/));
  const dialog = within(await screen.findByRole('dialog', { name: 'As a student sees it' }));
  const first = () => dialog.getAllByRole('radio')[0]?.closest('label')?.textContent;
  const shown = [first()];
  for (let press = 0; press < 4; press += 1) {
    await user.click(dialog.getByRole('button', { name: 'Another order' }));
    shown.push(first());
  }
  expect(new Set(shown.filter((_, at) => at % 2 === 0)).size).toBe(1);
  expect(new Set(shown).size).toBe(2);
});
