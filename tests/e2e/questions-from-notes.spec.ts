import { textDocument } from '../../core/notes/testing/documents.ts';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { pressByKeyboard } from './support/keyboard.ts';
import { saved, text } from './support/note-page.ts';
import { personAt, teacherAt } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

const lines = [
  'Osmosis is the movement of water through a membrane.',
  'Photosynthesis is the process by which plants make sugar from light.',
  'The mitochondrion is the organelle that releases energy from sugar.',
];

test('a student makes a practice quiz from a note with the keyboard alone, with what was typed last', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const { id } = await ada.post<{ id: string }>('/api/notes', {
    title: 'Cell biology',
    content: textDocument(...lines),
  });
  await page.goto(`/note/${id}`);
  await expect(saved(page)).toBeVisible();
  await text(page).press('Control+End');
  await page.keyboard.type(' A ribosome is the particle that builds proteins from amino acids.');
  await pressByKeyboard(page.getByRole('link', { name: 'Make questions' }));
  const dialog = page.getByRole('dialog', { name: 'Generate a practice quiz' });
  await expect(dialog.getByRole('combobox', { name: 'Note' })).toHaveValue('Cell biology');
  await expectAccessibleAtBothWidths(page);
  await pressByKeyboard(dialog.getByRole('button', { name: 'Generate', exact: true }));
  await expect(page).toHaveURL(/\/quiz\/(?!categories)[^/]+$/);
  await expect(page.getByRole('heading', { name: /^Cell biology · / })).toBeVisible();
  await expect(page.getByText('Made from a note. The text gives 4 of 10 questions.')).toBeVisible();
});

test('a note without sentences says so, and another note is found by its words', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  await ada.post('/api/notes', { title: 'Plants', content: textDocument(...lines) });
  await ada.post('/api/notes', { title: 'Empty' });
  await page.goto('/quiz/categories');
  await page.getByRole('button', { name: 'Generate a practice quiz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generate a practice quiz' });
  await dialog.getByText('From a note').click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(dialog.getByText('Choose a note to generate questions from.')).toBeVisible();
  const field = dialog.getByRole('combobox', { name: 'Note' });
  await field.click();
  await page.getByRole('option', { name: 'Empty' }).click();
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(dialog.getByText(/^There are no sentences in this note yet\./)).toBeVisible();
  await field.fill('photosynth');
  await expect(page.getByRole('option')).toHaveText(['Plants']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Plants');
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Plants · / })).toBeVisible();
});

test('an instructor builds a quiz of the course from its note', async ({ page, baseURL, playwright }) => {
  const teacher = await teacherAt(page, { baseURL, playwright });
  const { id: courseId } = await teacher.post<{ id: string }>('/api/course', {
    name: 'Biology',
    categories: [],
  });
  const { id } = await teacher.post<{ id: string }>(`/api/courses/${courseId}/public-notes`, {
    title: 'Cells',
    content: textDocument(...lines),
  });
  await page.goto(`/course/${courseId}/public-note/${id}`);
  await page.getByRole('link', { name: 'Make questions' }).click();
  await expect(page.getByRole('heading', { name: 'Quizzes of Biology' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Generate questions' });
  await expect(dialog.getByRole('combobox', { name: 'Note' })).toHaveValue('Cells');
  await dialog.getByRole('button', { name: 'Propose questions' }).click();
  await dialog.getByRole('checkbox', { name: 'Select all' }).check();
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: /^Add \d questions/ }).click();
  await expect(page.getByText('3 questions · 3 points')).toBeVisible();
});
