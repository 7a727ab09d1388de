import {
  ActionIcon,
  Anchor,
  Group,
  Select,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
  Tooltip,
} from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconArrowForwardUp, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Failure } from '../../../ui/failure.tsx';
import { insidePage } from '../floats.ts';
import { isAsSaved } from '../model/saved-course.ts';
import { weightlessCategoriesNote } from '../model/weightless.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import { CellBar } from './cell-bar.tsx';
import type { RowChoice, RowFilter } from './choose-rows.ts';
import { ColumnWindow } from './column-window.tsx';
import { FeedbackWindow } from './feedback-window.tsx';
import { GradebookGrid } from './gradebook-grid.tsx';
import { GradebookPhone } from './gradebook-phone.tsx';
import styles from './gradebook.module.css';
import type { CellPosition } from './pending-grades.ts';
import { GradeFiles } from './import-grades.tsx';
import { RemovalWindow } from './removal-window.tsx';
import { Problems, SaveState } from './save-state.tsx';
import { GradebookProvider, useGradebook, useGrades, useOpenGradebook } from './use-gradebook.ts';

/** The grades of the people in a course: a table of people and items, edited in place. */
export function GradebookPage({ courseId }: { courseId: string }) {
  const session = useSession();
  const [retryCount, setRetryCount] = useState(0);
  const saved = usePlanner((state) => state.saved);
  if (session.status !== 'signedIn' || saved?.id !== courseId) return <LoadingGradebook />;
  const { id: userId } = session.user;
  return (
    <OpenGradebook
      // Another version of the course has other items.
      key={`${userId} ${saved.revision} ${retryCount}`}
      courseId={courseId}
      userId={userId}
      onRetry={() => setRetryCount(retryCount + 1)}
    />
  );
}

interface OpenGradebookProps {
  courseId: string;
  userId: string;
  onRetry: () => void;
}

function OpenGradebook({ courseId, userId, onRetry }: OpenGradebookProps) {
  const opening = useOpenGradebook(courseId, userId);
  if (opening.state === 'loading') return <LoadingGradebook />;
  if (opening.state === 'failed') return <Failure message={opening.message} onRetry={onRetry} />;
  return (
    <GradebookProvider value={opening.gradebook}>
      <Gradebook />
    </GradebookProvider>
  );
}

function LoadingGradebook() {
  return (
    <Stack gap="sm" role="status" aria-label={texts.loading}>
      <Skeleton height={24} width={160} />
      <Skeleton height={36} />
      <Skeleton height={280} />
    </Stack>
  );
}

function Gradebook() {
  const canGrade = useGrades((state) => state.course.canGrade);
  const isEmpty = useGrades(({ rows, columns }) => rows.length === 0 || columns.length === 0);
  return (
    <div className={styles.book}>
      <div>
        <Title order={2}>Gradebook</Title>
        <Text c="dimmed" size="sm" mt={4}>
          {canGrade
            ? 'A grade is saved when you leave its cell. Students see it in their planner at once, unless you hide the grades of its item in its settings.'
            : 'Only the owner and the staff of this course can change grades.'}
        </Text>
      </div>
      <StructureNotice />
      <WeightlessNotice />
      {isEmpty ? <EmptyGradebook /> : <GradeTable />}
    </div>
  );
}

/** Says why changes of the course are not in the gradebook: it has only saved items. */
function StructureNotice() {
  const isSaved = usePlanner((state) => isAsSaved(presentOf(state), state.saved));
  if (isSaved) return null;
  return <Text fw={600}>This course has unsaved changes. The gradebook shows the saved items only.</Text>;
}

/** Warns about categories without weight, whose grades would not count. */
function WeightlessNotice() {
  const categories = useGrades(({ course }) => course.categories);
  const canEdit = useGrades(({ course }) => course.canEdit);
  const note = weightlessCategoriesNote(categories);
  if (note === null) return null;
  return (
    <Text>
      {note}{' '}
      {canEdit ? (
        <Anchor component={Link} to="?" underline="always">
          Change the weights
        </Anchor>
      ) : null}
    </Text>
  );
}

function EmptyGradebook() {
  const hasItems = useGrades(({ columns }) => columns.length > 0);
  return hasItems ? (
    <Text>
      Nobody is in this course yet.{' '}
      <Anchor component={Link} to="?tab=people">
        Add people
      </Anchor>
      , one by one or from a table exported by Canvas or Moodle.
    </Text>
  ) : (
    <Text>
      This course has no items yet.{' '}
      <Anchor component={Link} to="?">
        Add categories and items
      </Anchor>
      , and save the course.
    </Text>
  );
}

const shownOptions: readonly { readonly value: RowFilter; readonly label: string }[] = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'ungraded', label: 'With ungraded items' },
  { value: 'toGrade', label: 'With an attempt to grade' },
  { value: 'missing', label: 'With missing work' },
];

function GradeTable() {
  const { store } = useGradebook();
  const [choice, setChoice] = useState<RowChoice>({ search: '', shown: 'everyone' });
  const [active, setActive] = useState<CellPosition | null>(null);
  const [settingsItemId, setSettingsItemId] = useState<string | null>(null);
  const [feedbackCell, setFeedbackCell] = useState<CellPosition | null>(null);
  const [isFeedbackOpen, { open, close }] = useDisclosure();
  // The selected person may not be among those who are shown next. Buttons must not change the grade of somebody out of view.
  const choose = (part: Partial<RowChoice>) => {
    setChoice({ ...choice, ...part });
    setActive(null);
  };
  const openFeedback = (position: CellPosition) => {
    setFeedbackCell(position);
    open();
  };
  const isPhone = useMediaQuery('screen and (max-width: 760px)', undefined, {
    getInitialValueInEffect: false,
  });
  const undoKeys = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || target instanceof HTMLInputElement) return;
    const isUndo = key.toLowerCase() === 'z' && !shiftKey;
    const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && shiftKey);
    if (!isUndo && !isRedo) return;
    event.preventDefault();
    // The planner has its own undo.
    event.nativeEvent.stopPropagation();
    if (isUndo) store.getState().undo();
    else store.getState().redo();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the shortcuts of the table within
    <div className={styles.book} onKeyDown={undoKeys}>
      <Group gap="sm" align="flex-end">
        <TextInput
          className={styles.search ?? ''}
          label="Search people"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={choice.search}
          onChange={(event) => choose({ search: event.currentTarget.value })}
        />
        <Select
          label="Show"
          allowDeselect={false}
          data={[...shownOptions]}
          value={choice.shown}
          onChange={(shown) => choose({ shown: shown ?? 'everyone' })}
        />
        <UndoButtons />
        <GradeFiles />
        <SaveState />
        <LoadingPeople />
      </Group>
      {isPhone ? (
        <GradebookPhone choice={choice} onOpenSettings={setSettingsItemId} onFeedback={openFeedback} />
      ) : (
        <>
          <CellBar position={active} onFeedback={openFeedback} />
          <GradebookGrid choice={choice} onActive={setActive} onOpenSettings={setSettingsItemId} />
        </>
      )}
      <Problems />
      <FeedbackWindow opened={isFeedbackOpen} position={feedbackCell} onClose={close} />
      <RemovalWindow />
      <ColumnWindow itemId={settingsItemId} onClose={() => setSettingsItemId(null)} />
    </div>
  );
}

/** Shows that not all people are loaded yet. The averages do not include the grades of the others. */
function LoadingPeople() {
  const isComplete = useGrades((state) => state.isComplete);
  const count = useGrades((state) => state.rows.length);
  return isComplete ? null : <span className={styles.saveState}>Loading people, {count} so far…</span>;
}

function UndoButtons() {
  const { store } = useGradebook();
  const { undo, redo, course } = store.getState();
  const canUndo = useGrades(({ past }) => past.length > 0);
  const canRedo = useGrades(({ future }) => future.length > 0);
  if (!course.canGrade) return null;
  const look = { variant: 'default', size: 36 } as const;
  return (
    <Group gap={4}>
      <Tooltip {...insidePage} label="Undo the last change of grades">
        <ActionIcon {...look} aria-label="Undo the last change of grades" disabled={!canUndo} onClick={undo}>
          <IconArrowBackUp size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip {...insidePage} label="Redo the change of grades">
        <ActionIcon {...look} aria-label="Redo the change of grades" disabled={!canRedo} onClick={redo}>
          <IconArrowForwardUp size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
