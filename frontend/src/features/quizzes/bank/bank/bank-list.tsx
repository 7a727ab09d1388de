import { Button } from '@mantine/core';
import { PagedList } from '../../../../ui/list/paged-list.tsx';
import { Records } from '../../../../ui/list/records.tsx';
import type { Pages } from '../../../../ui/list/use-pages.ts';
import type { BankQuery, BankQuestionFragment } from '../../../../gql/graphql.ts';
import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import { QuestionRow, questionColumns, type QuestionActions } from './question-row.tsx';
import type { BankOrder } from './use-bank-search.ts';
import { SelectionBar, type ManyActions } from './selection-bar.tsx';
import type { BankWindows } from './use-bank-windows.ts';
import { useRangeChoice } from './use-range-choice.ts';
import type { Selection } from './use-selection.ts';

interface BankListProps {
  list: BankQuery['questions'] | undefined;
  loading: boolean;
  error: Error | undefined;
  onRetry: () => Promise<unknown>;
  pages: Pages;
  order: BankOrder;
  onOrder: (order: BankOrder) => void;
  categories: readonly CategoryChoice[];
  selection: Selection;
  windows: BankWindows;
  many: ManyActions;
  onDelete: (question: BankQuestionFragment) => void;
  onCopy: QuestionActions['copy'];
  /** Clears all filters. */
  onClear: () => void;
}

/** One page of the bank. */
export function BankList({
  order,
  onOrder,
  categories,
  selection,
  windows,
  many,
  onDelete,
  onCopy,
  onClear,
  ...paged
}: BankListProps) {
  const total = paged.list?.totalCount ?? 0;
  return (
    <PagedList
      noun={{ one: 'question', many: 'questions' }}
      {...paged}
      empty={<NothingFound onClear={onClear} />}
    >
      {(nodes) => (
        <>
          <SelectionBar page={nodes} total={total} selection={selection} actions={many} />
          <Rows
            questions={nodes}
            order={order}
            onOrder={onOrder}
            categories={categories}
            selection={selection}
            windows={windows}
            onDelete={onDelete}
            onCopy={onCopy}
          />
        </>
      )}
    </PagedList>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <>
      No matching questions.{' '}
      <Button size="compact-md" variant="subtle" onClick={onClear}>
        Show all questions
      </Button>
    </>
  );
}

type RowsProps = Pick<
  BankListProps,
  'order' | 'onOrder' | 'categories' | 'selection' | 'windows' | 'onDelete' | 'onCopy'
> & {
  questions: readonly BankQuestionFragment[];
};

function Rows({ questions, order, onOrder, categories, selection, windows, onDelete, onCopy }: RowsProps) {
  const names = new Map(categories.map(({ id, categoryName }) => [id, categoryName]));
  const { choose, last, keys } = useRangeChoice(questions, selection);
  const actions: QuestionActions = {
    choose,
    edit: windows.edit,
    showVersions: windows.showVersions,
    remove: onDelete,
    copy: onCopy,
  };
  return (
    <div {...keys}>
      <Records caption="Questions" columns={questionColumns({ order, onOrder })}>
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            categoryName={names.get(question.categoryId ?? '') ?? ''}
            isChosen={selection.has(question)}
            wayToBar={question.id === last && selection.has(question) ? selection.count : null}
            actions={actions}
          />
        ))}
      </Records>
    </div>
  );
}
