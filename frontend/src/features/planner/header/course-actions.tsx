import { Button, Group } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { useState } from 'react';
import { importCourse } from '../commands/import-course.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './course-header.module.css';
import { DropFile } from './drop-file.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportProblems, type Problems } from './import-problems.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SaveButton } from './save-button.tsx';
import { StepButtons } from './step-buttons.tsx';

const fileTypes = '.json,.csv,.tsv,.txt,application/json,text/csv';

/** What can be done with the whole course. On a phone all but the most used stand in the menu. */
export function CourseActions({ isPhone }: { isPhone: boolean }) {
  const store = usePlannerStore();
  const [problems, setProblems] = useState<Problems | null>(null);
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const errors = await importCourse(store, file);
    setProblems(errors.length === 0 ? null : { fileName: file.name, errors });
  };
  const dialog = useFileDialog({
    accept: fileTypes,
    multiple: false,
    resetOnOpen: true,
    onChange: (files) => void take(files?.[0]),
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
      <DropFile onFile={(file) => void take(file)} />
      <ImportProblems problems={problems} onClose={() => setProblems(null)} />
    </Group>
  );
}
