import { PagedList } from '../../../components/list/paged-list.tsx';
import { Records } from '../../../components/list/records.tsx';
import type { Pages } from '../../../components/list/use-pages.ts';
import type { BankQuery, BankQuestionFragment, QuizCategoriesQuery } from '../../../gql/graphql.ts';
import { QuestionRow, questionColumns, type QuestionActions } from './question-row.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { BankWindows } from './use-bank-windows.ts';
import type { Selection } from './use-selection.ts';

interface BankListProps {
  list: BankQuery['questions'] | undefined;
  loading: boolean;
  error: Error | undefined;
  onRetry: () => Promise<unknown>;
  pages: Pages;
  categories: QuizCategoriesQuery['quizCategories'];
  selection: Selection;
  windows: BankWindows;
  onDelete: (questions: readonly BankQuestionFragment[]) => void;
}

/** One page of the bank. */
export function BankList({ categories, selection, windows, onDelete, ...paged }: BankListProps) {
  const names = new Map(categories.map(({ id, categoryName }) => [id, categoryName]));
  const actions: QuestionActions = {
    choose: (question, isChosen) => (isChosen ? selection.choose([question]) : selection.drop([question])),
    edit: windows.edit,
    showVersions: windows.showVersions,
    remove: (question) => onDelete([question]),
  };
  return (
    <PagedList of={{ one: 'question', many: 'questions' }} {...paged} empty="No question fits that.">
      {(nodes) => (
        <>
          <SelectionBar
            page={nodes}
            selection={selection}
            onExport={() => windows.open('export')}
            onDelete={() => onDelete(selection.all)}
          />
          <Records caption="Questions" columns={questionColumns}>
            {nodes.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                categoryName={names.get(question.categoryId ?? '') ?? ''}
                isChosen={selection.has(question)}
                actions={actions}
              />
            ))}
          </Records>
        </>
      )}
    </PagedList>
  );
}
