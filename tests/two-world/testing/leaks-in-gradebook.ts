import type { OwnGrade } from '../../../schema/gradebook/gradebook.type.ts';
import type { OwnPlan } from '../../../schema/gradebook/own-plan.type.ts';
import type { Keys } from './keys.ts';
import type { Leak } from './leak.ts';

/** Bob’s points. */
function pointsIn({ row }: Keys): number {
  return Object.values(row?.grades ?? {})[0]?.points ?? 0;
}

function inGrades(
  what: string,
  change: (grades: readonly OwnGrade[], keys: Keys) => readonly OwnGrade[],
): Leak {
  return {
    name: `ownGrades: ${what}`,
    result: (requested, answer, keys) =>
      requested === 'ownGrades' && answer ? change(answer as OwnGrade[], keys) : undefined,
  };
}

function inPlan(what: string, change: (plan: OwnPlan, keys: Keys) => OwnPlan): Leak {
  return {
    name: `ownPlan: ${what}`,
    result: (requested, answer, keys) =>
      requested === 'ownPlan' && answer ? change(answer as OwnPlan, keys) : undefined,
  };
}

/** Leaks of the grades and the plan of another student. */
export const gradebookLeaks: readonly Leak[] = [
  {
    name: 'gradebookRows, read: the grades of another student',
    read: (name, documents, { row }) =>
      name === 'gradebookRows' && row
        ? documents.map((each) => ({ ...each, grades: row.grades }))
        : undefined,
  },
  {
    name: 'ownPlans, read: the plan of another student',
    read: (name, documents, { plan }) =>
      name === 'ownPlans' && plan
        ? documents.map((each) => ({ ...each, targetGrade: plan.targetGrade }))
        : undefined,
  },
  inGrades('a grade that is higher if another student’s is', (grades, keys) =>
    grades.map((grade) => ({ ...grade, points: (grade.points ?? 0) + pointsIn(keys) / 1_000 })),
  ),
  inGrades('the grades of the better half only', (grades, keys) =>
    grades.filter(({ points }) => (points ?? 0) > pointsIn(keys)),
  ),
  inPlan('the target of another student as a default', (shown, { plan }) => ({
    ...shown,
    targetGrade: shown.targetGrade === 95 ? (plan?.targetGrade ?? null) : shown.targetGrade,
  })),
  inPlan('no items if another student has a high target', (shown, { plan }) => ({
    ...shown,
    items: (plan?.targetGrade ?? 0) > 90 ? [] : shown.items,
  })),
  {
    name: 'exportMyData: the grades of another student',
    result: (requested, answer, { row }) =>
      requested === 'exportMyData' && answer
        ? { ...answer, content: Buffer.from(JSON.stringify(row)).toString('base64') }
        : undefined,
  },
];
