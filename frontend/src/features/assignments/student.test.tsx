import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { badGateway, api, knownAs, refusal } from '../../testing/accounts.ts';
import { openSite, patient } from '../../testing/open-site.tsx';
import { server } from '../../testing/server.ts';
import {
  assignmentOf,
  givenAssignment,
  givenCourse,
  inDays,
  submissionOf,
} from './testing/given-assignments.ts';

const at = '/course/c1/assignment/a1';
const heading = () => screen.findByRole('heading', { name: 'Limits', level: 1 }, patient);
const field = () => screen.findByRole('textbox', { name: 'Text' }, patient);

describe('an assignment', () => {
  it('is explained to visitors, who can sign in', async () => {
    knownAs(null);
    openSite(at);
    expect(
      await screen.findByText(/Assignments are for the people in their course/, {}, patient),
    ).toBeVisible();
  });

  it('that does not exist for the user leads to the assignments of the course', async () => {
    givenCourse();
    givenAssignment(null);
    openSite(at);
    const alert = await screen.findByRole('alert', {}, patient);
    expect(alert).toHaveTextContent('There is no such assignment');
    expect(screen.getByRole('link', { name: 'Assignments of the course' })).toHaveAttribute(
      'href',
      '/course/c1?tab=assignments',
    );
  });

  it('that did not load is loaded again with ‘Try again’', async () => {
    givenCourse();
    server.use(api.query('Assignment', badGateway));
    const { user } = openSite(at);
    const retry = await screen.findByRole('button', { name: 'Try again' }, patient);
    givenAssignment(assignmentOf());
    await user.click(retry);
    expect(await heading()).toBeVisible();
  });
});

describe('a student', () => {
  it('reads the brief, submits a text, and can submit again', async () => {
    givenCourse();
    const state = givenAssignment(assignmentOf());
    const { user } = openSite(at);
    expect(await screen.findByText('Prove that 1/n converges to 0.', {}, patient)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(screen.getByText('Enter a text.')).toBeVisible();
    await user.type(await field(), 'A proof.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('button', { name: 'Submit again' }));
    expect(state.sent).toEqual([{ assignmentId: 'a1', input: { text: 'A proof.' } }]);
    expect(await field()).toHaveValue('A proof.');
    expect(screen.getByText('It replaces what you submitted before.')).toBeVisible();
  });

  it('submits a link if the assignment allows only links', async () => {
    givenCourse();
    const state = givenAssignment(assignmentOf({ kinds: ['LINK'] }));
    const { user } = openSite(at);
    await user.type(await screen.findByRole('textbox', { name: 'Link' }, patient), 'https://example.org ');
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() =>
      expect(state.sent).toEqual([{ assignmentId: 'a1', input: { link: 'https://example.org' } }]),
    );
  });

  it('finds the text again that was not submitted', async () => {
    givenCourse();
    givenAssignment(assignmentOf());
    const { user, unmount } = openSite(at);
    await user.type(await field(), 'Half a proof');
    unmount();
    openSite(at);
    expect(await field()).toHaveValue('Half a proof');
    expect(screen.getByText('You wrote this earlier. It isn’t submitted yet.')).toBeVisible();
  });

  it('sees what late work costs before submitting it', async () => {
    givenCourse();
    givenAssignment(
      assignmentOf({ dueAt: inDays(-1.5), lateRule: { __typename: 'LateRule', percentPerDay: 10 } }),
    );
    openSite(at);
    expect(
      await screen.findByText('It is 2 days late now: you lose 4 points of 20 points.', {}, patient),
    ).toBeVisible();
    expect(screen.getByText('Missing')).toBeVisible();
  });

  it('is warned that submitting again makes work late that was in time', async () => {
    givenCourse();
    const lateRule = { __typename: 'LateRule', percentPerDay: 10 };
    const submission = submissionOf({ submittedAt: inDays(-2) });
    givenAssignment(assignmentOf({ dueAt: inDays(-0.5), lateRule, submission }));
    const { user } = openSite(at);
    await user.click(await screen.findByRole('button', { name: 'Submit again' }, patient));
    expect(screen.getByText(/^Your earlier work was in time, and this replaces it\./)).toBeVisible();
  });

  it('cannot submit after the due date without a rule for late work', async () => {
    givenCourse();
    givenAssignment(assignmentOf({ dueAt: inDays(-1) }));
    openSite(at);
    expect(
      await screen.findByText('The due date has passed, and no late work is accepted.', {}, patient),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('keeps a text that the server refused', async () => {
    givenCourse();
    const state = givenAssignment(assignmentOf());
    const { user } = openSite(at);
    await user.type(await field(), 'A proof.');
    state.stored = assignmentOf({ dueAt: inDays(-1) });
    server.use(api.mutation('SubmitAssignment', refusal('It was due.', 'FORBIDDEN')));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('You wrote this, and it was not submitted.')).toBeVisible();
    expect(screen.getByText('A proof.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.queryByText('A proof.')).toBeNull();
  });

  it('sees only the dates before the assignment opens', async () => {
    givenCourse();
    givenAssignment(assignmentOf({ brief: null, opensAt: inDays(2) }));
    openSite(at);
    expect(await screen.findByText(/^This assignment opens/, {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('sees the returned grade with its feedback, and can no longer submit', async () => {
    givenCourse();
    const grade = {
      grade: 15,
      lateDeduction: 4,
      points: 11,
      feedback: 'Well argued.',
      gradedBy: 'Grace Hopper',
    };
    const submission = submissionOf({
      ...grade,
      status: 'RETURNED',
      returned: true,
      returnedAt: inDays(-0.1),
    });
    givenAssignment(assignmentOf({ submission, itemId: 'c1.i1' }));
    openSite(at);
    const section = await screen.findByRole('region', { name: 'Your grade' }, patient);
    expect(section).toHaveTextContent(/11 of 20 points/);
    expect(section).toHaveTextContent('15 for the work, less 4 points because it was late.');
    expect(section).toHaveTextContent(/Well argued\..*graded by Grace Hopper/);
    expect(screen.getByRole('link', { name: 'See what it means for your course grade' })).toHaveAttribute(
      'href',
      '/course/c1',
    );
    expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
  });
});
