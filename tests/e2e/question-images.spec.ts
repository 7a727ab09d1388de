import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pngOf } from '../support/png.ts';
import { choose } from './support/attempt-page.ts';
import { expectAccessible } from './support/axe.ts';
import { teacherAt, personAt, newPerson, sharedServer } from './support/person.ts';
import { expect, test } from './support/strict-page.ts';

// The browser logs refused images.
test.use({ allowed: [/40[04]/] });

const png = (colour: number) => ({
  name: 'parabola.png',
  mimeType: 'image/png',
  buffer: pngOf(320, 160, colour),
});

/** Waits until the browser has decoded the image. */
async function expectLoaded(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(320);
}

/** Drops a file on an element, as if it was dragged from another window. */
async function drop(page: Page, target: Locator, { name, mimeType, buffer }: ReturnType<typeof png>) {
  const dataTransfer = await page.evaluateHandle(
    ({ text, fileName, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], fileName, { type }),
      );
      return transfer;
    },
    { text: buffer.toString('base64'), fileName: name, type: mimeType },
  );
  await target.dispatchEvent('drop', { dataTransfer });
}

test('an instructor adds images to a question, its students see them, and nobody else gets them', async ({
  page,
  baseURL,
  playwright,
  browser,
}) => {
  const title = `Graphs ${randomUUID()}`;
  const teacher = await teacherAt(page, { baseURL, playwright });
  await page.goto('/quiz/create-quiz');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('menuitem', { name: 'Multiple choice' }).click();
  await page.getByRole('switch', { name: /Markdown/ }).check();
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await question.fill('Which curve is it?');
  const panel = page.getByRole('region', { name: 'Add an image' });
  const description = panel.getByRole('textbox', { name: 'What does the image show?' });

  // A file of another type is refused. A panel with the reason opens where the image would be.
  const tool = page.getByRole('toolbar', { name: 'Format: Question' }).getByRole('button', { name: 'Image' });
  const chooseFile = async (file: ReturnType<typeof png>) => {
    const chooser = page.waitForEvent('filechooser');
    await tool.click();
    await (await chooser).setFiles(file);
  };
  await chooseFile({ name: 'curve.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(panel.getByRole('alert')).toHaveText(/curve\.svg was not added\. Choose a PNG/);
  await panel.getByRole('button', { name: 'OK' }).click();
  await chooseFile({ ...png(0), buffer: Buffer.from('no image') });
  await expect(panel.getByRole('alert')).toHaveText(/This is not a PNG, JPEG, WebP or GIF image\./);
  await panel.getByRole('button', { name: 'OK' }).click();

  await chooseFile(png(90));
  await expect(description).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Describe the image in a few words.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Add image' })).toBeEnabled();
  await expectAccessible(page);
  await description.fill('A parabola [opens up]');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(question).toHaveValue(
    /^Which curve is it\?\n\n!\[A parabola &#91;opens up&#93;\]\(file:[\w-]+\)$/,
  );
  const preview = page.getByRole('region', { name: 'Preview: Question' });
  await expectLoaded(preview.getByRole('img', { name: 'A parabola [opens up]' }));
  await expectAccessible(page);

  const answer = page.getByRole('textbox', { name: 'Answer 1' });
  await drop(page, answer, png(180));
  await description.fill('A line');
  await panel.getByRole('button', { name: 'Add image' }).click();
  await expect(answer).toHaveValue(/^!\[A line\]\(file:[\w-]+\)$/);
  await page.getByRole('textbox', { name: 'Answer 2' }).fill('![gone](file:none)');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: /^Done with question/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^(Not published|Open) · saved/)).toBeVisible();
  await page.getByRole('switch', { name: 'Published' }).click();
  await expect(page.getByText('Published. Students can find the quiz now.')).toBeVisible();
  const quizzes = await teacher.get<{ id: string; title: string }[]>('/api/quiz/meta');
  const quizId = quizzes.find((quiz) => quiz.title === title)?.id ?? '';
  // Questions of a quiz with unlimited attempts are open to every student, who could then see the images, too.
  await teacher.patch(`/api/quiz/${quizId}`, { data: { allowedAttempts: 1 } });

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': '10.77.0.1' },
  });
  const student = await context.newPage();
  await personAt({ page: student, baseURL }).signUp('Ada');
  await student.goto(`/quiz/${quizId}`);
  await student.getByRole('button', { name: 'Start', exact: true }).click();
  await student.getByRole('button', { name: 'Start now' }).click();
  const image = student.getByRole('img', { name: 'A parabola [opens up]' });
  await expectLoaded(image);
  await expectLoaded(student.getByRole('img', { name: 'A line' }));
  await expect(student.getByText('Image: gone')).toBeVisible();
  await choose(student, 'A line');

  const url = (await image.getAttribute('src')) ?? '';
  expect((await student.request.get(url)).status()).toBe(200);
  const other = await newPerson(playwright.request, sharedServer(baseURL));
  await other.signUp('Eve');
  await expect(other.get(url)).rejects.toThrow(/404/);
  await context.close();
});
