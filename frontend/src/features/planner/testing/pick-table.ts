import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Clicks the button, and chooses a CSV file with the text in the dialog that it opens. */
export async function pickTable(
  user: UserEvent,
  button: string,
  text: string,
  name = 'table.csv',
): Promise<void> {
  // The browser's file dialog is opened by a field that is not on the page.
  const clicks = vi.spyOn(HTMLInputElement.prototype, 'click');
  await user.click(await screen.findByRole('button', { name: button }));
  const input = clicks.mock.contexts.findLast(
    (field) => field instanceof HTMLInputElement && field.type === 'file',
  );
  const file = new File([text], name, { type: 'text/csv' });
  fireEvent.change(input as HTMLInputElement, { target: { files: [file] } });
}
