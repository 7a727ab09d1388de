import { ConflictWindow } from './conflict-window.tsx';
import { PreviewWindow } from './preview-window.tsx';

/** Everything that opens over the builder. */
export function BuilderWindows() {
  return (
    <>
      <ConflictWindow />
      <PreviewWindow />
    </>
  );
}
