import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Course } from '../../../../../core/grading/course.ts';
import type { ReleasedGrade } from '../../../../../core/gradebook/course-with-plan.ts';
import type { OwnPlanContent } from '../../../../../core/gradebook/own-plan.ts';
import type { AttemptKind } from '../../../gql/graphql.ts';
import { ada, answered, api, badGateway, signedInAs } from '../../../testing/accounts.ts';
import { listedQuiz } from '../../../testing/listed-quiz.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { workedCourse } from '../testing/given.ts';
import { exams } from '../testing/given-gradebook.ts';
import { attempt } from '../testing/open-graded-item.ts';
import { progressOf } from '../testing/quiz-progress.ts';
import { savedAs } from '../testing/saved-course.ts';

/** The data on the mocked server. */
let course: Course;
let released: ReleasedGrade[];
let plan: OwnPlanContent;
let courseGrade: number | null;
const saved = vi.fn();

const withTypename = <Typename extends string, Value extends object>(__typename: Typename, value: Value) => ({
  __typename,
  ...value,
});

function planReply() {
  const { targetGrade, grades, items } = plan;
  return withTypename('OwnPlan', {
    targetGrade,
    grades: grades.map((grade) => withTypename('OwnPlanGrade', grade)),
    items: items.map((item) => withTypename('OwnPlanItem', item)),
  });
}

function isMember(): void {
  signedInAs(ada);
  server.use(
    api.query('SavedCourse', () =>
      HttpResponse.json({
        data: {
          course: savedAs(course, {
            canEdit: false,
            access: 'MEMBER',
            createdBy: 'Grace Hopper',
            ownCourseGrade: courseGrade,
            ownGrades: released.map((grade) => withTypename('OwnGrade', grade)),
            ownPlan: planReply(),
          }),
        },
      }),
    ),
    api.mutation('UpdateOwnPlan', ({ variables }) => {
      plan = variables['input'] as OwnPlanContent;
      // The server refuses fields that the input does not have.
      expect(JSON.stringify(plan)).not.toContain('__typename');
      saved(plan);
      return HttpResponse.json({ data: { updateOwnPlan: planReply() } });
    }),
  );
}

async function openCourse() {
  const { user } = openSite('/course/c1');
  await screen.findByRole('textbox', { name: 'Grade of Midterm' }, patient);
  return user;
}

const grade = (name: string) => screen.getByRole('textbox', { name: `Grade of ${name}` });

beforeEach(() => {
  saved.mockClear();
  course = { ...workedCourse(), categories: exams.categories, name: 'Algebra', targetGrade: 80 };
  released = [{ itemId: 'c1.i1', points: 18, status: null }];
  plan = { targetGrade: 90, grades: [], items: [] };
  courseGrade = null;
});

describe('The items of a student’s course', () => {
  it('show the instructor’s feedback about a released grade, as plain text', async () => {
    const feedback = 'Show each step.\n<b>Well done</b>';
    released = [{ itemId: 'c1.i1', points: 18, status: null, feedback }];
    isMember();
    await openCourse();
    expect(await screen.findByText(/^Feedback: Show each step/)).toHaveTextContent('<b>Well done</b>');
  });

  it('are listed as excused with the feedback if they don’t count for the student', async () => {
    const feedback = 'Get well soon';
    released = [{ itemId: 'c1.i2', points: null, status: 'EXCUSED', feedback }];
    isMember();
    await openCourse();
    const [excused, ...others] = within(screen.getByRole('list', { name: 'Excused items' })).getAllByRole(
      'listitem',
    );
    expect(excused).toHaveTextContent('FinalExcused: it doesn’t count for youFeedback: Get well soon');
    expect(others).toEqual([]);
    expect(screen.queryByRole('textbox', { name: 'Grade of Final' })).toBeNull();
    cleanup();
    released = [{ itemId: 'c1.i2', points: 10, status: null, feedback }];
    await openCourse();
    expect(grade('Final')).toHaveValue('10');
    expect(screen.queryByRole('list', { name: 'Excused items' })).toBeNull();
  });

  it('share the weight of an excused item, to the last decimal, and a note explains it', async () => {
    const weighed = (itemId: string, name: string, weight: number) => ({
      ...exams.categories[0]?.items[0],
      itemId,
      name,
      weight,
    });
    const items = [
      weighed('c1.i1', 'Midterm', 20),
      weighed('c1.i2', 'Final', 20),
      weighed('c1.i3', 'Essay', 25),
    ];
    const [category] = exams.categories;
    course = {
      ...course,
      categories: [
        { ...category, items },
        { ...category, name: 'Labs', items: [weighed('c1.i4', 'Lab', 35)] },
      ] as typeof course.categories,
    };
    released = [{ itemId: 'c1.i3', points: null, status: 'EXCUSED' }];
    isMember();
    await openCourse();
    expect(screen.getByText('Its weight is shared among the other items of the course.')).toBeVisible();
    expect(screen.getByText('100 % of the weight is entered')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Exams' })).toHaveTextContent('53.33 %');
    cleanup();
    course = {
      ...course,
      categories: course.categories.map((each) => ({ ...each, categoryType: 'HYBRID', weight: 50 })),
    };
    await openCourse();
    expect(screen.getByText('Its weight is shared among the other items of this category.')).toBeVisible();
  });

  it('leave nothing to save if one of them is excused', async () => {
    const [category] = exams.categories;
    const hybrid = { categoryType: 'HYBRID', weight: 100, maximumPoints: 40 } as const;
    course = { ...course, categories: category ? [{ ...category, ...hybrid }] : [] };
    released = [{ itemId: 'c1.i2', points: null, status: 'EXCUSED' }];
    isMember();
    await openCourse();
    expect(await screen.findByText(/^Your plan is saved\./)).toBeInTheDocument();
    expect(saved).not.toHaveBeenCalled();
  });

  it('have the due dates of the quizzes that grade them', async () => {
    const [category] = course.categories;
    if (!category) throw new Error('The course has a category.');
    const items = category.items.map((each) => ({ ...each, dueAt: '2031-12-01T12:00:00.000Z' }));
    course = { ...course, categories: [{ ...category, items }] };
    const dueAt = '2031-12-03T12:00:00.000Z';
    const quizzes = [
      listedQuiz('q1', 'Heat', { gradedItemId: 'c1.i1', dueAt, closesAt: '2031-12-05T12:00:00.000Z' }),
      listedQuiz('q2', 'Work', { gradedItemId: 'c1.i2' }),
    ];
    isMember();
    server.use(
      api.query('CourseQuizzes', answered({ quizzes })),
      api.query('CourseQuizProgress', answered({ quizProgress: [] })),
    );
    await openCourse();
    expect(await screen.findByText(/Dec 3, 2031/, {}, patient)).toHaveAttribute('datetime', dueAt);
    expect(screen.getAllByText(/Dec \d, 2031/).map(({ textContent }) => textContent)).toEqual([
      'Wed, Dec 3, 2031, 12:00 PM',
      'Mon, Dec 1, 2031, 12:00 PM',
    ]);
  });

  it('link to the quizzes that grade them, by the student’s progress', async () => {
    const graded = (id: string, title: string, more: object) => ({ ...listedQuiz(id, title), ...more });
    const progress = (
      quizId: string,
      open: string | null,
      official: string | null,
      kind: AttemptKind = 'GRADED',
    ) =>
      progressOf(quizId, {
        inProgressAttempt: open === null ? null : withTypename('AttemptSummary', { id: open, kind }),
        officialAttempt: official === null ? null : attempt(official),
      });
    let attempts: object[] = [];
    isMember();
    server.use(
      api.query(
        'CourseQuizzes',
        answered({
          quizzes: [
            graded('q1', 'Heat', { gradedItemId: 'c1.i1' }),
            graded('q2', 'Work', { gradedItemId: 'c1.i2', availability: 'NOT_OPEN_YET' }),
            graded('q3', 'Light', {}),
          ],
        }),
      ),
      api.query('CourseQuizProgress', () => HttpResponse.json({ data: { quizProgress: attempts } })),
    );
    const quizLink = (name: string) => screen.findByRole('link', { name }, patient);
    await openCourse();
    expect(await quizLink('Start the quiz “Heat”')).toHaveAttribute('href', '/quiz/q1');
    expect(await quizLink('Graded by the quiz “Work”')).toHaveAttribute('href', '/quiz/q2');
    expect(screen.queryByRole('link', { name: /Light/ })).toBeNull();
    cleanup();
    attempts = [progress('q1', 'a1', null), progress('q2', null, 'a2')];
    await openCourse();
    expect(await quizLink('Resume the quiz “Heat”')).toHaveAttribute('href', '/quiz/q1?attempt=a1');
    const result = await quizLink('See your result of the quiz “Work”');
    expect(result).toHaveAttribute('href', '/quiz/q2?attempt=a2');
    cleanup();
    attempts = [progress('q1', 'retry', 'a1', 'RETRY')];
    await openCourse();
    expect(await quizLink('See your result of the quiz “Heat”')).toHaveAttribute(
      'href',
      '/quiz/q1?attempt=a1',
    );
    expect(screen.queryByRole('link', { name: /^Resume/ })).toBeNull();
  });
});

describe('A course of an instructor, for a student in it', () => {
  it('shows a grade that the instructor entered for the whole course, next to the computed grade', async () => {
    isMember();
    await openCourse();
    expect(screen.queryByText(/entered by the instructor/)).toBeNull();
    cleanup();
    courseGrade = 86.2;
    await openCourse();
    expect(screen.getByText(/^Grade entered by the instructor: 86\.2\s%\./)).toHaveTextContent(
      'The figure above is computed from the items.',
    );
    cleanup();
    released = [];
    await openCourse();
    expect(screen.getByText(/^Grade entered by the instructor/)).not.toHaveTextContent('computed');
    // As on Home, it is the current grade as long as no item has a grade.
    expect(screen.getByRole('group', { name: /^Current grade 86\.20/ })).toBeInTheDocument();
    expect(screen.getByText('No item has a grade yet. You can still reach 100.00.')).toBeInTheDocument();
  });

  it('has the released grades, and the student can change only the plan', async () => {
    isMember();
    const user = await openCourse();
    expect(grade('Midterm')).toHaveValue('18');
    expect(grade('Midterm')).toHaveAttribute('readonly');
    expect(screen.getByText('Released')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^(?:Course|Category|Item) name$/ })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Midterm' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add category' })).toBeNull();
    await user.type(grade('Final'), '15');
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        targetGrade: 90,
        grades: [{ itemId: 'c1.i2', points: 15 }],
        items: [],
      }),
    );
    expect(await screen.findByText(/^Your plan is saved\./)).toBeInTheDocument();
  });

  it('accepts items of the student, and 6/12 as a share of the unchanged maximum', async () => {
    isMember();
    const user = await openCourse();
    await user.type(grade('Final'), '6/12');
    await user.click(screen.getByRole('button', { name: 'Add an item of your own' }));
    const own = screen.getByRole('textbox', { name: 'Item name' });
    expect(own).not.toHaveAttribute('readonly');
    await user.clear(own);
    await user.type(own, 'Talk');
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0]).toMatchObject({
        grades: [{ itemId: 'c1.i2', points: 10 }],
        items: [{ categoryName: 'Exams', name: 'Talk', points: null }],
      }),
    );
    expect(screen.getByRole('textbox', { name: 'Maximum points of Final' })).toHaveValue('20');
  });

  it('gets an item only by its button, not by Enter in the last row', async () => {
    isMember();
    const user = await openCourse();
    await user.type(grade('Final'), '15{Enter}');
    expect(grade('Final')).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: 'Grade of Item Name' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add an item of your own' }));
    expect(await screen.findByRole('textbox', { name: 'Grade of Item Name' })).toBeVisible();
  });

  it('shows a grade that is released while it is open', async () => {
    plan = { ...plan, grades: [{ itemId: 'c1.i2', points: 15 }] };
    isMember();
    await openCourse();
    expect(grade('Final')).toHaveValue('15');
    released = [...released, { itemId: 'c1.i2', points: 12, status: null }];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('New in this course: Final: 12.')).toBeInTheDocument();
    expect(grade('Final')).toHaveValue('12');
    expect(saved).not.toHaveBeenCalled();
  });

  it('keeps a grade to try in the plan after the real grade is released, and saves other changes', async () => {
    plan = { targetGrade: 90, grades: [{ itemId: 'c1.i1', points: 11 }], items: [] };
    isMember();
    const user = await openCourse();
    await user.type(grade('Final'), '15');
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0]).toMatchObject({
        grades: [
          { itemId: 'c1.i1', points: 11 },
          { itemId: 'c1.i2', points: 15 },
        ],
      }),
    );
  });

  it('shows a plan that another device has saved, and does not overwrite it', async () => {
    isMember();
    await openCourse();
    plan = { targetGrade: 95, grades: [{ itemId: 'c1.i2', points: 19 }], items: [] };
    released = [];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(grade('Final')).toHaveValue('19'));
    expect(grade('Midterm')).toHaveValue('');
    expect(screen.getByRole('slider', { name: 'Target grade on the gauge' })).toHaveAttribute(
      'aria-valuenow',
      '95',
    );
    expect(saved).not.toHaveBeenCalled();
  });

  it('keeps unsent changes after a reload, also if the instructor has changed the items', async () => {
    plan = {
      ...plan,
      items: [
        {
          key: 'k1',
          categoryName: 'Exams',
          categoryIndex: 0,
          name: 'Talk',
          weight: 5,
          maximumPoints: 10,
          points: 9,
        },
      ],
    };
    isMember();
    server.use(api.mutation('UpdateOwnPlan', badGateway));
    const user = await openCourse();
    await user.type(grade('Final'), '15');
    await screen.findByRole('button', { name: 'Try again' });
    cleanup();
    const [category] = course.categories;
    if (!category) throw new Error('The course has a category.');
    const [midterm, final] = category.items;
    if (!midterm || !final) throw new Error('The course has two items.');
    course = {
      ...course,
      categories: [{ ...category, items: [midterm, { ...final, name: 'Final exam', maximumPoints: 40 }] }],
    };
    isMember();
    await openCourse();
    expect(grade('Final exam')).toHaveValue('15');
    expect(grade('Talk')).toHaveValue('9');
    expect(screen.queryByText(/can’t be read/)).toBeNull();
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0]).toMatchObject({ grades: [{ itemId: 'c1.i2', points: 15 }] }),
    );
  });
});
