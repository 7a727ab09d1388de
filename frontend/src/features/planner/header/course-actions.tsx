import { Button, Group, List, Modal, Text } from '@mantine/core';
import { useFileDialog, useHotkeys } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { createWorkingCourse } from '../../../../../core/grading/editing/working-course.ts';
import { useSessionHint } from '../../../lib/session/session-hint.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { offerUndo } from '../commands/undo-toast.tsx';
import { largestFile, type ReadCourse, readCourseText } from '../model/course-files.ts';
import { courseInHand } from '../model/saved-course.ts';
import { SaveControl } from '../saved/saved-course-chunks.ts';
import { type PlannerStore, presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './course-header.module.css';
import { DropFile } from './drop-file.tsx';
import { ExportMenu } from './export-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SignInToSave } from './sign-in-to-save.tsx';
import { StepButtons } from './step-buttons.tsx';

/** Saves the course to the account. For signed-out users it links to the sign-in screen. */
function SaveButton() {
  const store = usePlannerStore();
  const isHinted = useSessionHint();
  // The shortcut is here because the code of `SaveControl` may still be loading when it is pressed.
  useHotkeys(isHinted ? [['mod+S', () => store.getState().askToSave(true)]] : [], []);
  if (!isHinted) return <SignInToSave />;
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<NotReady />}>
        <SaveControl />
      </Suspense>
    </ErrorBoundary>
  );
}

const notLoaded = (retry: () => void) => <NotReady onRetry={retry} />;

/** Shown while the code of `SaveControl` is loading, or if it did not load. */
function NotReady({ onRetry }: { onRetry?: () => void }) {
  return (
    <Button variant="default" px={14} disabled={!onRetry} onClick={onRetry}>
      Save
    </Button>
  );
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

/** Kinds of binary files, by MIME type or file name, with the message for each. */
const kinds: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^image\//, 'This is a picture.'],
  [/^(?:audio|video)\//, 'This is a recording.'],
  [/^application\/pdf|\.pdf$/i, 'This is a PDF document.'],
  [
    /\.(?:xlsx?|xlsm|ods|numbers)$/i,
    'This is a spreadsheet file. Save the table as CSV, and import the CSV file.',
  ],
  [/\.(?:docx?|odt|pages|pptx?)$/i, 'This is a word processor document.'],
  [/\.zip$/i, 'This is an archive. Extract the course file, and import it.'],
];

const accepted = 'Choose a JSON or CSV file from Export, or a table saved as CSV.';

/**
 * The message for a web page or a binary file. Null for any other text. A file is binary if it contains a NUL
 * character or begins like a PDF. Unusual letters prove nothing: a table can be in any alphabet.
 */
function unsupportedReason({ name, type }: Pick<File, 'name' | 'type'>, text: string): string | null {
  if (text.startsWith('<')) return `This is a web page or a drawing. ${accepted}`;
  if (!text.includes('\0') && !text.startsWith('%PDF-')) return null;
  const known = kinds.find(([pattern]) => pattern.test(type) || pattern.test(name));
  return `${known?.[1] ?? 'This isn’t a text file.'} ${accepted}`;
}

/** Opens the course of a file. Returns the file's errors. If there are any, the current course is unchanged. */
async function importCourse(store: PlannerStore, file: File): Promise<readonly string[]> {
  if (file.size > largestFile) return ['This file is larger than 10 MB. A course is never that large.'];
  const read = await readFile(store, file);
  if ('errors' in read) return read.errors;
  const { nextKey } = presentOf(store.getState());
  store.getState().open({ course: createWorkingCourse(read.course, { firstKey: nextKey }), entries: {} });
  const items = read.course.categories.reduce((sum, category) => sum + category.items.length, 0);
  offerUndo(store, `Imported ${file.name}: ${items} ${items === 1 ? 'item' : 'items'}.`);
  return [];
}

async function readFile(store: PlannerStore, file: File): Promise<ReadCourse> {
  try {
    const text = await file.text();
    const reason = unsupportedReason(file, text);
    if (reason !== null) return { errors: [reason] };
    return await readCourseText(text, file.name, courseInHand(presentOf(store.getState())));
  } catch {
    return { errors: ['This file can’t be read. It may have been moved, or be open in another program.'] };
  }
}

const fileTypes = '.json,.csv,.tsv,.txt,application/json,text/csv';

/** Actions on the whole course. On a phone most of them are in the menu. */
export function CourseActions({ isPhone }: { isPhone: boolean }) {
  const store = usePlannerStore();
  const [problems, setProblems] = useState<Problems | null>(null);
  const importFile = async (file: File | null | undefined) => {
    if (!file) return;
    const errors = await importCourse(store, file);
    setProblems(errors.length === 0 ? null : { fileName: file.name, errors });
  };
  const dialog = useFileDialog({
    accept: fileTypes,
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => void importFile(files?.[0]),
  });
  return (
    <Group gap={isPhone ? 0 : 'xs'} wrap="nowrap" className={styles.actions ?? ''}>
      <StepButtons onlyUndo={isPhone} />
      {isPhone ? null : (
        <>
          <Button variant="subtle" color="gray" px={10} onClick={dialog.open}>
            Import
          </Button>
          <ExportMenu />
        </>
      )}
      <SaveButton />
      <MoreMenu isPhone={isPhone} onImport={dialog.open} />
      <DropFile onFile={(file) => void importFile(file)} />
      <ImportProblems problems={problems} onClose={() => setProblems(null)} />
    </Group>
  );
}
