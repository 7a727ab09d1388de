import { Button, Group, List, Modal, Text } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { Course } from '../../../../../core/grading/course.ts';
import { isSpreadsheetFile, spreadsheetName } from '../../../../../core/tables/spreadsheet-file.ts';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { largestFile, type ReadCourse, readCourseText, type TableReport } from '../model/course-files.ts';
import { courseToSave } from '../model/saved-course.ts';
import { type PlannerStore, presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { ImportPreview } from './import-preview.tsx';

const fileTypes = '.json,.csv,.tsv,.txt,application/json,text/csv';

/** Kinds of binary files, by MIME type or file name, with the message for each. */
const kinds: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^image\//, 'This is a picture.'],
  [/^(?:audio|video)\//, 'This is a recording.'],
  [/^application\/pdf|\.pdf$/i, 'This is a PDF document.'],
  [spreadsheetName, isSpreadsheetFile],
  [/\.(?:docx?|odt|pages|pptx?)$/i, 'This is a word processor document.'],
  [/\.zip$/i, 'This is an archive. Extract the course file, and import it.'],
];

const acceptedFiles = 'Choose a JSON or CSV file from Export, or a table saved as CSV.';

/**
 * The message for a web page or a binary file. Null for any other text. A file is binary if it contains a NUL
 * character or begins like a PDF. Unusual letters are accepted, because a table can be in any alphabet.
 */
function unsupportedReason({ name, type }: Pick<File, 'name' | 'type'>, text: string): string | null {
  if (text.startsWith('<')) return `This is a web page or a drawing. ${acceptedFiles}`;
  if (!text.includes('\0') && !text.startsWith('%PDF-')) return null;
  const kind = kinds.find(([pattern]) => pattern.test(type) || pattern.test(name));
  return `${kind?.[1] ?? 'This isn’t a text file.'} ${acceptedFiles}`;
}

async function readFile(store: PlannerStore, file: File): Promise<ReadCourse> {
  if (file.size > largestFile) {
    return { errors: ['This file is larger than 10 MB. A course is never that large.'] };
  }
  try {
    const text = await file.text();
    const reason = unsupportedReason(file, text);
    if (reason !== null) return { errors: [reason] };
    return await readCourseText(text, file.name, courseToSave(presentOf(store.getState())));
  } catch {
    return { errors: ['This file can’t be read. It may have been moved, or be open in another program.'] };
  }
}

function openCourse(store: PlannerStore, course: Course, fileName: string): void {
  const { nextKey } = presentOf(store.getState());
  store.getState().open({ course: createWorkingCourse(course, { firstKey: nextKey }), entries: {} });
  const items = course.categories.reduce((sum, category) => sum + category.items.length, 0);
  offerUndo(store, `Imported ${fileName}: ${items} ${items === 1 ? 'item' : 'items'}.`);
}

interface Problems {
  readonly fileName: string;
  readonly errors: readonly string[];
}

interface ImportProblemsProps {
  problems: Problems | null;
  onClose: () => void;
}

/** The errors of a file, with their positions. */
function ImportProblems({ problems, onClose }: ImportProblemsProps) {
  return (
    <Modal opened={problems !== null} onClose={onClose} title="This file wasn’t imported" size="lg">
      <Text>Nothing was imported from {problems?.fileName}. Your course is unchanged.</Text>
      <List mt="md" spacing={4}>
        {problems?.errors.map((error) => (
          <List.Item key={error}>{error}</List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Modal>
  );
}

interface PreviewedTable {
  readonly fileName: string;
  readonly course: Course;
  readonly table: TableReport;
}

interface Import {
  readonly chooseFile: () => void;
  readonly importFile: (file: File | null | undefined) => void;
  /** The windows of the import. */
  readonly windows: ReactNode;
}

/**
 * Imports a course from a file. A table is shown before it replaces the categories, because its columns may be
 * understood differently from what the user expects.
 */
export function useImport(): Import {
  const store = usePlannerStore();
  const [problems, setProblems] = useState<Problems | null>(null);
  const [previewed, setPreviewed] = useState<PreviewedTable | null>(null);
  const importFile = async (file: File | null | undefined) => {
    if (!file) return;
    const read = await readFile(store, file);
    if ('errors' in read) setProblems({ fileName: file.name, errors: read.errors });
    else if (read.table === undefined) openCourse(store, read.course, file.name);
    else setPreviewed({ fileName: file.name, course: read.course, table: read.table });
  };
  const accept = ({ course: { categories, name }, fileName }: PreviewedTable) => {
    setPreviewed(null);
    // The course may have changed since the file was read.
    openCourse(store, { ...courseToSave(presentOf(store.getState())), name, categories }, fileName);
  };
  const dialog = useFileDialog({
    accept: fileTypes,
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => void importFile(files?.[0]),
  });
  const windows = (
    <>
      <ImportProblems problems={problems} onClose={() => setProblems(null)} />
      {previewed === null ? null : (
        <ImportPreview {...previewed} onClose={() => setPreviewed(null)} onAccept={() => accept(previewed)} />
      )}
    </>
  );
  return { chooseFile: dialog.open, importFile: (file) => void importFile(file), windows };
}
