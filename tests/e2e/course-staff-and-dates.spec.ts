import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths } from './support/axe.ts';
import { arrowTo, pressByKeyboard } from './support/keyboard.ts';
import { pathMailedTo } from './support/outbox.ts';
import { newInstructor, Person, sharedServer, studentIn, teacherAt } from './support/person.ts';
import { physicsQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** The day of a time, as date fields contain it: '2026-11-27'. */
const dayOf = (instant: string) => instant.slice(0, 10);

/** A course of the teacher with an item that has a due date, and students with these addresses. */
async function createCourse(
  teacher: Person,
  students: readonly { name: string; email: string }[],
): Promise<string> {
  const item = { name: 'Lab report', maximumPoints: 20, weight: 100, dueAt: inDays(9) };
  const { id } = await teacher.post<{ id: string }>('/api/course', {
    name: 'Thermodynamics',
    timeZone: 'UTC',
    categories: [{ name: 'Labs', categoryType: 'STANDARD', items: [item] }],
  });
  for (const student of students)
    await teacher.post(`/api/courses/${id}/students`, { ...student, role: 'Student' });
  return id;
}

test('a student finds what is due on Home and at the quiz, with the later dates of an exception', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const sam = await studentIn(browser, 'Sam', baseURL);
  const courseId = await createCourse(teacher, [{ name: 'Sam Test', email: sam.email }]);
  const dates = { dueAt: inDays(2), closesAt: inDays(3) };
  const quizId = await physicsQuiz(teacher, { title: 'Heat', ...dates }, { courseId });

  await page.goto(`/quiz/create-quiz?quiz=${quizId}`);
  await pressByKeyboard(page.getByRole('button', { name: 'Add an exception' }));
  const dialog = page.getByRole('dialog');
  const personField = dialog.getByRole('combobox', { name: 'Person' });
  await expect(personField).toBeFocused();
  // Axe also checks the page behind the dialog, where the bar that stays at the top covers parts of buttons.
  const exceptMain = { parts: ['main'] };
  await expectAccessible(page, exceptMain);
  await page.keyboard.type('Sam');
  await arrowTo(personField, `Sam Test (${sam.email})`);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Due: date').fill(dayOf(inDays(5)));
  await dialog.getByLabel('Closes: date').fill(dayOf(inDays(4)));
  await pressByKeyboard(dialog.getByRole('button', { name: 'Save exception' }));
  const refusal = dialog.getByRole('group', { name: 'Closes' });
  await expect(refusal).toContainText('due date');
  await expectAccessible(page, exceptMain);
  await dialog.getByLabel('Closes: date').fill(dayOf(inDays(6)));
  await pressByKeyboard(dialog.getByRole('button', { name: 'Save exception' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Exceptions' })).toContainText('Sam Test');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await sam.page.goto('/courses');
  await sam.page.getByRole('link', { name: 'Thermodynamics', exact: true }).click();
  await expect(sam.page.getByText(/^Due /)).toHaveCount(1);
  await sam.page.goto('/');
  const due = sam.page.getByRole('region', { name: 'Due next' }).getByRole('listitem');
  await expect(due).toHaveText([
    /^Heat.*due date and closing set.for.you.*in 5 days$/,
    /^Lab report.*in 9 days$/,
  ]);
  await expectAccessibleAtBothWidths(sam.page);
  await due.getByRole('link', { name: 'Heat' }).click();
  await expect(sam.page.getByRole('main')).toContainText(
    /Due.*in 5 days \(set.for.you\)Closes.*in 6 days \(set.for.you\)/,
  );
  await expectAccessible(sam.page);

  // From now on, the quiz grades the item, so the item has the dates of the quiz.
  const { categories } = await teacher.get<{ categories: { items: { itemId: string }[] }[] }>(
    `/api/course/${courseId}`,
  );
  const itemId = categories[0]?.items[0]?.itemId ?? '';
  await teacher.patch(`/api/courses/${courseId}/gradebook/columns/${itemId}`, { quizId });
  const dueOf = (of: Page) => of.getByText(/^Due /).getByRole('time');
  await sam.page.goto(`/course/${courseId}`);
  await expect(sam.page.getByRole('link', { name: 'Start the quiz “Heat”' })).toBeVisible();
  await expect(dueOf(sam.page)).toHaveAttribute('datetime', new RegExp(dayOf(inDays(5))));
  await expect(sam.page.getByRole('table').getByText('(set for you)')).toHaveCount(1);
  await expectAccessibleAtBothWidths(sam.page);
  await sam.page.goto(`/course/${courseId}?tab=quizzes`);
  await expect(sam.page.getByRole('list', { name: 'Quizzes of this course' })).toHaveText(
    /^HeatDue .*\(set.for.you\)Closes .*\(set.for.you\)$/,
  );
  await expectAccessibleAtBothWidths(sam.page);
  await page.goto(`/course/${courseId}`);
  await expect(dueOf(page)).toHaveAttribute('datetime', new RegExp(dayOf(inDays(2))));
  await expect(page.getByText('(set for you)')).toHaveCount(0);
  await page.getByRole('button', { name: 'More for Lab report' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(details.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(details.getByText(/^The item is due .*, the quiz is due /)).toBeVisible();
  await expectAccessible(page);
});

test('a co-instructor accepts an invitation by address and enters grades, and is removed again', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const courseId = await createCourse(teacher, [{ name: 'Una Test', email: 'una@site.test' }]);
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.42.0.1' } });
  const helper = await newInstructor(
    playwright.request,
    sharedServer(baseURL),
    new Person(context.request, sharedServer(baseURL)),
  );
  const { email } = await helper.get<{ email: string }>('/api/user');

  await page.goto(`/course/${courseId}?tab=people`);
  await pressByKeyboard(page.getByRole('button', { name: 'Invite staff' }));
  await expectAccessible(page);
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not an email address.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  const staff = page.getByRole('list', { name: 'Staff' });
  await expect(staff).toContainText(email);
  await expect(page.getByText(`We sent an invitation to ${email}.`)).toBeVisible();
  await expect(staff.getByRole('button', { name: `Copy a message for ${email}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite staff' })).toBeFocused();
  await expectAccessibleAtBothWidths(page);

  const helperPage = await context.newPage();
  await helperPage.goto(await pathMailedTo(email, String.raw`/courses\?invitation=staff`));
  await pressByKeyboard(helperPage.getByRole('button', { name: 'Accept Thermodynamics' }));
  await helperPage.getByRole('link', { name: 'Thermodynamics', exact: true }).click();
  await helperPage.getByRole('tab', { name: 'Gradebook' }).click();
  const grade = helperPage.getByRole('row').filter({ hasText: 'Una Test' }).getByRole('gridcell').nth(2);
  await grade.click();
  await helperPage.keyboard.type('17');
  await helperPage.keyboard.press('Enter');
  await expect(helperPage.getByText('All grades are saved')).toBeVisible();

  await page.reload();
  await expect(staff).not.toContainText('Invited');
  await pressByKeyboard(staff.getByRole('button', { name: /^Remove/ }));
  await expectAccessible(page);
  await pressByKeyboard(page.getByRole('dialog').getByRole('button', { name: /^Remove/ }));
  await expect(staff).toBeHidden();
  await page.getByRole('tab', { name: 'Gradebook' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Una Test' })).toContainText('17');
  await helperPage.goto('/courses');
  await expect(helperPage.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(helperPage.getByRole('link', { name: 'Thermodynamics', exact: true })).toBeHidden();
});
