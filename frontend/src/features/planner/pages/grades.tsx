import { Button, Group, Text, Title } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SignedInPart } from '../../../ui/signed-in-part.tsx';
import { offerUndo } from '../commands/undo-toast.tsx';
import { CategoryList } from '../grid/category-list.tsx';
import { type CourseFigures, createFigures } from '../model/figures.ts';
import { scaleToWhole } from '../model/share-weight.ts';
import { weightlessNote } from '../model/weightless.ts';
import { isComplete, weightsNote } from '../model/weights-note.ts';
import { Dock } from '../panel/dock.tsx';
import { Panel } from '../panel/panel.tsx';
import { GradebookNote } from '../saved/saved-course-chunks.ts';
import { type OpenWindow, ShareWindows } from '../share/share-windows.tsx';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './pages.module.css';
import { PrintedCourse } from './printed-course.tsx';

/** Shown if the course has no categories. */
function EmptyCourse() {
  const [open, setOpen] = useState<OpenWindow>(null);
  const { edit } = usePlannerStore().getState();
  return (
    <div className={styles.empty}>
      <Title order={2}>No categories yet</Title>
      <Text mt={4} maw={480}>
        A course is graded in categories, such as Homework and Exams, each with its items. Add the first one,
        drop a course file here, or start from a template or the sample.
      </Text>
      <Group mt="md" gap="sm">
        <Button variant="default" onClick={() => setOpen('templates')}>
          Start from a template…
        </Button>
        <Button variant="default" onClick={() => edit({ type: 'resetCourse' })}>
          Start from the sample
        </Button>
      </Group>
      <ShareWindows open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

/**
 * Shown if the weights don't add up to 100 percent. If a category without points is the cause, it names this category.
 * Otherwise it explains what the weights mean for the grade, and offers to scale them.
 */
function WeightsBanner({ figures }: { figures: CourseFigures }) {
  const store = usePlannerStore();
  const { totalWeight } = figures.standing;
  const isMember = useIsMember();
  const cause = weightlessNote(figures.course.categories, totalWeight);
  // Members cannot change the weights.
  if (isMember) return null;
  if (figures.items.size === 0 || (cause === null && isComplete(totalWeight))) return null;
  const scale = () => {
    store.getState().edit(...scaleToWhole(presentOf(store.getState())));
    offerUndo(store, 'Scaled all weights, so that they add up to 100 %.');
  };
  return (
    <output className={styles.banner} data-offer>
      <IconScale size={20} aria-hidden />
      <span>
        {cause === null ? weightsNote(totalWeight) : `${cause} Enter the points, or use the items’ points.`}
      </span>
      {cause === null && totalWeight > 0 ? (
        <Button variant="default" size="compact-sm" ml="auto" flex="none" onClick={scale}>
          Scale to 100 %
        </Button>
      ) : null}
    </output>
  );
}

/** A note about the gradebook, in a saved course that the user can edit. */
function NoteForEditors() {
  const courseId = usePlanner(({ saved }) => (saved?.canEdit === true ? saved.id : undefined));
  if (courseId === undefined) return null;
  return (
    <SignedInPart>
      <GradebookNote courseId={courseId} />
    </SignedInPart>
  );
}

/** Whether the page is being printed. A change is rendered at once, before the browser takes its snapshot. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** The table on the left, the current grade on the right. On a phone the grade is at the bottom. */
export function Grades({ isPhone }: { isPhone: boolean }) {
  // Computed figures may be a few keystrokes behind, so that typing never waits for them.
  const course = useDeferredValue(usePlanner(presentOf));
  const [figuresOf] = useState(createFigures);
  const figures = figuresOf(course);
  const isPrinting = usePrinting();
  return (
    <>
      {isPrinting ? <PrintedCourse figures={figures} /> : null}
      <div className={styles.grades}>
        <div className={styles.table}>
          <NoteForEditors />
          <WeightsBanner figures={figures} />
          {course.categories.length === 0 ? <EmptyCourse /> : null}
          <CategoryList figures={figures} />
        </div>
        {isPhone ? <Dock figures={figures} /> : <Panel figures={figures} />}
      </div>
    </>
  );
}
