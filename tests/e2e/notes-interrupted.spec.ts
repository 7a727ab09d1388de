import { expect, test } from './support/clocked-server.ts';
import { saved, text, title } from './support/note-page.ts';
import { Person } from './support/person.ts';

test.use({
  // What the browser logs while the server is gone.
  allowed: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/],
});

const words = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

test('a server that is killed while a note is typed has the whole note after its restart', async ({
  page,
  server,
}) => {
  const ada = new Person(page.request, server);
  await ada.signUp('Ada');
  await page.goto('/note/new');
  await title(page).fill('Entropy');
  await text(page).click();
  await page.keyboard.type(words(15, 'before'));
  await expect(saved(page)).toBeVisible();

  const typing = page.keyboard.type(` ${words(15, 'while')}`, { delay: 5 });
  await expect(text(page)).toContainText('while5 ');
  await server.kill();
  await typing;
  await expect(page.getByText(/^Not saved: /)).toBeVisible();
  await page.keyboard.type(` ${words(15, 'after')}`);
  await server.startAgain();
  await expect(saved(page)).toBeVisible();

  const whole = [words(15, 'before'), words(15, 'while'), words(15, 'after')].join(' ');
  const notes = await ada.get<{ id: string }[]>('/api/notes');
  expect(notes).toHaveLength(1);
  await page.goto(`/note/${notes[0]?.id ?? ''}`);
  await expect(text(page)).toHaveText(whole);
  expect(await ada.get(`/api/notes/${notes[0]?.id ?? ''}`)).toMatchObject({
    content: { content: [{ content: [{ text: whole }] }] },
  });
});
