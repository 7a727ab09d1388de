import { planOn, practiceDefaults, type PracticePlan } from '../../core/practice/practice-plan.ts';
import type { PlanDocument, PracticeStore } from './practice.store.ts';

/** The practice plans of one user, as of one day. */
export class PracticePlans {
  private readonly today: string;
  private readonly plans: readonly PlanDocument[];

  constructor(today: string, plans: readonly PlanDocument[]) {
    this.today = today;
    this.plans = plans;
  }

  static async of(store: PracticeStore, userId: string, today: string): Promise<PracticePlans> {
    return new PracticePlans(today, await store.listPlans(userId));
  }

  /** The plan of the course, otherwise the plan without a course, otherwise the default plan. */
  for(courseId: string | null): PracticePlan {
    const saved = this.saved(courseId) ?? this.saved(null) ?? practiceDefaults;
    return planOn(this.today, { examDate: saved.examDate, dailyMinutes: saved.dailyMinutes });
  }

  private saved(courseId: string | null): PlanDocument | undefined {
    return this.plans.find((plan) => plan.courseId === courseId);
  }
}
