import { Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Suspense } from 'react';
import { useSessionHint } from '../../../lib/session/session-hint.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { SaveControl } from '../saved/saved-course-chunks.ts';
import { useCourseTab } from '../pages/use-course-tab.ts';
import { useIsMember, usePlannerStore } from '../store/use-planner.ts';
import styles from './course-header.module.css';
import { DropFile } from './drop-file.tsx';
import { ExportMenu } from './export-menu.tsx';
import { MoreMenu } from './more-menu.tsx';
import { SignInToSave } from './sign-in-to-save.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useImport } from './use-import.tsx';

/**
 * Saves the course to the account. Signed-out users get a link to the sign-in screen. `onlyChanges`: see `SaveControl`.
 */
function SaveButton({ onlyChanges }: { onlyChanges: boolean }) {
  const store = usePlannerStore();
  const isHinted = useSessionHint();
  // The shortcut is not in `SaveControl`, because its code may still be loading when the user presses the keys.
  useHotkeys(isHinted ? [['mod+S', () => store.getState().askToSave(true)]] : [], []);
  if (!isHinted) return <SignInToSave />;
  return (
    <ErrorBoundary fallback={notLoaded}>
      <Suspense fallback={<NotReady />}>
        <SaveControl onlyChanges={onlyChanges} />
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

/** Actions on the whole course. On a phone most of them are in the menu. */
export function CourseActions({ isPhone }: { isPhone: boolean }) {
  const { chooseFile, importFile, windows } = useImport();
  const isMember = useIsMember();
  const { savesItself } = useCourseTab();
  return (
    <Group gap={isPhone ? 0 : 'xs'} wrap="nowrap" className={styles.actions ?? ''}>
      {savesItself ? null : <StepButtons onlyUndo={isPhone} />}
      {isPhone ? null : (
        <>
          {isMember ? null : (
            <Button variant="subtle" color="gray" px={10} onClick={chooseFile}>
              Import course
            </Button>
          )}
          <ExportMenu />
        </>
      )}
      <SaveButton onlyChanges={savesItself} />
      <MoreMenu isPhone={isPhone} onImport={chooseFile} />
      {isMember ? null : <DropFile onFile={importFile} />}
      {windows}
    </Group>
  );
}
