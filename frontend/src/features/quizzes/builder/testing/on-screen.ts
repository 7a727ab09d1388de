import { screen, within } from '@testing-library/react';
import { patient } from '../../../../testing/open-site.tsx';

/** Accessors for the parts of the builder. */
export const onScreen = {
  title: () => screen.findByRole('textbox', { name: 'Title' }, patient),
  button: (name: string | RegExp) => screen.getByRole('button', { name }),
  question: (number: number) => screen.findByRole('listitem', { name: `Question ${number}` }),
  /** The texts of the questions, in order. */
  texts: () =>
    within(screen.getByRole('list', { name: 'Questions of the quiz' }))
      .getAllByRole('listitem', { name: /^Question \d+$/ })
      .map((card) => card.querySelector('p')?.textContent),
};
