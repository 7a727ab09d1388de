import { BankWindow } from '../picking/bank-window.tsx';
import { GenerateWindow } from '../picking/generate-window.tsx';
import { ImportWindow } from '../picking/import-window.tsx';
import { ConflictWindow } from './conflict-window.tsx';
import { ExportWindow } from './export-window.tsx';
import { PreviewWindow } from './preview-window.tsx';

/** Everything that opens over the builder. */
export function BuilderWindows() {
  return (
    <>
      <BankWindow />
      <GenerateWindow />
      <ImportWindow />
      <PreviewWindow />
      <ExportWindow />
      <ConflictWindow />
    </>
  );
}
