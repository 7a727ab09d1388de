import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { category, grace, quiz, storesQuizzes, quizMeta, sections } from './testing/given.ts';
import { openBuilder } from './testing/open-builder.tsx';

beforeEach(() => {
  signedInAs(grace);
  sections();
});

const title = () => screen.findByRole('textbox', { name: 'Title' }, patient);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

type User = ReturnType<typeof openBuilder>['user'];

async function write(user: User, type: string, text: string): Promise<HTMLElement> {
  await user.click(button('Add question'));
  await user.click(await screen.findByRole('menuitem', { name: type }));
  const field = await screen.findByRole('textbox', { name: 'Question' });
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, text);
  return field.closest('li') ?? field;
}

describe('a new quiz', () => {
  it('is saved with its question, and the URL changes to it', async () => {
    const saves = storesQuizzes();
    const { user, address } = openBuilder();
    await user.type(await title(), 'Limits');
    const card = within(await write(user, 'Multiple choice', 'Is 1/n bounded?'));
    await user.type(card.getByRole('textbox', { name: 'Answer 1' }), 'Yes');
    await user.type(card.getByRole('textbox', { name: 'Answer 2' }), 'No');
    await user.click(card.getAllByRole('radio')[0] ?? document.body);
    await user.click(button('Done with question 1'));
    await user.click(button('Save'));
    await waitFor(() => expect(address()).toBe('/quiz/create-quiz?quiz=new'));
    expect(saves.created).toHaveLength(1);
    expect(saves.created[0]?.quizData).toMatchObject({
      title: 'Limits',
      allowedAttempts: -1,
      timeLimit: null,
    });
    expect(saves.created[0]?.quizData.questions).toMatchObject([
      { question: 'Is 1/n bounded?', answers: ['Yes', 'No'], correctAnswer: [1], points: 1 },
    ]);
    expect(await screen.findByText('Not published · saved just now')).toBeVisible();
    expect(screen.getByText(/once you publish it\.$/)).toBeVisible();
    const published = quiz({ id: 'new', isPublished: true, revision: 2 });
    server.use(api.mutation('SetBuiltQuizState', answered({ updateQuizMetadata: published })));
    await user.click(screen.getByRole('switch', { name: 'Published' }));
    expect(await screen.findByText('Published. Students can find the quiz now.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/once you publish it\.$/)).toBeNull());
  });

  it('gets the focus in its title if the user selects ‘New quiz’ while it is empty', async () => {
    const { user } = openBuilder();
    const field = await title();
    expect(field).not.toHaveFocus();
    await user.click(button('New quiz'));
    expect(field).toHaveFocus();
    expect(screen.getByText('This quiz is new and empty. Enter its title.')).toBeInTheDocument();
    await user.type(field, 'Limits');
    await user.click(button('New quiz'));
    expect(await screen.findByRole('dialog', { name: 'Save the quiz first?' })).toBeVisible();
  });

  it('explains that its new questions belong to it only, and links to the bank', async () => {
    openBuilder();
    await title();
    expect(screen.getByText(/^Questions that you write here belong to this quiz only\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'question bank' })).toHaveAttribute('href', '/manageQuestions');
  });

  it('belongs to the course in the URL', async () => {
    const saves = storesQuizzes();
    const course = { __typename: 'Course', id: 'calculus', name: 'Calculus I', timeZone: '', canEdit: true };
    server.use(api.query('BuilderCourse', answered({ course })));
    const { user } = openBuilder('/quiz/manage/calculus');
    await user.type(await title(), 'Limits');
    expect(screen.getByRole('heading', { level: 1, name: 'Quizzes of Calculus I' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Calculus I' })).toHaveAttribute('href', '/course/calculus');
    await user.click(button('Save'));
    await waitFor(() => expect(saves.created[0]?.courseId).toBe('calculus'));
  });

  it('cannot be built for an unknown course, and a link is shown if the ID belongs to a quiz of the user', async () => {
    server.use(api.query('BuilderCourse', refusal('Course not found', 'NOT_FOUND')));
    sections({ quizzes: [quizMeta('limits', 'Limits')] });
    openBuilder('/quiz/manage/theirs');
    expect(await screen.findByRole('alert', { name: 'Quiz not found' }, patient)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    openBuilder('/quiz/manage/limits');
    const link = await screen.findByRole('link', { name: 'edit ‘Limits’' });
    expect(link).toHaveAttribute('href', '/quiz/create-quiz?quiz=limits');
  });

  it('gets a category that is created in the builder', async () => {
    const saves = storesQuizzes();
    const optics = category('optics', 'Optics');
    server.use(api.mutation('AddQuizCategory', answered({ addQuizCategory: optics })));
    const { user } = openBuilder();
    await user.type(await title(), 'Lenses');
    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    server.use(api.query('QuizCategories', answered({ quizCategories: [optics] })));
    await user.click(await screen.findByRole('option', { name: 'New category…' }));
    await user.type(await screen.findByRole('textbox', { name: 'New category' }), ' Optics {Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Optics'));
    await user.click(button('Save'));
    await waitFor(() => expect(saves.created[0]?.quizData.categoryId).toBe('optics'));
  });

  it('is not sent while something is missing, and the missing field gets the focus', async () => {
    const saves = storesQuizzes();
    const { user } = openBuilder();
    await title();
    await user.click(button('Save'));
    expect(await screen.findByText('A quiz needs a title.')).toBeVisible();
    expect(await title()).toHaveFocus();
    await user.type(await title(), 'Limits');
    expect(screen.queryByText('A quiz needs a title.')).toBeNull();
    await write(user, 'Number', 'How many?');
    await user.click(button('Save'));
    expect(await screen.findByText('Give the right number.')).toBeVisible();
    expect(saves.created).toHaveLength(0);
  });

  it('shows the server’s errors at its question, and keeps the text', async () => {
    const path = 'input.quizData.questions.0.question';
    server.use(
      api.mutation(
        'CreateBuiltQuiz',
        refusal(`${path}: No.`, 'BAD_USER_INPUT', {
          [path]: 'The question has a character that is not allowed.',
        }),
      ),
    );
    const { user } = openBuilder();
    await user.type(await title(), 'Limits');
    await write(user, 'Essay', 'Why?');
    await user.click(button('Done with question 1'));
    await user.click(button('Save'));
    const card = within(await screen.findByRole('listitem', { name: 'Question 1' }));
    expect(await card.findByText('The question has a character that is not allowed.')).toBeVisible();
    expect(card.getByRole('textbox', { name: 'Question' })).toHaveValue('Why?');
    expect(screen.getByText('Failed to create quiz. Check the marked fields.')).toHaveAttribute(
      'role',
      'status',
    );
    storesQuizzes();
    await user.click(button('Save'));
    await screen.findByText('The quiz is saved. Students can find it once you publish it.');
    expect(screen.queryByText(/Failed to create quiz/)).toBeNull();
  });

  it('shows that it was not created, and is created on retry', async () => {
    server.use(api.mutation('CreateBuiltQuiz', refusal('Failed to create quiz', 'INTERNAL_SERVER_ERROR')));
    const { user, address } = openBuilder();
    await user.type(await title(), 'Limits');
    await user.click(button('Save'));
    expect(await screen.findByText('Failed to create quiz')).toBeVisible();
    storesQuizzes();
    await user.click(button('Try again'));
    await waitFor(() => expect(address()).toBe('/quiz/create-quiz?quiz=new'));
  });
});

it('the builder explains to students that it is for instructors', async () => {
  signedInAs(ada);
  openBuilder();
  expect(await screen.findByText(/Only instructors can build quizzes/, {}, patient)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a quiz' })).toHaveAttribute('href', '/quiz/categories');
});

/** Another tab, closed since, left a draft of a new quiz. */
async function leavesDraft(name: string, question?: string) {
  const { user, unmount } = openBuilder();
  await user.type(await title(), name);
  if (question !== undefined) await write(user, 'Essay', question);
  unmount();
  for (const key of Object.keys(localStorage).filter((each) => each.includes('~'))) {
    localStorage.setItem(key.replace(/~.*/, '~another-tab'), localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
  }
}

describe('a new quiz with a draft of another one', () => {
  it('is not replaced by the draft of another new quiz once it is saved', async () => {
    storesQuizzes();
    await leavesDraft('Series');
    const { user } = openBuilder();
    const offer = await screen.findByRole('alert', { name: 'You have a draft of a quiz' });
    expect(offer).toHaveTextContent('It’s called ‘Series’ and has 0 questions.');
    await user.type(await title(), 'Limits');
    await write(user, 'Essay', 'Why is 1/n bounded?');
    await user.click(button('Save'));
    expect(await screen.findByText('Not published · saved just now')).toBeVisible();
    expect(screen.queryByRole('alert', { name: /draft/ })).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('~another-tab'))).toHaveLength(1);
  });

  it('is not offered beside the draft that replaces it if it has only the same title', async () => {
    await leavesDraft('Limits', 'Why is 1/n bounded?');
    const { user } = openBuilder();
    await user.type(await title(), 'Limits');
    await user.click(await screen.findByRole('button', { name: 'Go on with your draft' }));
    expect(screen.getByText('Why is 1/n bounded?')).toBeVisible();
    expect(screen.queryByRole('alert', { name: /draft/ })).toBeNull();
  });

  it('is offered beside the draft that replaces it if it has another title', async () => {
    await leavesDraft('Limits', 'Why is 1/n bounded?');
    const { user } = openBuilder();
    await user.type(await title(), 'Series');
    await user.click(await screen.findByRole('button', { name: 'Go on with your draft' }));
    expect(screen.getByText('Why is 1/n bounded?')).toBeVisible();
    expect(screen.getByRole('alert', { name: /draft/ })).toHaveTextContent('It’s called ‘Series’');
  });
});
