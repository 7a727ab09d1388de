import { useQuery } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { ShownBank } from '../../../../lib/quizzes/shown-bank.ts';
import { useBanks } from '../../../../lib/quizzes/question-banks.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../../../lib/paths.ts';
import { useBankCategories } from '../../../../lib/quizzes/use-bank-categories.ts';
import { isNotFound } from '../../../../lib/server-failure.ts';
import { pageSize, usePagesOf } from '../../../../ui/list/use-pages.ts';
import { SampleCsvButton } from '../../../../ui/question-exchange/sample-csv.tsx';
import { bankQuery } from '../bank-documents.ts';
import { UnsavedQuestions } from './unsaved-questions.tsx';
import { BankFilterFields } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';
import { BankSelect } from './bank-select.tsx';
import { ShareWindow } from './share-window.tsx';
import { BankWindowsShown } from './bank-windows-shown.tsx';
import styles from './bank.module.css';
import { DeletedQuestions } from './deleted-questions.tsx';
import { useBankSearch } from './use-bank-search.ts';
import { type BankWindows, useBankWindows } from './use-bank-windows.ts';
import { useManyChanges } from './use-many-changes.ts';
import { useSelection } from './use-selection.ts';

interface EmptyBankProps {
  onAdd: () => void;
  onImport: () => void;
}

/** Explains the bank while it is empty. */
function EmptyBank({ onAdd, onImport }: EmptyBankProps) {
  return (
    <section className={styles.empty}>
      <Title order={2}>Your bank is empty</Title>
      <Text mt={4} maw={560} c="dimmed">
        Write a question here once and use it in as many quizzes as you like. Students can practise only with
        the questions that you choose. You can import Moodle XML, GIFT, Aiken, numbered text, CSV and Canvas
        packages, and preview them first. Share and Export appear here with your first question.
      </Text>
      <Text mt="sm" maw={560} c="dimmed">
        Questions that you wrote in a quiz stay in that quiz: find them in{' '}
        <Link to={paths.quizCategories}>your quizzes</Link>. To have them here too, export the quiz and import
        its file.
      </Text>
      <Group mt="md" gap="sm">
        <Button onClick={onAdd}>Add my first question</Button>
        <Button variant="default" onClick={onImport}>
          Import questions, or see the formats
        </Button>
        <SampleCsvButton />
      </Group>
    </section>
  );
}

/** Shown instead of a bank that is no longer shared with the user. */
function GoneBank({ onLeave }: { onLeave: () => void }) {
  return (
    <section className={styles.empty}>
      <Title order={2}>This bank isn’t shared with you</Title>
      <Text mt={4} maw={560} c="dimmed">
        Its owner has ended the share, or you no longer edit the course. Your copies and your quizzes stay.
      </Text>
      <Button mt="md" onClick={onLeave}>
        Open my bank
      </Button>
    </section>
  );
}

/** A question bank, the user's own or a shared one: find, write, select and export questions. */
export function QuestionBank({ title }: { title: string }) {
  const windows = useBankWindows();
  const bank = useBank();
  const { search, list, isEmpty, categories, selection, changes, banks, shown } = bank;
  const isOwn = search.filters.bankId === null;
  const canEdit = shown?.access === 'EDIT';
  const edit = (question: BankQuestionFragment | null) =>
    question === null || question.canEdit ? windows.edit(question) : windows.showVersions(question);
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {isEmpty && isOwn ? null : <BankActions windows={windows} isOwn={isOwn} canEdit={isOwn || canEdit} />}
      </div>
      <BankSelect
        banks={banks}
        bankId={search.filters.bankId}
        onChange={(bankId) => {
          selection.clear();
          search.change({ bankId });
        }}
      />
      {windows.isOpen('editor') || !isOwn ? null : (
        <UnsavedQuestions key={windows.serial} edit={windows.edit} />
      )}
      {bank.isGone ? <GoneBank onLeave={() => search.change({ bankId: null })} /> : null}
      {isEmpty && isOwn ? (
        <EmptyBank onAdd={() => windows.edit(null)} onImport={() => windows.open('import')} />
      ) : null}
      {isEmpty && !isOwn ? <Text mt="lg">This bank has no questions yet.</Text> : null}
      {isEmpty || bank.isGone ? null : (
        <>
          <BankFilterFields
            filters={search.filters}
            problems={search.problems}
            categories={categories}
            order={search.order}
            onChange={search.change}
            onOrder={search.setOrder}
          />
          <BankList
            {...bank.paged}
            order={search.order}
            onOrder={search.setOrder}
            categories={categories}
            selection={selection}
            windows={{ ...windows, edit }}
            many={{
              isOwn,
              canEdit: isOwn || canEdit,
              onMove: () => windows.open('move'),
              onRate: (difficulty) => void changes.rate(difficulty),
              onPractice: (practice) => void changes.setPractice(practice),
              onAddToQuiz: () => windows.open('addToQuiz'),
              onExport: () => windows.open('export'),
              onCopy: () => void changes.copyChosen(),
              onDelete: () => void changes.removeChosen(),
            }}
            onDelete={(question) => void changes.removeOne(question)}
            onCopy={isOwn ? null : (question) => void changes.copyOne(question)}
            onClear={search.clear}
          />
        </>
      )}
      {isOwn ? <DeletedQuestions onRestore={(question) => void changes.restoreOne(question)} /> : null}
      <ShareWindow
        isOpen={windows.isOpen('share')}
        bank={banks.find((each) => each.isOwn)}
        onClose={windows.close}
      />
      <ShownBank value={search.filters.bankId}>
        <BankWindowsShown
          windows={windows}
          categories={categories}
          selection={selection}
          query={search.query}
          total={list?.totalCount ?? 0}
          onMove={changes.move}
        />
      </ShownBank>
    </div>
  );
}

/** The current page, its filters, and the selection with its actions. */
function useBank() {
  const search = useBankSearch();
  const pages = usePagesOf(JSON.stringify([search.query, search.order]));
  const variables = { ...search.query, ...search.order, first: pageSize, after: pages.after };
  const bank = useQuery(bankQuery, { variables, fetchPolicy: 'cache-and-network' });
  const { data = bank.previousData, loading, error, refetch } = bank;
  const { bankId } = search.filters;
  const categories = useBankCategories(bankId, 'cache-and-network');
  const banks = useBanks();
  const list = data?.questions;
  const selection = useSelection({
    query: search.query,
    total: list?.totalCount ?? 0,
    page: list?.nodes ?? [],
  });
  const onRemoved = (ids: readonly string[]) => {
    selection.drop(ids.map((id) => ({ id })));
    if (list?.nodes.every(({ id }) => ids.includes(id)) === true) pages.restart();
  };
  const changes = useManyChanges({ selection, isOwn: bankId === null, onRemoved });
  return {
    search,
    list,
    paged: { list, loading, error, onRetry: () => refetch(), pages },
    isEmpty: list?.totalCount === 0 && !search.isFiltered && !loading && !error,
    categories,
    banks,
    // Also true for a link to a bank that was never shared with the user. Admins can open every bank.
    isGone: bankId !== null && isNotFound(error),
    shown: banks.find(({ id, isOwn }) => (bankId === null ? isOwn : id === bankId)),
    selection,
    changes,
  };
}

interface BankActionsProps {
  windows: BankWindows;
  isOwn: boolean;
  canEdit: boolean;
}

function BankActions({ windows, isOwn, canEdit }: BankActionsProps) {
  return (
    <Group gap="sm">
      {isOwn ? (
        <>
          <Button variant="default" onClick={() => windows.open('share')}>
            Share
          </Button>
          <Button variant="default" onClick={() => windows.open('import')}>
            Import
          </Button>
          <Button variant="default" onClick={() => windows.open('export')}>
            Export
          </Button>
        </>
      ) : null}
      {canEdit ? (
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => windows.edit(null)}>
          Add a question
        </Button>
      ) : null}
    </Group>
  );
}
