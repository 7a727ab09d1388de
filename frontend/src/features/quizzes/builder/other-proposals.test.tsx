import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { materialKey } from '../../../../../core/quizzes/generation/selection-code.ts';
import type { GenerateQuizInput } from '../../../gql/graphql.ts';
import { api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { grace, holdsInBank, quiz, quizMeta, sections } from './testing/given.ts';
import { proposal, proposes } from './testing/given-proposals.ts';
import { onScreen } from './testing/on-screen.ts';
import { openSavedQuiz } from './testing/open-builder.tsx';

const { button } = onScreen;

beforeEach(() => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
  holdsInBank();
});

describe('proposed questions', () => {
  it('of another text disappear when a text gives none, and can’t be added', async () => {
    proposes('TEXT', proposal('Is a?'), proposal('Is b?'));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'From text' }));
    const text = screen.getByRole('textbox', { name: 'Text' });
    await user.type(text, 'X is a letter.');
    await user.click(button('Propose questions'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    const fields = { 'input.text': 'The text gives none.' };
    server.use(
      api.query('QuestionProposals', refusal('input.text: The text gives none.', 'BAD_USER_INPUT', fields)),
    );
    await user.type(text, ' Hm.');
    await user.click(button('Propose questions'));
    expect(await screen.findByText('The text gives none.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Proposed questions' })).toBeNull();
    proposes('TEXT', proposal('Is c?'));
    await user.click(button('Propose questions'));
    expect(await screen.findByRole('checkbox', { name: 'Is c?' })).not.toBeChecked();
    expect(button('Add questions')).toBeDisabled();
  });

  it('are reported as missing, not as already shown, if a text gives none of the chosen types', async () => {
    proposes('TEXT', proposal('Is a?'));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'From text' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'X is a letter.');
    await user.click(button('Propose questions'));
    await screen.findByRole('checkbox', { name: 'Is a?' });
    server.use(
      api.query('QuestionProposals', ({ variables }) => {
        const input: GenerateQuizInput = variables['input'];
        const fields = input.excludedKeys?.length
          ? { 'input.excludedKeys': 'Everything that fits has been shown.' }
          : { 'input.text': 'This text gives no matching questions.' };
        return HttpResponse.json({
          data: { questionProposals: null },
          errors: [{ message: 'None.', extensions: { code: 'BAD_USER_INPUT', fields } }],
        });
      }),
    );
    await user.click(screen.getByRole('combobox', { name: 'Types' }));
    await user.click(screen.getByRole('option', { name: 'Matching or ordering' }));
    await user.click(button('Regenerate'));
    expect(await screen.findByText('This text gives no matching questions.')).toBeVisible();
    const earlier = 'The last request gave no questions. These are from an earlier request.';
    expect(screen.getByText(earlier)).toBeVisible();
    expect(screen.queryByText(/^1 question\./)).toBeNull();
    expect(screen.queryByText('No other questions')).toBeNull();
  });

  it('from a text are only of types that a text gives, without the settings of the bank', async () => {
    const inputs: GenerateQuizInput[] = [];
    const reply = {
      source: 'TEXT',
      seed: 'seed-7',
      available: 1,
      shortfall: null,
      proposals: [proposal('Is a?')],
    };
    server.use(
      api.query('QuestionProposals', ({ variables }) => {
        inputs.push(variables['input']);
        return HttpResponse.json({ data: { questionProposals: reply } });
      }),
    );
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'Drawn from the bank' }));
    await user.type(screen.getByRole('combobox', { name: 'Concepts' }), 'cell,');
    await user.click(screen.getByRole('combobox', { name: 'Types' }));
    await user.click(screen.getByRole('option', { name: 'Essay' }));
    await user.click(screen.getByRole('radio', { name: 'From text' }));
    await user.click(screen.getByRole('combobox', { name: 'Types' }));
    expect(screen.getByRole('option', { name: 'Matching or ordering' })).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Several answers' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Essay' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Number' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'X is a letter.');
    await user.click(button('Propose questions'));
    await screen.findByRole('checkbox', { name: 'Is a?' });
    expect(inputs).toMatchObject([{ types: ['NUMERIC'], concepts: [], difficulty: null }]);
  });

  it('after Regenerate have a code that names the earlier selection, and a code sets the number of questions', async () => {
    const inputs: GenerateQuizInput[] = [];
    server.use(
      api.query('QuestionProposals', ({ variables }) => {
        const input: GenerateQuizInput = variables['input'];
        inputs.push(input);
        const seed = input.seed ?? `a1b2c3d4-${materialKey({ text: input.text ?? '' })}-5`;
        const reply = { source: 'TEXT', seed, available: 1, shortfall: null };
        const proposals = [proposal(`Is ${inputs.length}?`)];
        return HttpResponse.json({ data: { questionProposals: { ...reply, proposals } } });
      }),
    );
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'From text' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'X is a letter.');
    await user.click(button('Propose questions'));
    await screen.findByRole('checkbox', { name: 'Is 1?' });
    await user.click(button('Regenerate'));
    await screen.findByRole('checkbox', { name: 'Is 2?' });
    const code = `a1b2c3d4-${materialKey({ text: 'X is a letter.' })}-5x2`;
    expect(inputs.map(({ seed }) => seed)).toEqual([undefined, code]);
    expect(screen.getByText(new RegExp(`^Code of this selection: ${code}`))).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Repeat a selection' }), `${code}-7`);
    expect(screen.getByRole('textbox', { name: 'Number of questions' })).toHaveValue('7');
  });

  it('of a code for another source are refused at the field of the code', async () => {
    const reason = 'This code is of questions from a text. Choose that text, or leave the code empty.';
    const fields = { 'input.seed': reason };
    server.use(api.query('QuestionProposals', refusal('input.seed', 'BAD_USER_INPUT', fields)));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'Drawn from the bank' }));
    const field = screen.getByRole('textbox', { name: 'Repeat a selection' });
    await user.type(field, 'a1b2c3d4-tabc-5');
    await user.click(button('Propose questions'));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(field).toBeInvalid();
    expect(screen.queryByText('No questions generated')).toBeNull();
    await user.clear(field);
    expect(screen.queryByText(reason)).toBeNull();
  });

  it('show all their pairs', async () => {
    const pairs = Array.from({ length: 8 }, (_, at) => ({ left: `Term ${at}`, right: `Meaning ${at}` }));
    const question = {
      ...proposal('Match.').question,
      type: 'MATCHING',
      answers: [],
      correctAnswer: [],
      pairs,
    };
    proposes('TEXT', proposal('Match.', { question }));
    const { user } = await openSavedQuiz(quiz({ questions: [] }));
    await user.click(button('Generate'));
    await user.click(await screen.findByRole('radio', { name: 'From text' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'X is a letter.');
    await user.click(button('Propose questions'));
    expect(await screen.findByText(/Term 7/)).toBeVisible();
    expect(screen.queryByText(/more$/)).toBeNull();
  });
});
