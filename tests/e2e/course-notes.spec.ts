import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { teacherAt, newInstructor, type Person, personAt, sharedServer } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

// What the browser logs for a note that cannot be read.
test.use({ allowed: [/status of 40[34]/] });

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Notes of this course' }).getByRole('listitem');

const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});
const documentOf = (...content: object[]) => ({ type: 'doc', content });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

async function createCourse(teacher: Person): Promise<string> {
  const course = { name: 'Calculus', categories: [], isTemplate: false };
  return (await teacher.post<{ id: string }>('/api/course', course)).id;
}

const writeNote = (teacher: Person, courseId: string, name: string, ...content: object[]) =>
  teacher.post<{ id: string }>(`/api/courses/${courseId}/public-notes`, {
    title: name,
    content: documentOf(...content),
  });

test('an instructor writes notes of a course, puts them in order, deletes one and brings it back', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const courseId = await createCourse(teacher);
  await writeNote(teacher, courseId, 'First steps', paragraph('Read this.'));
  await page.goto(`/course/${courseId}?tab=course-notes`);
  await page.getByRole('link', { name: 'Write a note' }).click();
  await title(page).fill('Limits');
  await title(page).press('Enter');
  await page.keyboard.type('A limit of a sequence');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Limits', level: 1 })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: 'Previous First steps' }).click();
  await expect(page.getByRole('heading', { name: 'First steps', level: 1 })).toBeVisible();
  // The known list is shown at once. The response to its request arrives only after a note was moved.
  const { promise: moved, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = route.request().postData() ?? '';
    if (text.includes('publicNotes(')) await moved;
    await route.fulfill({ response });
    if (text.includes('orderPublicNotes(')) release();
  });
  await page.getByRole('main').getByRole('link', { name: 'Course notes' }).click();
  await expect(rows(page)).toContainText(['First steps', 'Limits']);
  const up = page.getByRole('button', { name: 'Move Limits up' });
  await up.press('Enter');
  await moved;
  await page.waitForLoadState('networkidle');
  await expect(rows(page)).toContainText(['Limits', 'First steps']);
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Delete Limits' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Restore Limits' }).click();
  await expect(rows(page)).toContainText(['Limits', 'First steps']);
  await expectAccessibleAtBothWidths(page);
});

test('a student reads the notes of a course and cannot change them', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await newInstructor(playwright.request, sharedServer(baseURL));
  const courseId = await createCourse(teacher);
  const student = personAt({ page, baseURL });
  await student.signUp('Ada');
  const { email } = await student.get<{ email: string }>('/api/user');
  await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ada', email });
  const { id } = await writeNote(
    teacher,
    courseId,
    'Limits',
    heading(1, 'What it is'),
    paragraph('A limit describes what a function approaches.'),
    heading(1, 'Examples'),
    paragraph('The harmonic series has none.'),
  );
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`/course/${courseId}?tab=course-notes`);
  await expect(page.getByRole('button', { name: /Move|Delete/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Limits' }).click();
  await page.getByRole('link', { name: 'Examples' }).click();
  await expect(page).toHaveURL(new RegExp(`/course/${courseId}/public-note/${id}#section-examples$`));
  await expect(page.locator('#section-examples')).toBeInViewport();
  await expect(page.getByRole('button', { name: /Edit|History/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.goto(`/course/${courseId}/public-note/new`);
  await expect(page.getByText('Only instructors write the notes of a course.')).toBeVisible();
});

test('the history shows what changed between two versions, and brings one back', async ({
  page,
  baseURL,
  playwright,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const courseId = await createCourse(teacher);
  const colleague = await newInstructor(playwright.request, sharedServer(baseURL));
  const { email } = await colleague.get<{ email: string }>('/api/user');
  await teacher.post(`/api/courses/${courseId}/staff`, { email, role: 'CO_INSTRUCTOR' });
  await colleague.post(`/api/courses/${courseId}/invitation/accept`, {});
  const { id } = await writeNote(teacher, courseId, 'Limits', paragraph('A limit is reached.'));
  await colleague.patch(`/api/courses/${courseId}/public-notes/${id}`, {
    content: documentOf(paragraph('A limit is approached.'), paragraph('Sometimes nothing else happens.')),
  });
  await page.goto(`/course/${courseId}/public-note/${id}`);
  await page.getByRole('button', { name: 'History' }).click();
  const difference = page.getByRole('group', { name: 'Text of version 2' });
  await expect(difference.locator('del')).toContainText(['reached']);
  await expect(difference.locator('ins')).toContainText(['approached', 'Sometimes nothing else happens']);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByRole('group', { name: 'Text' })).toHaveText('A limit is reached.');
});
