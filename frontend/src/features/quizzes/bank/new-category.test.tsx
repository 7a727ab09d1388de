import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answered, api, refusal } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { algebra, bankHas, gravity, openBank, primes } from './testing/given.ts';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, patient));
const optics = { ...algebra, id: 'optics', categoryName: 'Optics' };

type User = ReturnType<typeof openBank>['user'];
type Window = Awaited<ReturnType<typeof dialog>>;

/** A mocked server that adds the category. Returns the names that were sent. */
function addsCategories() {
  const sent = vi.fn<(name: unknown) => void>();
  server.use(
    api.mutation('AddQuizCategory', ({ variables }) => {
      sent(variables['categoryName']);
      server.use(api.query('QuizCategories', answered({ quizCategories: [algebra, optics] })));
      return HttpResponse.json({ data: { addQuizCategory: optics } });
    }),
  );
  return sent;
}

/** Types into the select, and opens the field for a new category. */
async function beginNew(user: User, window: Window, name: string): Promise<HTMLElement> {
  await user.click(window.getByRole('combobox', { name: 'Category' }));
  await user.keyboard(name);
  await user.click(await screen.findByRole('option', { name: 'New category…' }));
  return window.findByRole('textbox', { name: 'New category' });
}

describe('a new category', () => {
  it('is created while a question is written, with the typed name, and the question is sent with it', async () => {
    const added = addsCategories();
    bankHas(gravity);
    const { user } = openBank();
    await user.click(await screen.findByRole('button', { name: gravity.question }, patient));
    const editor = await dialog('Edit the question');
    const field = await beginNew(user, editor, 'Optics');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('Optics');
    const saved = vi.fn<(input: unknown) => void>();
    server.use(
      api.mutation('EditQuestion', ({ variables }) => {
        saved(variables['input']);
        return HttpResponse.json({ data: { editQuestion: gravity } });
      }),
    );
    await user.keyboard('{Enter}');
    const choice = await editor.findByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(choice).toHaveValue('Optics'));
    expect(choice).toHaveFocus();
    expect(added.mock.calls).toEqual([['Optics']]);
    // Enter added the category, but did not save the question.
    expect(saved).not.toHaveBeenCalled();
    await user.click(editor.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith(expect.objectContaining({ categoryId: 'optics' })),
    );
  });

  it('shows at its field that the name is taken, and Escape returns to the select without closing the window', async () => {
    const taken = 'Another category has this name.';
    server.use(api.mutation('AddQuizCategory', refusal(taken, 'BAD_USER_INPUT', { categoryName: taken })));
    bankHas(gravity);
    const { user } = openBank();
    await user.click(await screen.findByRole('button', { name: gravity.question }, patient));
    const editor = await dialog('Edit the question');
    const field = await beginNew(user, editor, 'Optics');
    await user.click(editor.getByRole('button', { name: 'Add category' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(taken)));
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.click(editor.getByRole('button', { name: 'Add category' }));
    expect(await editor.findByText('Enter a name.')).toBeVisible();
    await user.type(field, '{Escape}');
    await waitFor(() => expect(editor.getByRole('combobox', { name: 'Category' })).toHaveFocus());
    expect(editor.getByRole('textbox', { name: 'Question' })).toHaveValue(gravity.question);
  });

  it('is cancelled by Escape on each of its buttons', async () => {
    bankHas(gravity);
    const { user } = openBank();
    await user.click(await screen.findByRole('button', { name: gravity.question }, patient));
    const editor = await dialog('Edit the question');
    const giveUpOn = async (button: string) => {
      await beginNew(user, editor, 'Optics');
      editor.getByRole('button', { name: button }).focus();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(editor.getByRole('combobox', { name: 'Category' })).toHaveFocus());
    };
    await giveUpOn('Add category');
    await giveUpOn('Cancel the new category');
  });

  it('that was cancelled while it was sent does not change a later choice', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    server.use(
      api.mutation('AddQuizCategory', async () => {
        await gate;
        server.use(api.query('QuizCategories', answered({ quizCategories: [algebra, optics] })));
        return HttpResponse.json({ data: { addQuizCategory: optics } });
      }),
    );
    bankHas(gravity);
    const { user } = openBank();
    await user.click(await screen.findByRole('button', { name: gravity.question }, patient));
    const editor = await dialog('Edit the question');
    await beginNew(user, editor, 'Optics');
    await user.keyboard('{Enter}{Escape}');
    const choice = await editor.findByRole('combobox', { name: 'Category' });
    await user.click(choice);
    await user.click(await screen.findByRole('option', { name: 'Algebra' }));
    open();
    await user.click(choice);
    expect(await screen.findByRole('option', { name: 'Optics' })).toBeVisible();
    expect(choice).toHaveValue('Algebra');
  });

  it('can be created while questions are moved, and gets these questions', async () => {
    addsCategories();
    bankHas(primes);
    const { user } = openBank();
    const changed = vi.fn<(changes: unknown) => void>();
    server.use(
      api.mutation('UpdateQuestions', ({ variables }) => {
        changed(variables['changes']);
        return answered({ updateQuestions: { __typename: 'QuestionChanges', ids: ['primes'] } })();
      }),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Select page' }, patient));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to a category…' }));
    const window = await dialog('Move to a category');
    await beginNew(user, window, 'Op');
    await user.keyboard('tics');
    await user.click(window.getByRole('button', { name: 'Add category' }));
    await waitFor(() => expect(window.getByRole('combobox', { name: 'Category' })).toHaveValue('Optics'));
    await user.click(window.getByRole('button', { name: 'Move 1 question' }));
    expect(await screen.findByText('Moved 1 question to Optics.')).toBeVisible();
    expect(changed).toHaveBeenCalledWith({ categoryId: 'optics' });
  });
});
