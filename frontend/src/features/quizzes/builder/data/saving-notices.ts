import { notifications } from '@mantine/notifications';
import type { BuilderStore } from '../store/builder-store.ts';

export const savingNotices = {
  success: 'quiz-saved',
  failure: 'quiz-saving',
  filesLeft: 'quiz-files-left',
  item: 'quiz-item',
};

/** Hides the notices of an earlier save, since they are outdated. */
export function hideSavingNotices(): void {
  for (const id of Object.values(savingNotices)) notifications.hide(id);
}

/** Call this after a file was removed. If no file is left to upload, the notice about missing files is hidden. */
export function hideFilesLeft(store: BuilderStore): void {
  if (store.getState().built.uploads.length === 0) notifications.hide(savingNotices.filesLeft);
}
