import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateGradesMutationVariables } from '../../../gql/graphql.ts';
import { api } from '../../../testing/accounts.ts';
import { server } from '../../../testing/server.ts';
import { hasGrades, openGradebook, sentDetail, sentRow } from '../testing/given-gradebook.ts';

beforeEach(() => {
  // The table renders only cells within its size, and jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const row = (feedback: string, revision: number, grade = 12) =>
  sentRow('Ada', [grade, null], { revisions: [revision, 0], details: [sentDetail({ feedback })] });

/**
 * Opens the window with the texts about a grade of Ada, with the feedback ‘Good.’. In another tab, Grace then adds
 * ‘See page 7.’.
 */
async function textsOfAda(theirGrade = 12) {
  hasGrades([row('Good.', 1)]);
  const sent = vi.fn();
  server.use(
    api.mutation('UpdateGrades', ({ variables }) => {
      const [grade] = [(variables as UpdateGradesMutationVariables).grades].flat();
      sent(grade);
      const isStale = grade?.revision === 1;
      const conflict = {
        __typename: 'GradeConflict',
        studentId: 'ada',
        itemId: 'c1.i1',
        points: theirGrade,
        status: null,
        gradedBy: 'Grace',
        revision: 2,
      };
      const feedback = isStale ? 'Good. See page 7.' : (grade?.feedback ?? 'Good. See page 7.');
      const rows = [row(feedback, isStale ? 2 : 3, theirGrade)];
      const updateGrades = { __typename: 'GradesUpdate', rows, conflicts: isStale ? [conflict] : [] };
      return HttpResponse.json({ data: { updateGrades } });
    }),
  );
  const { user, cellOf } = await openGradebook();
  await user.click(cellOf('Ada'));
  await user.click(screen.getByRole('button', { name: 'Edit feedback' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Feedback for Ada' }));
  const type = async (field: string, text: string) => {
    await user.type(dialog.getByRole('textbox', { name: field }), text);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
  };
  return { user, cellOf, sent, type };
}

const question = 'Grace changed the feedback for Midterm of Ada at the same time';

describe('feedback that was changed in another tab', () => {
  it('stays if only the note is changed here', async () => {
    const { sent, type } = await textsOfAda();
    await type('Note for instructors', 'Curved');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.lastCall?.[0]).toMatchObject({ feedback: null, note: 'Curved', revision: 2 });
    await screen.findByText('All grades are saved.');
    expect(screen.queryByText(question)).toBeNull();
  });

  it('stays with the grade that was entered there, if only the note is changed here', async () => {
    const { sent, type } = await textsOfAda(14);
    await type('Note for instructors', 'Curved');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      points: 14,
      feedback: null,
      note: 'Curved',
      revision: 2,
    });
  });

  it.each([
    ['Keep mine', 'Good. Neat!'],
    ['Keep both', 'Good. See page 7.\n\nGood. Neat!'],
  ])('is shown with the feedback of this tab before one is saved: %s', async (choice, feedback) => {
    const { user, sent, type } = await textsOfAda();
    await type('Feedback', ' Neat!');
    const notice = within((await screen.findByText(question)).closest('[role="alert"]') as HTMLElement);
    expect(notice.getByText(/^Your feedback:/).parentElement).toHaveTextContent('Your feedback: Good. Neat!');
    expect(notice.getByText(/^Saved feedback:/).parentElement).toHaveTextContent('Good. See page 7.');
    expect(sent).toHaveBeenCalledOnce();
    await user.click(notice.getByRole('button', { name: choice }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(sent.mock.lastCall?.[0]).toMatchObject({ points: 12, feedback, note: null, revision: 2 });
  });

  it('stays with ‘Take theirs’', async () => {
    const { user, sent, type } = await textsOfAda();
    await type('Feedback', ' Neat!');
    await screen.findByText(question);
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await screen.findByText('All grades are saved.');
    expect(sent).toHaveBeenCalledOnce();
    expect(screen.getByText('Feedback: Good. See page 7.')).toBeVisible();
  });

  it('is asked about again after a reload', async () => {
    const { type } = await textsOfAda();
    await type('Feedback', ' Neat!');
    await screen.findByText(question);
    cleanup();
    await openGradebook();
    expect(await screen.findByText(question)).toBeVisible();
  });
});
