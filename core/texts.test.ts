import { describe, expect, it } from 'vitest';
import { texts } from './texts.ts';

/** The fixed texts of the specification, in its order (sections 2, 4, 5 and 8). */
const specifiedTexts = [
  'Loading...',
  'Website Access New',
  'Email Address',
  'Password',
  'Access website',
  'Incorrect email or password entered.',
  'Logging in...',
  'Successfully logged in!',
  'Registering...',
  'Registered successfully! Please check your email for further steps',
  'Fetching user details...',
  'Logging user out',
  'Verifying the user...',
  'User verified! You can login now',
  'Verifying password reset credentials',
  'Please check your email for further instructions to reset the password',
  'Resetting your password...',
  'Password reset successfully! You can login now',
  'Contacting us...',
  'Thank you for contacting us!',
  'Saving the course...',
  'Updating saved course...',
  'Course updated successfully!',
  'Course could not be updated',
  'Deleting saved course...',
  'Loading course details...',
  'Login failed',
  'Registration Falied : Email-id already registered',
  'Verification failed',
  'Failed to reset password',
  'Failed to contact us',
  'Error fetching available quizzes',
  'No quiz available',
  'Quiz not found',
  'Error loading the quiz',
  'Updating quiz failed',
  'Failed to create quiz',
  'Error generating the quiz',
  'No quiz categories available',
  'Error fetching active quiz categories',
  'Failed to add quiz category',
  'Failed to edit quiz category',
  'Failed to delete quiz category',
  'Failed to fetch quiz categories',
  'Saved courses not available',
  'Error fetching saved courses',
  'Course not found',
  'Error loading the course',
  'Saving course grades failed',
  'Updating course grades failed',
  'Deleting course grades failed',
  'Job data not available',
  'Error fetching jobs',
  'No course/courses available',
  'Error fetching course/courses from canvas',
  'No module/modules available',
  'Error fetching module/modules from canvas',
  'No module/quiz available',
  'Error fetching quiz data from canvas',
  'No assignment/assignments available',
  'Error fetching assignment data from canvas',
  'No assignment group available',
  'Error fetching assignment group data from canvas',
  'No Access Data available',
  'Error fetching Canvas Access Data',
  'Cannot Write Access Data',
  'Successfully added!',
  'Failed to add question. Please try again later.',
  'Name',
  'Linkedin',
  'Email',
  'Description',
  'Title',
  'Affiliation',
];

function allOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(allOf) : [];
}

describe('texts', () => {
  it('are exactly the fixed texts of the specification', () => {
    expect([...new Set(allOf(texts))].toSorted()).toEqual(specifiedTexts.toSorted());
  });

  it('contain the number where the text has one', () => {
    expect(texts.lowerTarget('91.50')).toBe(
      'Please lower your target grade. Maximum achievable grade is 91.50',
    );
    expect(texts.chunkLoadFailed(7)).toBe('Loading chunk 7 failed');
  });
});
