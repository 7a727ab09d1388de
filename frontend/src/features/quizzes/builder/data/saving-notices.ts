import { notifications } from '@mantine/notifications';
import type { BuilderStore } from '../store/builder-store.ts';

export const savingNotices = { failure: 'quiz-saving', filesLeft: 'quiz-files-left' };

/** What an earlier save had to tell is of no use any more. */
export function hideSavingNotices(): void {
  for (const id of Object.values(savingNotices)) notifications.hide(id);
}

/** To be asked after a file was given up: once none waits, none is missing. */
export function hideFilesLeft(store: BuilderStore): void {
  if (store.getState().built.uploads.length === 0) notifications.hide(savingNotices.filesLeft);
}
