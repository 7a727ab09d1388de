import type { Page } from '@playwright/test';

/** The parts of the page of a note. */
export const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
export const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
export const format = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formats' }).getByRole('button', { name, exact: true });

/** Pastes into the text of the note, as another program puts it on the clipboard. Keys are the media types. */
export async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await text(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}
