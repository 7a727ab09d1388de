import { personAt } from './support/person.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/strict-page.ts';

test('addresses in course texts and in the description of an account are links', async ({
  page,
  baseURL,
}) => {
  const me = personAt({ page, baseURL });
  await me.signUp('Ada', 'Lovelace');
  await page.goto('/grade-analyzer?tab=meetings');
  await page
    .getByRole('textbox', { name: 'Meeting details' })
    .fill('Mondays, call https://call.example/room(1).');
  const call = page.getByRole('link', { name: 'https://call.example/room(1)' });
  await expect(call).toHaveAttribute('target', '_blank');
  await expect(call).toHaveAttribute('href', 'https://call.example/room(1)');

  await page.goto('/myaccount');
  await page.getByRole('textbox', { name: 'About you' }).fill('I write at ftp://ada.example/notes, often.');
  await page.getByRole('button', { name: 'Save the profile' }).click();
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  const { email } = await me.get<{ email: string }>('/api/user');
  await page.goto(`/display-account/${email}`);
  await expect(page.getByRole('link', { name: 'ftp://ada.example/notes' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('a link behind the visible lines of a description is shown once the keyboard reaches it', async ({
  page,
  baseURL,
}) => {
  const description = `${'Many words about this course. '.repeat(20)}https://slides.example/physics`;
  const me = personAt({ page, baseURL });
  await me.signUp('Ada', 'Lovelace');
  await me.post('/api/course', { name: 'Physics', description, categories: [] });
  await page.goto('/courses');
  const link = page.getByRole('link', { name: 'https://slides.example/physics' });
  await expect(link).not.toBeInViewport();
  await tabTo(link);
  await expect(link).toBeInViewport();
  // The description opens in full. If it stayed cut off, the browser would scroll it, and its beginning would be hidden.
  expect(await page.getByText('Many words about').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
