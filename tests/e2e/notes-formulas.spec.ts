import { documentOf, paragraph, textDocument } from '../../core/notes/testing/documents.ts';
import { expectAccessibleAtBothWidths } from './support/axe.ts';
import { setWidth } from './support/layout.ts';
import { format, paste, saved, text } from './support/note-page.ts';
import { newInstructor, personAt, sharedServer } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

interface NoteAnswer {
  readonly id: string;
  readonly content: unknown;
}

const formula = (tex: string) => ({ type: 'formula', attrs: { tex } });

test('formulas are typed, changed and removed with the keyboard alone, and are saved as LaTeX', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const { id } = await ada.post<NoteAnswer>('/api/notes', { title: 'Powers' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`/note/${id}`);
  await expect(saved(page)).toBeVisible();
  await text(page).focus();
  await page.keyboard.type('It costs $5 and $6. Then ');
  const isFormulaCode = (url: string) => /katex|render-formula/i.test(url);
  expect(requests.filter(isFormulaCode)).toEqual([]);
  await page.keyboard.type('$x^2$ grows. ');
  await expect(text(page).locator('.katex')).toHaveCount(1);
  expect(requests.filter(isFormulaCode)).not.toEqual([]);

  // A new formula, from the bar.
  await page.keyboard.press('Escape');
  await format(page, 'Formula').focus();
  await page.keyboard.press('Enter');
  const source = page.getByRole('textbox', { name: 'Formula in LaTeX' });
  await expect(source).toBeFocused();
  await page.keyboard.type('\\frac{1}{');
  await expect(page.getByRole('group', { name: 'Preview' })).toContainText('Unexpected end of input');
  await page.keyboard.type('n}');
  await expect(page.getByRole('group', { name: 'Preview' }).locator('.katex')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page).locator('.katex')).toHaveCount(2);

  // Enter opens the formula that is selected with the arrows.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(source).toHaveValue('\\frac{1}{n}');
  await page.getByRole('switch', { name: 'On a line of its own' }).press('Space');
  await page.getByRole('button', { name: 'Change the formula' }).press('Enter');
  await expect(text(page).locator('.katex-display')).toHaveCount(1);
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await ada.get<NoteAnswer>(`/api/notes/${id}`)).content))
    .toContain(JSON.stringify({ type: 'formulaBlock', attrs: { tex: '\\frac{1}{n}' } }));
  const { content } = await ada.get<NoteAnswer>(`/api/notes/${id}`);
  expect(JSON.stringify(content)).toContain(JSON.stringify(formula('x^2')));
  expect(JSON.stringify(content)).toContain('It costs $5 and $6.');

  // On a phone, the bar scrolls to its button.
  await setWidth(page, 390);
  await page.reload();
  await expect(text(page).locator('.katex')).toHaveCount(2);
  await text(page).locator('span[data-tex]').click();
  await expect(source).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(text(page).locator('.katex')).toHaveCount(1);
});

test('pasted Markdown has its formulas, an invalid one shows its source, and a link in one does nothing', async ({
  page,
  baseURL,
}) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  await page.goto('/note/new');
  await text(page).focus();
  await paste(page, {
    'text/plain':
      '# Proof\n\nIf $a_1 < b$ then\n\n$$\n\\sum_{n=1}^k n\n$$\n\n$\\nonsense$ $\\href{javascript:alert(1)}{x}$',
  });
  await expect(text(page).locator('.katex-display')).toHaveCount(1);
  await expect(text(page).locator('span[data-tex] .katex').first()).toBeVisible();
  await expect(text(page).getByText('\\nonsense', { exact: true })).toBeVisible();
  await expect(text(page).locator('[href^="javascript"]')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
});

test('a member reads the formulas of a course’s note', async ({ page, baseURL, playwright }) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const { email } = await ada.get<{ email: string }>('/api/user');
  const teacher = await newInstructor(playwright.request, sharedServer(baseURL));
  const { id: courseId } = await teacher.post<{ id: string }>('/api/course', {
    name: 'Analysis',
    categories: [],
  });
  await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ada', email });
  const wide = Array.from({ length: 40 }, (_, at) => `x_{${at}}`).join(' + ');
  const { id } = await teacher.post<{ id: string }>(`/api/courses/${courseId}/public-notes`, {
    title: 'Series',
    content: documentOf(
      { type: 'paragraph', content: [{ type: 'text', text: 'Let ' }, formula('s_n = \\sum a_k')] },
      { type: 'formulaBlock', attrs: { tex: wide } },
      paragraph('End'),
    ),
  });
  await page.goto(`/course/${courseId}/public-note/${id}`);
  await expect(page.locator('article .katex')).toHaveCount(2);
  await expectAccessibleAtBothWidths(page);
  await page.locator('article span[data-tex]').click();
  await expect(page.getByRole('textbox', { name: 'Formula in LaTeX' })).toHaveCount(0);
});

test('a note without formulas loads no code for them', async ({ page, baseURL }) => {
  const ada = personAt({ page, baseURL });
  await ada.signUp('Ada');
  const { id } = await ada.post<NoteAnswer>('/api/notes', { content: textDocument('Only words') });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`/note/${id}`);
  await expect(saved(page)).toBeVisible();
  expect(requests.filter((url) => /katex|render-formula/i.test(url))).toEqual([]);
});
