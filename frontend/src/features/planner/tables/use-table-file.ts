import { useFileDialog } from '@mantine/hooks';
import { readTableFile, type ReadTable } from './read-table-file.ts';

/** A dialog that chooses a table of people or of their grades. `onRead` gets what the file contains. */
export function useTableFile(onRead: (read: ReadTable) => void) {
  return useFileDialog({
    accept: '.csv,.tsv,.txt,text/csv',
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => {
      const [file] = files ?? [];
      if (file) void readTableFile(file).then(onRead);
    },
  });
}
