import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { targetCourse, targetIs } from '../../ui/course-target/testing/given-target.ts';
import { ada, answered, api, signedInAs } from '../../testing/accounts.ts';
import { server } from '../../testing/server.ts';
import { card, cardsAre, openPractice, practiceIs, weakAre } from './testing/given.tsx';

const asksFor = (text: string) => screen.findByRole('heading', { name: text });

beforeEach(() => {
  signedInAs(ada);
  weakAre();
});

type TargetItem = (typeof targetCourse)['categories'][number]['items'][number];

/** The course with other items. Its open items share a weight of 50. */
function withItems(change: (items: readonly TargetItem[]) => readonly (TargetItem | undefined)[]) {
  const categories = targetCourse.categories.map((category) => {
    const items = change(category.items).flatMap((item) => item ?? []);
    const weight = 50 / Math.max(1, items.length - 1);
    return { ...category, items: items.map((item) => (item.knownScores ? item : { ...item, weight })) };
  });
  return { ...targetCourse, categories };
}

describe('the note about the target in practice', () => {
  it('names the recommended grade of the course to which the cards belong, and links to the course', async () => {
    targetIs(targetCourse);
    cardsAre({ ...card('1'), courseId: 'algebra' }, { ...card('2'), courseId: 'algebra' }, card('3'));
    openPractice();
    expect(await screen.findByText(/^For 85 in/)).toHaveTextContent(
      'For 85 in Algebra, you need 90 on Final.',
    );
    expect(screen.getByRole('link', { name: 'Algebra' })).toHaveAttribute('href', '/course/algebra');
  });

  it('is about the user’s own course if it has the same name as the course in the URL', async () => {
    const onWanted = vi.fn();
    const memberCourses = [{ __typename: 'MemberCourse' as const, id: 'theirs', name: 'Algebra' }];
    const savedCourses = [{ __typename: 'SavedCourseMeta' as const, id: 'mine', name: 'algebra ' }];
    targetIs({ ...targetCourse, id: 'mine' }, { savedCourses, memberCourses }, onWanted);
    practiceIs({});
    openPractice('/practice?courseId=theirs');
    expect(await screen.findByText(/^For 85 in/)).toBeVisible();
    expect(onWanted.mock.calls).toEqual([['mine']]);
  });

  it.each([
    ['the target is reached', { ...targetCourse, targetGrade: 30 }],
    ['no target is set', { ...targetCourse, targetGrade: 0 }],
    ['no grade is known yet', withItems((items) => items.filter(({ knownScores }) => !knownScores))],
    ['the user cannot read the course', null],
  ])('is not shown if %s', async (why, course) => {
    // A new ID per course, since fetched courses are cached.
    const courseId = why;
    const onWanted = vi.fn();
    const savedCourses = [{ __typename: 'SavedCourseMeta' as const, id: courseId, name: 'Algebra' }];
    targetIs(course, { savedCourses }, onWanted);
    cardsAre({ ...card('1'), courseId });
    openPractice();
    await asksFor('Card 1?');
    await waitFor(() => expect(onWanted).toHaveBeenCalled());
    expect(screen.queryByText(/you need/)).toBeNull();
  });
});

it('the note about the target is not shown for a course that only another user owns', async () => {
  const onWanted = vi.fn();
  const memberCourses = [{ __typename: 'MemberCourse' as const, id: 'theirs', name: 'Algebra' }];
  const names = vi.fn();
  targetIs(targetCourse, {}, onWanted);
  server.use(
    api.query('CourseNames', () => {
      names();
      return answered({ savedCourses: [], memberCourses })();
    }),
  );
  cardsAre({ ...card('1'), courseId: 'theirs' });
  openPractice();
  await asksFor('Card 1?');
  await waitFor(() => expect(names).toHaveBeenCalled());
  expect(screen.queryByText(/you need/)).toBeNull();
  expect(onWanted).not.toHaveBeenCalled();
});

it.each([
  ['you need 90 on everything still open.', withItems(([midterm, final]) => [midterm, final, final])],
  [
    'you need about 90 % on everything still open.',
    withItems(([midterm, final]) => [midterm, final, final && { ...final, maximumPoints: 50 }]),
  ],
])('the note about the target is about all open items if there are several: %s', async (text, course) => {
  // See above.
  const courseId = text;
  targetIs({ ...course, id: courseId });
  cardsAre({ ...card('1'), courseId });
  openPractice();
  expect(await screen.findByText(/^For 85 in/)).toHaveTextContent(text);
});
