import type { CategoryChoice } from '../../../components/question-form/about-fields.tsx';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { EditorDrawer } from '../editor/editor-drawer.tsx';
import { VersionsWindow } from '../editor/versions-window.tsx';
import { ExportWindow } from '../exchange/export-window.tsx';
import { ImportWindow } from '../exchange/import-window.tsx';
import type { WantedQuestions } from './use-bank-search.ts';
import type { BankWindows } from './use-bank-windows.ts';

interface BankWindowsShownProps {
  windows: BankWindows;
  categories: readonly CategoryChoice[];
  chosen: readonly BankQuestionFragment[];
  wanted: WantedQuestions;
  /** How many the filters find. */
  total: number;
}

/** The windows over the bank. */
export function BankWindowsShown({ windows, categories, chosen, wanted, total }: BankWindowsShownProps) {
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
        chosen={chosen.map(({ id }) => id)}
        wanted={wanted}
        total={total}
        onClose={close}
      />
    </>
  );
}
