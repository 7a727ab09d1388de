import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../../app/screens.ts';
import { ada, answered, api, badGateway, knownAs, signedInAs } from '../../../testing/accounts.ts';
import { openSite, patient } from '../../../testing/open-site.tsx';
import { server } from '../../../testing/server.ts';
import { category, course, item, workedCourse } from '../testing/given.ts';
import { button, openPlanner } from '../testing/open-planner.tsx';
import { savedAs } from '../testing/saved-course.ts';

const weak = (...concepts: string[]) =>
  concepts.map((concept) => ({
    __typename: 'WeakConcept',
    concept,
    strength: 0.25,
    answers: 1,
    cards: 1,
  }));

const weakAre = (data: { ofAll: object[]; ofCourse?: object[] }) =>
  server.use(api.query('WhatToPractise', answered(data)));

const plannerUser = (
  <Suspense>
    <SessionProvider />
  </Suspense>
);
const part = () => screen.findByRole('heading', { name: 'What to practise' });
const sentence = () => screen.getByText(/Weak in/).textContent;

beforeEach(() => signedInAs(ada));

describe('practice in the planner', () => {
  it('is next to the recommended grade of the open item with the most weight', async () => {
    weakAre({ ofAll: weak('Entropy', 'Enthalpy', 'Work', 'Heat', 'Cycles') });
    openPlanner(workedCourse(), plannerUser);
    await part();
    expect(sentence()).toBe(
      'For 85, you need 87 on Final Exam. Weak in your quizzes: Entropy, Enthalpy, Work and 2 more.',
    );
    expect(screen.getByRole('link', { name: 'Start practising' })).toHaveAttribute('href', '/practice');
  });

  it('shows the recommended grade in target mode, too', async () => {
    weakAre({ ofAll: weak('Entropy') });
    const { user } = openPlanner(workedCourse(), plannerUser);
    await part();
    await user.click(button('Achieve target'));
    expect(screen.getByText(/^To finish with 85, you need/)).toHaveTextContent('87 on Final Exam');
    expect(sentence()).toMatch(/^For 85, you need 87 on Final Exam\./);
  });

  it('shows no grade if none is needed, or if the target is out of reach', async () => {
    weakAre({ ofAll: weak('Entropy') });
    const all = [category('Exams', [item('Exam 1', 50, 90), item('Exam 2', 50)])];
    const { unmount } = openPlanner(course(all, { targetGrade: 40 }), plannerUser);
    await part();
    expect(sentence()).toBe('Weak in your quizzes: Entropy.');
    unmount();
    openPlanner(course(all, { targetGrade: 99 }), plannerUser);
    await part();
    expect(sentence()).toBe('Weak in your quizzes: Entropy.');
  });

  it('is about the saved course if it has weak concepts, and links to its practice', async () => {
    const asked = vi.fn();
    server.use(
      api.query('SavedCourse', answered({ course: savedAs(workedCourse()) })),
      api.query('WhatToPractise', ({ variables }) => {
        asked(variables);
        return answered({ ofCourse: weak('Entropy'), ofAll: weak('Verbs', 'Entropy') })();
      }),
    );
    openSite('/course/c1');
    await screen.findByRole('heading', { name: 'What to practise' }, patient);
    expect(sentence()).toBe('For 85, you need 87 on Final Exam. Weak in this course: Entropy.');
    expect(screen.getByRole('link', { name: 'Start practising' })).toHaveAttribute(
      'href',
      '/practice?courseId=c1',
    );
    expect(asked).toHaveBeenCalledWith({ courseId: 'c1', isSaved: true });
  });

  it('links to all practice, with the course as goal, if the saved course has no weak concepts', async () => {
    server.use(
      api.query('SavedCourse', answered({ course: savedAs(workedCourse()) })),
      api.query('WhatToPractise', answered({ ofCourse: [], ofAll: weak('Verbs') })),
    );
    openSite('/course/c1');
    await screen.findByText('Verbs', {}, patient);
    expect(sentence()).toBe('For 85, you need 87 on Final Exam. Weak in your quizzes: Verbs.');
    expect(screen.getByRole('link', { name: 'Start practising' })).toHaveAttribute(
      'href',
      '/practice?goal=c1',
    );
  });

  it.each([
    ['nothing is weak', () => weakAre({ ofAll: [] })],
    ['the request fails', () => server.use(api.query('WhatToPractise', badGateway))],
  ])('is absent if %s', async (_, given) => {
    given();
    const asked = vi.fn();
    server.events.on('request:end', asked);
    openPlanner(workedCourse(), plannerUser);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('heading', { name: 'What to practise' })).toBeNull();
    server.events.removeAllListeners();
  });

  it('is not requested for signed-out users', async () => {
    localStorage.clear();
    knownAs(null);
    const asked = vi.fn();
    server.use(
      api.query('WhatToPractise', () => {
        asked();
        return answered({ ofAll: weak('Entropy') })();
      }),
    );
    openPlanner(workedCourse(), plannerUser);
    await screen.findByText(/^You’re at/);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('heading', { name: 'What to practise' })).toBeNull();
  });
});
