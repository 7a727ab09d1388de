import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the elements of the planner by their accessible names. */
export class PlannerPage {
  constructor(readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/grade-analyzer');
    await expect(this.grade('Final Exam')).toBeVisible();
  }

  grade(item: string): Locator {
    return this.page.getByRole('textbox', { name: `Grade of ${item}`, exact: true });
  }

  weight(item: string): Locator {
    return this.page.getByRole('textbox', { name: `Weight of ${item}`, exact: true });
  }

  maximum(item: string): Locator {
    return this.page.getByRole('textbox', { name: `Maximum points of ${item}`, exact: true });
  }

  gradeToTry(item: string): Locator {
    return this.page.getByRole('textbox', { name: `Grade to try on ${item}`, exact: true });
  }

  knownCheckbox(item: string): Locator {
    return this.page.getByRole('checkbox', { name: `Grade of ${item} is known`, exact: true });
  }

  pinButton(item: string): Locator {
    return this.page.getByRole('button', { name: `Pin ${item}`, exact: true });
  }

  category(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'Where you stand' }).filter({ visible: true });
  }

  get target(): Locator {
    return this.panel.getByRole('textbox', { name: 'Target grade', exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Enters the grades of the worked example: 20, 22, 25 and 18 for the assignments, and 81 for Exam 1. */
  async enterExample(): Promise<void> {
    const grades = [20, 22, 25, 18];
    for (const [at, grade] of grades.entries()) await this.enterGrade(`Assignment ${at + 1}`, grade);
    await this.enterGrade('Exam 1', 81);
  }

  async enterGrade(item: string, grade: number): Promise<void> {
    if (!(await this.knownCheckbox(item).isChecked())) await this.knownCheckbox(item).check();
    await this.grade(item).fill(String(grade));
  }
}
