import type { BuilderStore } from '../store/builder-store.ts';
import { type RunningUpload, UploadFailure } from '../../../../lib/send-form.ts';
import { type UploadedFile, uploadFile } from './upload-file.ts';

/** Running uploads by key. Not in the state, since only cancelling needs them. */
const running = new Map<string, RunningUpload<UploadedFile>>();

/** Uploads the waiting files one after the other. Returns whether all chosen files are uploaded. */
export async function uploadWaiting(store: BuilderStore): Promise<boolean> {
  const { dispatch } = store.getState();
  const keys = store.getState().built.uploads.map(({ key }) => key);
  if (keys.length > 0) dispatch({ type: 'saving', saving: 'uploading' });
  // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the progress of each is shown
  for (const key of keys) await uploadOne(store, key);
  dispatch({ type: 'saving', saving: 'idle' });
  return store.getState().built.uploads.length === 0;
}

/** Cancels the upload if it is running. */
export function cancelUpload(key: string): void {
  running.get(key)?.cancel();
}

async function uploadOne(store: BuilderStore, key: string): Promise<void> {
  const { built, dispatch } = store.getState();
  const upload = built.uploads.find((each) => each.key === key);
  if (!upload || !built.saved) return;
  dispatch({ type: 'upload', key, change: { status: 'uploading', share: 0, reason: null } });
  const sending = uploadFile(built.saved.id, upload.file, (share) =>
    dispatch({ type: 'upload', key, change: { share } }),
  );
  running.set(key, sending);
  try {
    dispatch({ type: 'uploaded', key, ...(await sending.done) });
  } catch (error) {
    const reason = error instanceof UploadFailure ? error.message : 'Cancelled.';
    dispatch({ type: 'upload', key, change: { status: 'stopped', reason } });
  } finally {
    running.delete(key);
  }
}
