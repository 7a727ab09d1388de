import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, answered, api, refusal, signedInAs } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { categoriesAre, category, openQuizzes, quizzesAre, progressIs, teacher } from './testing/given.tsx';

beforeEach(() => {
  signedInAs(ada);
  quizzesAre();
  progressIs();
  categoriesAre(category('c', 'Chemistry'));
  const weakConcepts = [
    {
      __typename: 'WeakConcept',
      concept: 'Acids',
      strength: 0.3,
      share: 0,
      answers: 2,
      cards: 1,
      essay: null,
    },
  ];
  const courses = [{ __typename: 'MemberCourse', id: 'organic', name: 'Organic chemistry' }];
  server.use(
    api.query('CourseNames', answered({ savedCourses: [], memberCourses: courses })),
    api.query('WeakConcepts', answered({ weakConcepts })),
  );
});

const generating = () => {
  const sent = vi.fn();
  server.use(
    api.mutation('GenerateQuiz', ({ variables }) => {
      sent(variables);
      return answered({ generateQuiz: { __typename: 'TakenQuiz', id: 'made' } })();
    }),
  );
  return sent;
};

async function openWindow() {
  const site = openQuizzes();
  await site.user.click(await screen.findByRole('button', { name: 'Generate a practice quiz' }));
  await screen.findByRole('dialog', { name: 'Generate a practice quiz' });
  return site;
}

const choose = async (user: ReturnType<typeof openQuizzes>['user'], field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('a practice quiz', () => {
  it('is generated from the criteria, and opened', async () => {
    const { user, address } = await openWindow();
    const sent = generating();
    await user.click(screen.getByRole('switch', { name: /weakest topics/ }));
    await choose(user, 'Course', 'Organic chemistry');
    await choose(user, 'Difficulty', 'Hard');
    await choose(user, 'Categories', 'Chemistry');
    await choose(user, 'Concepts', 'Acids');
    await user.type(screen.getByRole('combobox', { name: 'Concepts' }), 'Salts{Enter}');
    const count = screen.getByRole('textbox', { name: 'Maximum questions' });
    await user.clear(count);
    await user.type(count, '5{Enter}');
    await waitFor(() => expect(address()).toBe('/quiz/made'));
    expect(sent.mock.calls).toEqual([
      [
        {
          input: {
            title: null,
            courseId: 'organic',
            categoryIds: ['c'],
            concepts: ['Acids', 'Salts'],
            difficulty: 'HARD',
            fromWeakConcepts: true,
            count: 5,
            key: expect.any(String) as string,
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          },
        },
      ],
    ]);
  });

  it('is generated from a pasted text', async () => {
    const { user, address } = await openWindow();
    const sent = generating();
    await user.click(screen.getByRole('radio', { name: 'From a text' }));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    const text = screen.getByRole('textbox', { name: 'Text' });
    expect(text).toHaveAccessibleDescription(/^Paste a text to generate questions from\./);
    await user.type(text, 'An acid gives protons.');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Acids');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(address()).toBe('/quiz/made'));
    const input = { title: 'Acids', courseId: null, count: 10, text: 'An acid gives protons.' };
    expect(sent.mock.calls).toEqual([[{ input: expect.objectContaining(input) as object }]]);
  });

  it('is not requested if the text is too long or the number of questions is invalid', async () => {
    const { user } = await openWindow();
    const sent = generating();
    await user.click(screen.getByRole('radio', { name: 'From a text' }));
    await user.click(screen.getByRole('textbox', { name: 'Text' }));
    await user.paste('a'.repeat(200_012));
    const count = screen.getByRole('textbox', { name: 'Maximum questions' });
    await user.type(count, '0{Enter}');
    expect(count).toHaveAccessibleDescription('Enter a whole number from 1 to 50.');
    expect(screen.getByText(/^The text is 12 characters over the maximum of 200,000/)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('that could not be generated shows why, and keeps the criteria', async () => {
    const { user } = await openWindow();
    const why = 'No question fits: ask for fewer things at once.';
    server.use(
      api.mutation(
        'GenerateQuiz',
        refusal('The input is not valid.', 'BAD_USER_INPUT', { 'input.categoryIds': why }),
      ),
    );
    await choose(user, 'Categories', 'Chemistry');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    const failure = await screen.findByRole('alert', { name: 'Error generating the quiz' });
    expect(within(failure).getByText(why)).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: 'Generate a practice quiz' }));
    expect(dialog.getAllByText('Chemistry')[0]).toBeVisible();
  });

  it('that could not be generated shows why only until the criteria are changed', async () => {
    const { user } = await openWindow();
    server.use(api.mutation('GenerateQuiz', refusal('No matching questions.', 'BAD_USER_INPUT')));
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await screen.findByRole('alert', { name: 'Error generating the quiz' });
    await user.click(screen.getByText('From a text'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not offered to instructors, who can create a quiz for students', async () => {
    signedInAs(teacher);
    openQuizzes();
    expect(await screen.findByRole('link', { name: 'Create a quiz' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Generate a practice quiz' })).toBeNull();
  });
});
