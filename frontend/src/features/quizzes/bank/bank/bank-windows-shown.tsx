import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import { CategorySelect } from '../../../../ui/quiz-category/category-select.tsx';
import { EditorDrawer } from '../../question-editor/editor-drawer.tsx';
import { VersionsWindow } from './versions-window.tsx';
import { bankQuery } from '../bank-documents.ts';
import { ExportWindow } from '../exchange/export-window.tsx';
import { ImportWindow } from '../exchange/import-window.tsx';
import { AddToQuizWindow } from './add-to-quiz-window.tsx';
import { questionCountText } from '../../../../lib/quizzes/question-count.ts';
import type { QuestionQuery } from './use-bank-search.ts';
import type { BankWindows } from './use-bank-windows.ts';
import type { Selection } from './use-selection.ts';

interface MoveWindowProps {
  isOpen: boolean;
  /** Number of selected questions. */
  count: number;
  categories: readonly CategoryChoice[];
  /** Resolves to true if the questions were moved. */
  onMove: (category: CategoryChoice | null) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the category to move the selected questions to. */
function MoveWindow({ isOpen, onClose, ...form }: MoveWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Move to a category" centered>
      <MoveForm {...form} onClose={onClose} />
    </Modal>
  );
}

/** The option that takes questions out of their categories. No category has this ID. */
const none = { value: '-', label: 'None' };

function MoveForm({ count, categories, onMove, onClose }: Omit<MoveWindowProps, 'isOpen'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const move = async () => {
    setSending(true);
    const isMoved = await onMove(categories.find(({ id }) => id === chosen) ?? null);
    setSending(false);
    if (isMoved) onClose();
  };
  return (
    <Stack gap="md">
      <CategorySelect
        label="Category"
        placeholder="Choose one"
        takesFocus
        first={[none]}
        categories={categories}
        value={chosen}
        onChange={setChosen}
      />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen === null} loading={isSending} onClick={() => void move()}>
          Move {questionCountText(count)}
        </Button>
      </Group>
    </Stack>
  );
}

interface BankWindowsShownProps {
  windows: BankWindows;
  categories: readonly CategoryChoice[];
  selection: Selection;
  query: QuestionQuery;
  /** Number of questions that match the filters. */
  total: number;
  onMove: (category: CategoryChoice | null) => Promise<boolean>;
}

/** The windows over the bank. */
export function BankWindowsShown(props: BankWindowsShownProps) {
  const { windows, categories, selection, query, total, onMove } = props;
  const { serial, question, draft, isOpen, close } = windows;
  const client = useApolloClient();
  return (
    <>
      <EditorDrawer
        key={`editor ${serial}`}
        isOpen={isOpen('editor')}
        question={question}
        draft={draft}
        categories={categories}
        onStored={() => client.refetchQueries({ include: [bankQuery] })}
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
        query={query}
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
      <AddToQuizWindow
        key={`addToQuiz ${serial}`}
        isOpen={isOpen('addToQuiz')}
        count={selection.count}
        toInput={selection.toInput}
        onClose={close}
      />
    </>
  );
}
