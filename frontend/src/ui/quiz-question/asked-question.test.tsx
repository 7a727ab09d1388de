import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AskedQuestionPartsFragment } from '../../gql/graphql.ts';
import { renderSite } from '../../testing/render.tsx';
import { AskedQuestion } from './asked-question.tsx';
import { emptyResponse, type QuestionResponse } from './question-response.ts';
import { asked, gave } from './testing/given-questions.ts';

function ask(question: AskedQuestionPartsFragment, props: { disabled?: boolean; hasKeys?: boolean } = {}) {
  const onChange = vi.fn<(response: QuestionResponse) => void>();
  function Asked() {
    const [response, setResponse] = useState<QuestionResponse>();
    const change = (next: QuestionResponse) => {
      onChange(next);
      setResponse(next);
    };
    return (
      <>
        <AskedQuestion question={question} response={response} onChange={change} {...props} />
        <input aria-label="Something else" />
      </>
    );
  }
  return { onChange, last: () => onChange.mock.lastCall?.[0], ...renderSite(<Asked />) };
}

const group = (name: string) => screen.getByRole('group', { name });

describe('a question in an attempt', () => {
  it('is a group labelled by its text and points', () => {
    ask(asked('MULTIPLE_CHOICE', { points: 2.5 }));
    const choice = group('What of MULTIPLE_CHOICE?');
    expect(within(choice).getAllByRole('radio')).toHaveLength(3);
    expect(within(choice).getByText('2.5 points')).toBeVisible();
  });

  it('accepts one of several answers', async () => {
    const { user, last } = ask(asked('MULTIPLE_CHOICE'));
    await user.click(screen.getByRole('radio', { name: /Jupiter/ }));
    expect(last()).toEqual({ ...emptyResponse, answerIds: ['id-Jupiter'] });
    await user.click(screen.getByRole('radio', { name: /Mars/ }));
    expect(last()?.answerIds).toEqual(['id-Mars']);
    expect(screen.getByRole('radio', { name: /Jupiter/ })).not.toBeChecked();
  });

  it('accepts several answers, shows a hint about that, and deselects an answer', async () => {
    const { user, last } = ask(asked('MULTIPLE_ANSWERS'));
    expect(group('What of MULTIPLE_ANSWERS?')).toHaveAccessibleDescription('Choose all that are right.');
    await user.click(screen.getByRole('checkbox', { name: /Mars/ }));
    await user.click(screen.getByRole('checkbox', { name: /Venus/ }));
    expect(last()?.answerIds).toEqual(['id-Mars', 'id-Venus']);
    await user.click(screen.getByRole('checkbox', { name: /Mars/ }));
    expect(last()?.answerIds).toEqual(['id-Venus']);
  });

  it('shows the server’s answer until the user answers', () => {
    ask(asked('TRUE_FALSE', { response: gave({ answerIds: ['id-False'] }) }));
    expect(screen.getByRole('radio', { name: /False/ })).toBeChecked();
  });

  it('is answered with letters and digits, wherever the focus is', async () => {
    const { user, last } = ask(asked('MULTIPLE_CHOICE'), { hasKeys: true });
    await user.keyboard('b');
    expect(last()?.answerIds).toEqual(['id-Jupiter']);
    await user.keyboard('3');
    expect(last()?.answerIds).toEqual(['id-Venus']);
  });

  it('ignores keys that name no answer, are typed into a field, or belong to the browser', async () => {
    const { user, onChange } = ask(asked('MULTIPLE_CHOICE'), { hasKeys: true });
    await user.keyboard('d7{Control>}a{/Control}');
    await user.type(screen.getByLabelText('Something else'), 'abc');
    expect(screen.getByLabelText('Something else')).toHaveValue('abc');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('ignores keys if the page has several questions, and while it is disabled', async () => {
    const { user, onChange } = ask(asked('MULTIPLE_CHOICE'));
    await user.keyboard('a');
    ask(asked('TRUE_FALSE'), { disabled: true, hasKeys: true });
    await user.keyboard('a');
    expect(screen.getByRole('radio', { name: /True/ })).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('accepts a short answer', async () => {
    const { user, last } = ask(asked('SHORT_ANSWER'));
    await user.type(screen.getByLabelText('Your answer'), 'Paris');
    expect(last()).toEqual({ ...emptyResponse, text: 'Paris' });
  });

  it('refuses what cannot become a number while it is typed, and an incomplete number after the field is left', async () => {
    const { user, last } = ask(asked('NUMERIC'));
    const field = screen.getByLabelText('Your answer');
    await user.type(field, '-');
    expect(field).not.toBeInvalid();
    await user.tab();
    expect(field).toBeInvalid();
    await user.type(field, '3,5');
    expect(field).not.toBeInvalid();
    await user.type(field, ' apples');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/This isn’t a number/);
    expect(screen.getByRole('alert')).toHaveTextContent('This isn’t a number. Use digits, without a unit.');
    await user.type(field, '{Backspace>7/}');
    await user.tab();
    expect(field).not.toBeInvalid();
    expect(last()?.text).toBe('-3,5');
  });

  it('accepts an essay and counts its words', async () => {
    const { user, last } = ask(asked('ESSAY'));
    const field = screen.getByLabelText('Your answer');
    await user.type(field, 'Air scatters{Enter}blue light.');
    expect(last()?.text).toBe('Air scatters\nblue light.');
    expect(field).toHaveAccessibleDescription('4 words');
  });

  it('removes invisible characters from pasted text', async () => {
    const { user, last } = ask(asked('ESSAY'));
    await user.click(screen.getByLabelText('Your answer'));
    await user.paste('Air\u000B scatters\u202E\nlight.');
    expect(last()?.text).toBe('Air scatters\nlight.');
  });

  it('shows the remaining length before a short answer is full', async () => {
    const { user, last } = ask(asked('SHORT_ANSWER'));
    const field = screen.getByLabelText('Your answer');
    expect(field).toHaveAttribute('maxlength', '2000');
    await user.click(field);
    await user.paste('x'.repeat(1_900));
    expect(field).toHaveAccessibleDescription('Room for 100 more characters');
    await user.paste('x'.repeat(100));
    expect(field).toHaveAccessibleDescription('Maximum of 2,000 characters reached');
    expect(last()?.text).toHaveLength(2_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows how much of a pasted text did not fit', async () => {
    const { user, last } = ask(asked('SHORT_ANSWER'));
    await user.type(screen.getByLabelText('Your answer'), 'Paris');
    await user.tripleClick(screen.getByLabelText('Your answer'));
    await user.paste('x'.repeat(3_001));
    expect(last()?.text).toBe('x'.repeat(2_000));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The last 1,001 characters of the text that you pasted did not fit. An answer has a maximum of 2,000 characters.',
    );
  });

  it('shows a long chosen partner in full below its field', async () => {
    const partner = 'the process in which oxygen takes the place of carbon dioxide';
    const matchOptions = [{ __typename: 'AttemptOption' as const, id: 'o', text: partner }];
    const { user } = ask(asked('MATCHING', { matchOptions }));
    expect(screen.queryByText(partner, { selector: 'p' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('France'), partner);
    expect(screen.getByText(partner, { selector: 'p' })).toBeVisible();
  });

  it('shows that partners may be left over only if there are more partners than prompts', () => {
    const { matchPrompts, matchOptions } = asked('MATCHING');
    const { unmount } = ask(asked('MATCHING', { matchOptions: matchOptions.slice(0, matchPrompts.length) }));
    expect(screen.getByText('Find the partner of each.')).toBeVisible();
    unmount();
    ask(asked('MATCHING'));
    expect(screen.getByText('Find the partner of each. Some partners may be left over.')).toBeVisible();
  });

  it('accepts a match for each prompt, and removes one', async () => {
    const { user, last } = ask(asked('MATCHING'));
    await user.selectOptions(screen.getByLabelText('France'), 'Paris');
    await user.selectOptions(screen.getByLabelText('Italy'), 'Rome');
    const rome = { promptId: 'id-Italy', optionId: 'id-Rome' };
    expect(last()?.matches).toEqual([{ promptId: 'id-France', optionId: 'id-Paris' }, rome]);
    await user.selectOptions(screen.getByLabelText('France'), 'Choose…');
    expect(last()?.matches).toEqual([rome]);
  });
});

it('a matching question asks for an order if the prompts are ordinals', () => {
  const prompts = ['First', 'Second'].map((prompt) => ({
    __typename: 'AttemptOption' as const,
    id: prompt,
    text: prompt,
  }));
  ask(asked('MATCHING', { matchPrompts: prompts }));
  expect(screen.getByText('Choose what comes first, what comes second, and so on.')).toBeVisible();
});
