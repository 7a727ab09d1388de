import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import { EditorDrawer } from '../editor/editor-drawer.tsx';
import { VersionsWindow } from '../editor/versions-window.tsx';
import { ExportWindow } from '../exchange/export-window.tsx';
import { ImportWindow } from '../exchange/import-window.tsx';
import { FillWindow } from './fill-window.tsx';
import { MoveWindow } from './move-window.tsx';
import type { WantedQuestions } from './use-bank-search.ts';
import type { BankWindows } from './use-bank-windows.ts';
import type { Selection } from './use-selection.ts';

interface BankWindowsShownProps {
  windows: BankWindows;
  categories: readonly CategoryChoice[];
  selection: Selection;
  wanted: WantedQuestions;
  /** How many the filters find. */
  total: number;
  onMove: (category: CategoryChoice | null) => Promise<boolean>;
}

/** The windows over the bank. */
export function BankWindowsShown(props: BankWindowsShownProps) {
  const { windows, categories, selection, wanted, total, onMove } = props;
  const { serial, question, draft, isOpen, close } = windows;
  return (
    <>
      <EditorDrawer
        key={`editor ${serial}`}
        isOpen={isOpen('editor')}
        question={question}
        draft={draft}
        categories={categories}
        onClose={close}
      />
      <VersionsWindow isOpen={isOpen('versions')} question={question} onClose={close} onTake={windows.edit} />
      <ImportWindow
        key={`import ${serial}`}
        isOpen={isOpen('import')}
        categories={categories}
        onClose={close}
      />
      <ExportWindow
        key={`export ${serial}`}
        isOpen={isOpen('export')}
        chosen={selection.some.map(({ id }) => id)}
        wanted={wanted}
        total={total}
        onClose={close}
      />
      <MoveWindow
        key={`move ${serial}`}
        isOpen={isOpen('move')}
        count={selection.count}
        categories={categories}
        onMove={onMove}
        onClose={close}
      />
      <FillWindow
        key={`fill ${serial}`}
        isOpen={isOpen('fill')}
        count={selection.count}
        which={selection.which}
        onClose={close}
      />
    </>
  );
}
