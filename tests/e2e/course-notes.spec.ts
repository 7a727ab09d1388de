import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { teacherAt, newInstructor, type Person, personAt, sharedServer } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

// What the browser logs for a note that cannot be read.
test.use({ allowed: [/status of 40[34]/] });

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
