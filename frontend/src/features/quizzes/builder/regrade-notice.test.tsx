import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answered, api, signedInAs } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { grace, holds, storesQuizzes, quiz, quizMeta, sections } from './testing/given.ts';
import { onScreen } from './testing/on-screen.ts';
import { openBuilder } from './testing/open-builder.tsx';

it('a saved quiz shows a notice with a regrade button if attempts were submitted with an earlier key', async () => {
  signedInAs(grace);
  sections({ quizzes: [quizMeta('limits', 'Limits')] });
  storesQuizzes(quiz());
  holds(quiz());
  const regradePreview = { __typename: 'Regrade', id: 'limits', studentCount: 1 };
  server.use(api.query('QuizPeopleToRegrade', answered({ regradePreview })));
  const { user } = openBuilder('/quiz/create-quiz?quiz=limits');
  await waitFor(async () => expect(await onScreen.title()).toHaveValue('Limits'), patient);
  await user.click(onScreen.button('Edit question 2'));
  const card = within(await onScreen.question(2));
  await user.type(card.getByRole('textbox', { name: 'Question' }), ' Why?');
  await user.click(onScreen.button('Save'));
  expect(
    await screen.findByText('1 person was graded in “Limits” before an answer key or points changed.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Regrade' })).toBeVisible();
});
