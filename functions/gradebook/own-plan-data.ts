import { shownItemId } from '../courses/index.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { OwnPlanDocument, OwnPlanStore } from './own-plan.store.ts';

function toExport({ courseId, targetGrade, grades, items, updatedAt }: OwnPlanDocument): object {
  const exported = grades.map(({ itemId, points }) => ({ itemId: shownItemId(courseId, itemId), points }));
  return { courseId, targetGrade, grades: exported, items, updatedAt };
}

/** The user's own plans for courses, including courses that the user has left. */
export class OwnPlanData implements PersonalData {
  readonly name = 'plans';

  constructor(private readonly plans: OwnPlanStore) {}

  async *read({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.plans.chunksOf(userId)) yield chunk.map(toExport);
  }

  async forget({ userId }: Person): Promise<void> {
    await this.plans.removeOf(userId);
  }
}
