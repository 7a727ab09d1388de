import { expect, it } from 'vitest';
import { checkAssignmentSettings, newAssignment } from './assignment-rules.ts';

it('A new assignment has valid settings', () => {
  expect(checkAssignmentSettings(newAssignment)).toEqual({});
});

it.each([
  [{ maximumPoints: 0 }, { maximumPoints: 'The maximum points must be more than 0.' }],
  [{ maximumPoints: -1 }, { maximumPoints: 'The maximum points must not be negative.' }],
  [{ lateRule: { percentPerDay: 101 } }, { lateRule: 'The percentage must not be over 100.' }],
  [{ lateRule: { percentPerDay: -1 } }, { lateRule: 'The percentage must not be negative.' }],
  [{ kinds: [] }, { kinds: 'Choose what students can submit.' }],
  [{ opensAt: '2300-01-01T00:00:00.000Z' }, { opensAt: 'The year must be 1970 to 2199.' }],
  [
    { opensAt: '2026-12-01T00:00:00.000Z', dueAt: '2026-12-01T00:00:00.000Z' },
    { dueAt: 'The due date must be after the opening.' },
  ],
])('%j is refused', (changes, errors) => {
  expect(checkAssignmentSettings({ ...newAssignment, ...changes })).toEqual(errors);
});
