import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { grace, holdsInBank, quiz, sections } from './testing/given.ts';
import { proposal, proposes } from './testing/given-proposals.ts';
import { onScreen } from './testing/on-screen.ts';
import { openBuilder, openSavedQuiz } from './testing/open-builder.tsx';

const { button, texts } = onScreen;

const note = (id: string, title: string) => ({ __typename: 'NoteMeta', id, title });

/** Mocks the user's notes. Returns the searches. */
function notesAre(...notes: readonly ReturnType<typeof note>[]) {
  const searches: unknown[] = [];
  server.use(
    api.query('NoteChoices', ({ variables }) => {
      searches.push(variables['search']);
      return HttpResponse.json({ data: { notes: { __typename: 'NoteMetaConnection', nodes: notes } } });
    }),
  );
  return searches;
}

beforeEach(() => {
  signedInAs(grace);
  sections();
  holdsInBank();
});

it('come from a note that the user chooses, and others follow for the same note', async () => {
  const searches = notesAre(note('n1', 'Cells'), note('n2', ''));
  const asked = proposes('TEXT', proposal('What is a cell?'));
  const { user } = await openSavedQuiz(quiz({ questions: [] }));
  await user.click(button('Generate'));
  await user.click(await screen.findByRole('radio', { name: 'From a note' }));
  expect(button('Propose questions')).toBeDisabled();
  const field = screen.getByRole('combobox', { name: 'Note' });
  await user.type(field, 'cel');
  await waitFor(() => expect(searches).toContain('cel'));
  expect(screen.getByRole('option', { name: 'Untitled note' })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Cells' }));
  await user.click(button('Propose questions'));
  await user.click(await screen.findByRole('checkbox', { name: 'What is a cell?' }));
  expect(asked[0]).toMatchObject({ noteId: 'n1', categoryIds: [], concepts: [], difficulty: null });
  expect(asked[0]).not.toHaveProperty('text');
  await user.click(button('Regenerate'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({ noteId: 'n1', excludedKeys: ['key of What is a cell?'] });
  await user.click(await screen.findByRole('button', { name: 'Add 1 question' }));
  await waitFor(() => expect(texts()).toEqual(['What is a cell?']));
});

it('come from the note in the URL, also if it was changed since the last request', async () => {
  notesAre();
  server.use(api.query('ChosenNote', answered({ note: { __typename: 'Note', id: 'n7', title: 'Osmosis' } })));
  const seeds: unknown[] = [];
  server.use(
    api.query('QuestionProposals', ({ variables }) => {
      const { seed } = variables['input'];
      seeds.push(seed);
      if (seed !== undefined) {
        const extensions = { code: 'BAD_USER_INPUT', fields: { 'input.seed': 'The note was changed.' } };
        return HttpResponse.json({ data: null, errors: [{ message: 'Changed.', extensions }] });
      }
      const proposals = [proposal(`What is ${seeds.length}?`)];
      const reply = { source: 'TEXT', seed: 'abc-t1-5', available: 1, shortfall: null, proposals };
      return HttpResponse.json({
        data: { questionProposals: { __typename: 'QuestionProposals', ...reply } },
      });
    }),
  );
  const { user } = openBuilder('/quiz/create-quiz?note=n7');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Note' })).toHaveValue('Osmosis'));
  await user.click(button('Propose questions'));
  expect(await screen.findByText(/^Code of this selection/)).toBeVisible();
  await user.click(button('Regenerate'));
  expect(await screen.findByRole('checkbox', { name: 'What is 3?' })).toBeVisible();
  expect(seeds).toEqual([undefined, 'abc-t1-5-5', undefined].map((seed) => seed && expect.any(String)));
  expect(screen.queryByText(/^Code of this selection/)).toBeNull();
});

it('tells that the note in the URL is gone, and why another gives no questions', async () => {
  notesAre(note('n1', 'Short'));
  server.use(api.query('ChosenNote', refusal('Note not found.', 'NOT_FOUND')));
  const { user } = openBuilder('/quiz/create-quiz?note=gone');
  expect(await screen.findByText(/^This note was not found\. It may have been deleted\./)).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Note' }));
  await user.click(await screen.findByRole('option', { name: 'Short' }));
  expect(screen.queryByText(/^This note was not found/)).toBeNull();
  server.use(
    api.query(
      'QuestionProposals',
      refusal('Invalid.', 'BAD_USER_INPUT', { 'input.noteId': 'This note gives no questions.' }),
    ),
  );
  await user.click(button('Propose questions'));
  expect(await screen.findByText('This note gives no questions.')).toBeVisible();
});
