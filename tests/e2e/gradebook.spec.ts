import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type Person, studentIn, teacherAt } from './support/person.ts';
import { physics, physicsQuestions, physicsQuiz, takeQuiz } from './support/quiz-class.ts';
import { expect, test } from './support/strict-page.ts';

const courseTable = [
  'category,item,weight,maximum points',
  'Exams,Midterm,30,100',
  'Exams,Final,30,100',
  'Quizzes,Quiz 1,10,30',
  'Quizzes,Quiz 2,10,30',
  'Labs,Lab 1,10,10',
  'Labs,Lab 2,10,10',
].join('\n');

/** A course as REST returns it. */
interface CourseReply {
  readonly categories: readonly { readonly items: readonly object[] }[];
}

async function chooseFile(page: Page, button: string, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** The CSV file that Canvas exports for a course of 30 people: those in `emails`, and people with made-up names. */
function canvasExport(emails: readonly [string, string][]): string {
  const others = Array.from(
    { length: 30 - emails.length },
    (_, at) => [`${at}, Zoe`, `p${at}@site.test`] as const,
  );
  const rows = [...emails, ...others].map(([name, email], at) => `"${name}",${at},${at},${email},A,`);
  return [
    'Student,ID,SIS User ID,SIS Login ID,Section,Essay (17)',
    '    Points Possible,,,,,10',
    ...rows,
  ].join('\n');
}

async function linkQuiz(page: Page, item: string, title: string): Promise<void> {
  await page.getByRole('button', { name: `Settings and statistics of ${item}` }).click();
  const dialog = page.getByRole('dialog', { name: item });
  await dialog.getByRole('combobox', { name: 'Graded by a quiz' }).click();
  await page.getByRole('option', { name: title }).click();
  await expect(dialog.getByRole('combobox', { name: 'Graded by a quiz' })).toHaveValue(title);
  await expect(dialog.getByRole('combobox', { name: 'Graded by a quiz' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

const cell = (page: Page, person: string, column: number) =>
  page.getByRole('row').filter({ hasText: person }).getByRole('gridcell').nth(column);
const columns = { total: 1, midterm: 2, quiz1: 4, quiz2: 5 };

/** Corrects the key of the first question, and regrades all attempts. */
async function regrade(teacher: Person, quizId: string): Promise<void> {
  const { quizData } = await teacher.get<{ quizData: { questions: { id: string }[] } }>(
    `/api/quiz/${quizId}`,
  );
  const questions = quizData.questions.map(({ id }, index) => ({
    id,
    ...(index === 0 && physicsQuestions[0]),
  }));
  await teacher.patch(`/api/quiz/${quizId}`, { data: { questions } });
  await teacher.post(`/api/quiz/${quizId}/regrade`);
}

test('quizzes grade items of a course, in the gradebook and in the student’s planner', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const sam = await studentIn(browser, 'Sam', baseURL);
  const una = await studentIn(browser, 'Una', baseURL);

  await page.goto('/grade-analyzer');
  await chooseFile(page, 'Import course', 'course.csv', courseTable);
  await page.getByRole('button', { name: 'Import 6 items' }).click();
  await page.getByRole('textbox', { name: 'Course name' }).fill('Thermodynamics');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/course/*');
  const courseId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('tab', { name: 'People' }).click();
  const people = canvasExport([
    ['Test, Sam', sam.email],
    ['Test, Una', una.email],
  ]);
  await chooseFile(page, 'Import people', 'canvas.csv', people);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 30 people' }).click();
  await expect(page.getByText('30 added, 0 updated, 0 unchanged, 0 skipped.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();

  // The answer key of the first question of 'Heat' is wrong. It is corrected below.
  const questionsWithWrongKey = physicsQuestions.map((question, at) =>
    at === 0 ? { ...question, correctAnswer: [1] } : question,
  );
  const first = await physicsQuiz(teacher, { title: 'Heat', questions: questionsWithWrongKey }, { courseId });
  const second = await physicsQuiz(teacher, { title: 'Work' }, { courseId });
  await page.getByRole('tab', { name: 'Gradebook' }).click();
  await linkQuiz(page, 'Quiz 1', 'Heat');
  await linkQuiz(page, 'Quiz 2', 'Work');
  await expectAccessible(page);

  const answers = { [physics.entropy]: 'Entropy', [physics.heat]: 'It gives heat off' };
  await takeQuiz(sam.person, first, answers);
  await takeQuiz(sam.person, second, { ...answers, [physics.boiling]: '100 degrees' });
  await page.reload();
  await expect(cell(page, 'Sam Test', columns.quiz1)).toHaveText('10');
  await expect(cell(page, 'Sam Test', columns.quiz2)).toHaveText('30');
  await expect(cell(page, 'Una Test', columns.quiz2)).toHaveText('');

  await sam.page.goto(`/course/${courseId}`);
  const grade = (item: string) => sam.page.getByRole('textbox', { name: `Grade of ${item}` });
  await expect(grade('Quiz 1')).toHaveValue('10');
  await expect(grade('Quiz 2')).toHaveValue('30');
  await expect(sam.page.getByText('Released', { exact: true })).toHaveCount(2);
  await expect(sam.page.getByRole('link', { name: 'See your result of the quiz “Heat”' })).toBeVisible();
  await expect(sam.page.getByRole('complementary', { name: 'Where you stand' })).toContainText('66.67');
  await expectAccessible(sam.page);

  await regrade(teacher, first);
  await page.reload();
  await expect(cell(page, 'Sam Test', columns.quiz1)).toHaveText('20');
  await sam.page.reload();
  await expect(grade('Quiz 1')).toHaveValue('20');
  await expect(sam.page.getByText('Regraded', { exact: true })).toHaveCount(1);
  await sam.page.goto('/');
  await expect(sam.page.getByRole('region', { name: 'New results' })).toContainText(
    /HeatRegraded just now, 33\.33\s% before66\.67\s%/,
  );

  // Two grades are typed: one replaces the grade from a quiz, the other is for an item without a quiz.
  await cell(page, 'Sam Test', columns.quiz1).click();
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await cell(page, 'Sam Test', columns.midterm).click();
  await page.keyboard.type('81');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All grades are saved.')).toBeVisible();
  await cell(page, 'Sam Test', columns.quiz1).click();
  await expect(page.getByRole('region', { name: 'Selected cell' })).toContainText(
    'instead of 20 by the quiz “Heat”',
  );
  // All screens of the student show the changed grade. After the student opens a result, Home does not list it as new.
  const newResults = sam.page.getByRole('region', { name: 'New results' });
  await sam.page.goto('/');
  await expect(newResults).toContainText(/HeatGrade changed by your instructor just now83\.33\s%/);
  // The item without a quiz has its grade in a list of its own.
  const newGrades = sam.page.getByRole('region', { name: 'New grades' });
  await expect(newGrades.getByRole('listitem')).toHaveText([/^MidtermThermodynamics · just now81\s%$/]);
  await expectAccessible(sam.page);
  await sam.page.goto('/quiz/categories');
  await expect(
    sam.page.getByRole('listitem').filter({ has: sam.page.getByRole('link', { name: 'Heat', exact: true }) }),
  ).toContainText(/83\.33\s%changed by your instructor$/);
  await expectAccessible(sam.page);
  await sam.page.getByRole('link', { name: 'Heat', exact: true }).click();
  await expect(
    sam.page.getByText('Your instructor changed the grade of this quiz to 25 of 30.'),
  ).toBeVisible();
  await sam.page.getByRole('link', { name: 'Attempt 1' }).click();
  await expect(sam.page.getByRole('heading', { name: 'Attempt 1: your result' })).toBeVisible();
  await sam.page.goto('/');
  await expect(newResults.getByRole('link')).toHaveText(['Work']);
  await page.getByRole('link', { name: 'See the attempt' }).click();
  await expect(page.getByRole('heading', { name: 'Sam Test' })).toBeVisible();
  await page.goBack();
  await cell(page, 'Sam Test', columns.quiz1).click();
  // Texts about the selected cell must not move the table. Otherwise a click could hit another cell.
  await page.getByRole('button', { name: 'Add feedback' }).click();
  await page.getByRole('textbox', { name: 'Feedback' }).fill('Well done');
  await page.getByRole('textbox', { name: 'Note for instructors' }).fill('Curved');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Note for instructors: Curved')).toBeVisible();
  const gridPosition = await page.getByRole('grid').boundingBox();
  await cell(page, 'Una Test', columns.midterm).click();
  await expect(page.getByText('Note for instructors: Curved')).toBeHidden();
  expect(await page.getByRole('grid').boundingBox()).toEqual(gridPosition);
  await expectAccessible(page);
  const total = await cell(page, 'Sam Test', columns.total).textContent();

  await sam.page.goto(`/course/${courseId}`);
  await expect(grade('Quiz 1')).toHaveValue('25');
  await expect(grade('Midterm')).toHaveValue('81');
  // The planner's current grade equals the total in the gradebook.
  await expect(sam.page.getByRole('complementary', { name: 'Where you stand' })).toContainText(
    (total ?? '').split(' ')[0] ?? 'a total',
  );
  await sam.page.getByRole('button', { name: 'Achieve target' }).click();
  // 42.63 of 85 percent are earned, and 50 are open.
  await expect(sam.page.getByRole('textbox', { name: 'Grade to try on Final' })).toHaveValue('85');
  await una.page.goto(`/course/${courseId}`);
  await expect(una.page.getByText('This is a course by')).toBeVisible();
  await expect(una.page.getByText('Released', { exact: true })).toHaveCount(0);
  await expect(una.page.getByText('Sam')).toHaveCount(0);

  // On a phone, the gradebook shows one item at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: 'Midterm of Una Test' }).fill('70');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All grades are saved.')).toBeVisible();
  await expectAccessible(page);
  await una.page.reload();
  await expect(una.page.getByRole('textbox', { name: 'Grade of Midterm' })).toHaveValue('70');
});

test('the code of the gradebook starts to load before the course has arrived', async ({
  page,
  playwright,
  baseURL,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const items = [{ name: 'Essay', maximumPoints: 10, weight: 100 }];
  const categories = [{ name: 'Work', categoryType: 'STANDARD', items }];
  const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Rhetoric', categories });
  // The request for the course is held back until the page has requested the code of the gradebook.
  const code = page.waitForRequest(/\/gradebook-page-[^/]+\.js$/);
  await page.route('/graphql', async (route) => {
    if (route.request().postData()?.includes('query SavedCourse') === true) await code;
    await route.continue();
  });
  await page.goto(`/course/${id}?tab=gradebook`);
  await expect(page.getByRole('link', { name: 'Add people' })).toBeVisible();
});

test('an item that is added in the quiz editor is graded by the quiz, and the other items stay', async ({
  page,
  playwright,
  baseURL,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const items = [
    {
      name: 'Essay',
      description: 'On heat',
      maximumPoints: 10,
      weight: 60,
      dueAt: '2027-03-01T10:00:00.000Z',
      knownScores: true,
      grade: 8,
    },
  ];
  const categories = [{ name: 'Work', categoryType: 'STANDARD', items }];
  const { id } = await teacher.post<{ id: string }>('/api/course', { name: 'Optics', categories });
  const [before] = (await teacher.get<CourseReply>(`/api/course/${id}`)).categories[0]?.items ?? [];
  const quizId = await physicsQuiz(teacher, { title: 'Light' }, { courseId: id });

  await page.goto(`/quiz/create-quiz?quiz=${quizId}`);
  await page.getByRole('link', { name: 'Choose an item' }).click();
  const countsAs = page.getByRole('combobox', { name: 'This quiz counts as' });
  await countsAs.click();
  await page.getByRole('option', { name: 'New item…' }).click();
  const dialog = page.getByRole('dialog', { name: 'New item of the course' });
  await dialog.getByRole('textbox', { name: 'Weight, percent of the course' }).fill('40');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(countsAs).toHaveValue('Light');
  await expect(page.getByText(/^This quiz counts as no item/)).toHaveCount(0);
  const [oldItem, newItem] = (await teacher.get<CourseReply>(`/api/course/${id}`)).categories[0]?.items ?? [];
  expect(oldItem).toEqual(before);
  expect(newItem).toMatchObject({ name: 'Light', weight: 40 });

  await page.goto(`/course/${id}`);
  await page.getByRole('link', { name: 'Graded by the quiz “Light”' }).click();
  await expect(page).toHaveURL(new RegExp(`/quiz/${quizId}$`));
});

test('the feedback and the note about a grade are whole in the bar, and long ones are scrolled with the keyboard', async ({
  page,
  playwright,
  baseURL,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const { id, categories } = await teacher.post<{
    id: string;
    categories: { items: { itemId: string }[] }[];
  }>('/api/course', {
    name: 'Thermodynamics',
    categories: [
      { name: 'Labs', categoryType: 'STANDARD', items: [{ name: 'Lab 1', maximumPoints: 20, weight: 100 }] },
    ],
  });
  const itemId = categories[0]?.items[0]?.itemId ?? '';
  const add = (name: string) => teacher.post<{ id: string }>(`/api/courses/${id}/students`, { name });
  const [ada, bob] = [await add('Ada'), await add('Bob')];
  const feedback = 'The measurements are careful and complete, and the errors are discussed well.';
  const note = 'Handed in a day late with a certificate, so no points are deducted.';
  const texts = (studentId: string, times: number) => {
    const [longFeedback, longNote] = [feedback, note].map((text) => `${text} `.repeat(times).trim());
    return { studentId, itemId, points: 21, feedback: longFeedback, note: longNote };
  };
  await teacher.patch(`/api/courses/${id}/gradebook`, { grades: [texts(ada.id, 1), texts(bob.id, 12)] });

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/course/${id}?tab=gradebook`);
  const bar = page.getByRole('region', { name: 'Selected cell' });
  const shownNote = bar.getByText(/^Note for instructors:/);
  await cell(page, 'Ada', 2).click();
  await expect(shownNote).toHaveText(`Note for instructors: ${note}`);
  await expect(shownNote).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Edit feedback' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const gridPosition = await page.getByRole('grid').boundingBox();

  await cell(page, 'Bob', 2).click();
  await expect(shownNote).toHaveText(/^Note for instructors: .{700}/);
  expect(await page.getByRole('grid').boundingBox()).toEqual(gridPosition);
  await expect(shownNote).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  // The texts are before the buttons.
  await bar.getByRole('button', { name: 'Excuse' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  const endOf = (text: Locator) => text.evaluate((element) => element.getBoundingClientRect().bottom);
  const bottom = await endOf(bar);
  await expect.poll(async () => (await endOf(shownNote)) <= bottom).toBe(true);
});

test('on a phone an item that needs another attempt shows the grade that it needs', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const sam = await studentIn(browser, 'Sam', baseURL);
  const items = [{ name: 'Quiz 1', maximumPoints: 30, weight: 100 }];
  const { id: courseId, categories } = await teacher.post<{
    id: string;
    categories: { items: { itemId: string }[] }[];
  }>('/api/course', {
    name: 'Thermodynamics',
    categories: [{ name: 'Quizzes', categoryType: 'STANDARD', items }],
  });
  await teacher.post(`/api/courses/${courseId}/students`, { name: 'Sam', email: sam.email });
  const quizId = await physicsQuiz(teacher, { allowedAttempts: 2 }, { courseId });
  const itemId = categories[0]?.items[0]?.itemId ?? '';
  await teacher.patch(`/api/courses/${courseId}/gradebook/columns/${itemId}`, { quizId });
  await takeQuiz(sam.person, quizId, { [physics.entropy]: 'Entropy' });

  await sam.page.setViewportSize({ width: 390, height: 844 });
  await sam.page.goto(`/course/${courseId}`);
  await expect(sam.page.getByText('1 attempt left, the best counts.')).toBeVisible();
  await sam.page.getByRole('button', { name: 'Achieve target', exact: true }).click();
  await expect(sam.page.getByText('needs 26')).toBeVisible();
});
