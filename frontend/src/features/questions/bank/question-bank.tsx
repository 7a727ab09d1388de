import { useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { usePages, pageSize } from '../../../components/list/use-pages.ts';
import { quizCategoriesQuery } from '../../../lib/quizzes/documents.ts';
import { bankQuery } from '../documents.ts';
import { ExportWindow } from '../exchange/export-window.tsx';
import { ImportWindow } from '../exchange/import-window.tsx';
import { EditorDrawer } from '../editor/editor-drawer.tsx';
import { VersionsWindow } from '../editor/versions-window.tsx';
import { BankFilterFields } from './bank-filters.tsx';
import { BankList } from './bank-list.tsx';
import { EmptyBank } from './empty-bank.tsx';
import { useBankSearch } from './use-bank-search.ts';
import { useBankWindows, type BankWindows } from './use-bank-windows.ts';
import { useRemoving } from './use-removing.ts';
import { useSelection } from './use-selection.ts';
import styles from './bank.module.css';

/** Every question of the bank, to be found, written, chosen and taken out. */
export function QuestionBank({ title }: { title: string }) {
  const pages = usePages();
  const { filters, change, wanted, isFiltered } = useBankSearch(pages.restart);
  const selection = useSelection();
  const windows = useBankWindows();
  const variables = { ...wanted, first: pageSize, after: pages.after };
  const bank = useQuery(bankQuery, { variables, fetchPolicy: 'cache-and-network' });
  const { data = bank.previousData, refetch } = bank;
  const found = useQuery(quizCategoriesQuery, { fetchPolicy: 'cache-and-network' });
  const categories = found.data?.quizCategories ?? [];
  const list = data?.questions;
  const remove = useRemoving((removed) => {
    selection.set(list?.nodes.filter(({ id }) => removed.some((each) => each.id === id)) ?? [], false);
    if (removed.length === list?.nodes.length) pages.restart();
  });
  const isEmpty = list?.totalCount === 0 && !isFiltered && !bank.loading && !bank.error;
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.title}>
        <h1>{title}</h1>
        {isEmpty ? null : <BankActions windows={windows} />}
      </div>
      {isEmpty ? (
        <EmptyBank onAdd={() => windows.edit(null)} onImport={() => windows.open('import')} />
      ) : (
        <>
          <BankFilterFields filters={filters} categories={categories} onChange={change} />
          <BankList
            list={list}
            loading={bank.loading}
            error={bank.error}
            onRetry={() => refetch()}
            pages={pages}
            categories={categories}
            selection={selection}
            windows={windows}
            onDelete={(questions) => void remove(questions)}
          />
        </>
      )}
      <EditorDrawer
        key={`editor ${windows.serial}`}
        isOpen={windows.isOpen('editor')}
        question={windows.question}
        draft={windows.draft}
        categories={categories}
        onClose={windows.close}
      />
      <ImportWindow
        key={`import ${windows.serial}`}
        isOpen={windows.isOpen('import')}
        categories={categories}
        onClose={windows.close}
      />
      <ExportWindow
        key={`export ${windows.serial}`}
        isOpen={windows.isOpen('export')}
        chosen={selection.all.map(({ id }) => id)}
        wanted={wanted}
        total={list?.totalCount ?? 0}
        onClose={windows.close}
      />
      <VersionsWindow
        isOpen={windows.isOpen('versions')}
        question={windows.question}
        onClose={windows.close}
        onTake={windows.edit}
      />
    </div>
  );
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
