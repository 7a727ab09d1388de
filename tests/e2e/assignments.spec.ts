import type { Page } from '@playwright/test';
import { textDocument } from '../../core/notes/testing/documents.ts';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import {
  newInstructor,
  type Person,
  personAt,
  sharedServer,
  studentIn,
  teacherAt,
} from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

// What the browser logs for an assignment that cannot be read, and for work that is refused.
test.use({ allowed: [/status of 40[34]/] });

const dayMs = 24 * 3600 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A course with one item of 20 points. */
async function createCourse(teacher: Person): Promise<{ courseId: string; itemId: string }> {
  const items = [{ name: 'Problem set 1', weight: 100, maximumPoints: 20 }];
  const course = { name: 'Calculus', categories: [{ name: 'Homework', categoryType: 'STANDARD', items }] };
  const { id, categories } = await teacher.post<{
    id: string;
    categories: { items: { itemId: string }[] }[];
  }>('/api/course', course);
  return { courseId: id, itemId: categories[0]?.items[0]?.itemId ?? '' };
}

const addStudent = (teacher: Person, courseId: string, name: string, email: string) =>
  teacher.post(`/api/courses/${courseId}/students`, { name, email });

const assign = (teacher: Person, courseId: string, changes: object = {}) =>
  teacher.post<{ id: string }>('/api/assignments', {
    courseId,
    title: 'Limits',
    brief: textDocument('Prove that 1/n converges to 0.'),
    maximumPoints: 20,
    isPublished: true,
    ...changes,
  });

const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('an assignment goes from its brief to the returned grade, which counts in the planner and the gradebook', async ({
  page,
  browser,
  baseURL,
  playwright,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const { courseId } = await createCourse(teacher);
  const ada = await studentIn(browser, 'Ada', baseURL);
  await addStudent(teacher, courseId, 'Ada', ada.email);
  await page.goto(`/course/${courseId}?tab=assignments`);
  await page.getByRole('link', { name: 'New assignment' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Limits');
  await page.getByRole('textbox', { name: 'Brief' }).click();
  await page.keyboard.type('Prove that 1/n converges to 0.');
  await page.getByRole('textbox', { name: 'Points' }).fill('20');
  await page.getByLabel('Due: date').fill(inDays(3).slice(0, 10));
  await page.getByRole('combobox', { name: 'Item of the gradebook' }).click();
  await page.getByRole('option', { name: 'Problem set 1 (Homework)' }).click();
  await page.getByRole('switch', { name: /Published/ }).check();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
  await expect(page.getByText('1 student: 1 not submitted.')).toBeVisible();

  await ada.page.goto(`/course/${courseId}?tab=assignments`);
  await ada.page.getByRole('link', { name: 'Limits' }).click();
  await expect(ada.page.getByText('Prove that 1/n converges to 0.')).toBeVisible();
  await ada.page.getByRole('textbox', { name: 'Text' }).fill('Choose N greater than 1/ε.');
  await ada.page.reload();
  await expect(ada.page.getByRole('textbox', { name: 'Text' })).toHaveValue('Choose N greater than 1/ε.');
  await expectAccessibleAtBothWidths(ada.page);
  await ada.page.getByRole('button', { name: 'Submit' }).click();
  await expect(ada.page.getByText('Submitted', { exact: true })).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Submit again' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Grade 1 submission' }).click();
  await expect(page.getByText('Choose N greater than 1/ε.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const points = page.getByRole('textbox', { name: 'Points, of 20' });
  await expect(points).toBeFocused();
  await points.fill('18');
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Well argued.');
  await points.press('Enter');
  await expect(notice(page, 'The grade is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Limits' }).click();
  await expect(page.getByText('1 student: 1 graded and not returned.')).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole('button', { name: 'Submit again' })).toBeVisible();
  await expect(ada.page.getByText('Well argued.')).toBeHidden();
  await page.getByRole('button', { name: 'Return the grade' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await expect(page.getByText('1 student: 1 returned.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'Your grade' })).toBeVisible();
  await expect(ada.page.getByText('Well argued.')).toBeVisible();
  await expect(ada.page.getByRole('button', { name: 'Submit again' })).toBeHidden();
  await expectAccessibleAtBothWidths(ada.page);
  await ada.page.getByRole('link', { name: 'See what it means for your course grade' }).click();
  await expect(ada.page.getByRole('textbox', { name: 'Grade of Problem set 1' })).toHaveValue('18');
  await page.goto(`/course/${courseId}?tab=gradebook`);
  await expect(page.getByRole('row', { name: /Ada/ })).toContainText('18');
});

test('late work loses the points that the student was told, and is refused without a rule', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await newInstructor(playwright.request, sharedServer(baseURL));
  const { courseId } = await createCourse(teacher);
  const student = personAt({ page, baseURL });
  await student.signUp('Ada');
  const { email } = await student.get<{ email: string }>('/api/user');
  await addStudent(teacher, courseId, 'Ada', email);
  const late = await assign(teacher, courseId, { dueAt: inDays(-1.5), lateRule: { percentPerDay: 10 } });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/course/${courseId}/assignment/${late.id}`);
  await expect(page.getByText('It is 2 days late now: you lose 4 points of 20 points.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByText('Link', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Link' }).fill('https://example.org/proof');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Submitted late')).toBeVisible();
  const { submission } = await student.get<{ submission: { id: string } }>(`/api/assignments/${late.id}`);
  await teacher.patch(`/api/submissions/${submission.id}`, { grade: 15, returned: true });
  await page.reload();
  await expect(page.getByText('11 of 20 points')).toBeVisible();
  await expect(page.getByText('15 for the work, less 4 points because it was late.')).toBeVisible();

  // The student has the page open when the due date passes.
  const { id } = await assign(teacher, courseId, { title: 'Series', dueAt: inDays(1) });
  await page.goto(`/course/${courseId}/assignment/${id}`);
  await page.getByRole('textbox', { name: 'Text' }).fill('A proof.');
  await teacher.patch(`/api/assignments/${id}`, { dueAt: inDays(-0.001) });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('The due date has passed, and no late work is accepted.')).toBeVisible();
  await expect(page.getByText('You wrote this, and it was not submitted.')).toBeVisible();
  await expect(page.getByText('A proof.')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
