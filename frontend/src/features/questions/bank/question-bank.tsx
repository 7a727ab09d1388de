import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { usePages, pageSize } from '../../../components/list/use-pages.ts';
import { quizCategoriesQuery } from '../../../lib/quizzes/documents.ts';
import { bankQuery } from '../documents.ts';
import { LeftQuestions } from '../editor/left-questions.tsx';
import { BankFilterFields } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';
import { BankWindowsShown } from './bank-windows-shown.tsx';
import { EmptyBank } from './empty-bank.tsx';
import { useBankSearch } from './use-bank-search.ts';
import { useBankWindows, type BankWindows } from './use-bank-windows.ts';
import { useRemoving } from './use-removing.ts';
import { useSelection } from './use-selection.ts';
import styles from './bank.module.css';

/** Every question of the bank, to be found, written, chosen and taken out. */
export function QuestionBank({ title }: { title: string }) {
  const windows = useBankWindows();
  const bank = useBank();
  const { search, list, isEmpty, categories, selection, remove } = bank;
  const add = () => windows.edit(null);
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {isEmpty ? null : <BankActions windows={windows} />}
      </div>
      {windows.isOpen('editor') ? null : <LeftQuestions edit={windows.edit} />}
      {isEmpty ? (
        <EmptyBank onAdd={add} onImport={() => windows.open('import')} />
      ) : (
        <>
          <BankFilterFields filters={search.filters} categories={categories} onChange={search.change} />
          <BankList
            {...bank.paged}
            categories={categories}
            selection={selection}
            windows={windows}
            onDelete={(questions) => void remove(questions)}
          />
        </>
      )}
      <BankWindowsShown
        windows={windows}
        categories={categories}
        chosen={selection.all}
        wanted={search.wanted}
        total={list?.totalCount ?? 0}
      />
    </div>
  );
}

/** The page on show, what it is searched by, and what is chosen and deleted in it. */
function useBank() {
  const pages = usePages();
  const search = useBankSearch(pages.restart);
  const selection = useSelection();
  const variables = { ...search.wanted, first: pageSize, after: pages.after };
  const bank = useQuery(bankQuery, { variables, fetchPolicy: 'cache-and-network' });
  const { data = bank.previousData, loading, error, refetch } = bank;
  const found = useQuery(quizCategoriesQuery, { fetchPolicy: 'cache-and-network' });
  const list = data?.questions;
  const remove = useRemoving((removed) => {
    selection.drop(removed);
    if (removed.length === list?.nodes.length) pages.restart();
  });
  return {
    search,
    list,
    paged: { list, loading, error, onRetry: () => refetch(), pages },
    isEmpty: list?.totalCount === 0 && !search.isFiltered && !loading && !error,
    categories: found.data?.quizCategories ?? [],
    selection,
    remove,
  };
}

function BankActions({ windows }: { windows: BankWindows }) {
  return (
    <Group gap="sm">
      <Button variant="default" onClick={() => windows.open('import')}>
        Import
      </Button>
      <Button variant="default" onClick={() => windows.open('export')}>
        Export
      </Button>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => windows.edit(null)}>
        Add a question
      </Button>
    </Group>
  );
}
