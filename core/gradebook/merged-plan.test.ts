import { describe, expect, it } from 'vitest';
import { mergedPlan, type OwnPlanContent } from './own-plan.ts';

const tried = (itemId: string, points: number) => ({ itemId, points });
const plan = (more: Partial<OwnPlanContent> = {}): OwnPlanContent => ({
  targetGrade: 80,
  grades: [tried('a', 1), tried('b', 2)],
  items: [],
  ...more,
});

describe('A plan that was changed here and on another device', () => {
  it('is the plan of the other device if nothing was changed here', () => {
    const theirs = plan({ targetGrade: 95, grades: [tried('c', 3)] });
    expect(mergedPlan(plan(), plan(), theirs)).toEqual(theirs);
  });

  it('has the changes of this device, and otherwise the values of the other device', () => {
    const mine = plan({ targetGrade: 70, grades: [tried('a', 9), tried('d', 4)] });
    const theirs = plan({ targetGrade: 95, grades: [tried('a', 5), tried('b', 2), tried('c', 3)] });
    expect(mergedPlan(plan(), mine, theirs)).toEqual({
      targetGrade: 70,
      grades: [tried('a', 9), tried('c', 3), tried('d', 4)],
      items: [],
    });
  });

  it('keeps a grade that was added on the other device', () => {
    const theirs = plan({ grades: [...plan().grades, tried('c', 3)] });
    expect(mergedPlan(plan(), plan({ targetGrade: 70 }), theirs)).toEqual({ ...theirs, targetGrade: 70 });
  });
});
