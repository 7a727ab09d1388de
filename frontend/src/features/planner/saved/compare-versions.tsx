import { Button, Group, Radio, Text } from '@mantine/core';
import { useState } from 'react';
import type { Course } from '../../../../../core/grading/course.ts';
import { ago } from '../../../lib/ago.ts';
import { openVersion } from '../commands/open-version.ts';
import { offerUndo } from '../commands/undo-toast.tsx';
import { type Difference, differencesOf, merged } from '../model/differences.ts';
import { courseToSave, isSameCourse, type SavedCourse } from '../model/saved-course.ts';
import { draftOf, type PlannerStore, presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './compare.module.css';
import { useSaving } from './use-course-saving.ts';

type Side = 'mine' | 'theirs';

interface DifferenceRowProps {
  difference: Difference;
  side: Side;
  onSide: (side: Side) => void;
}

/** A choice between the two values of one field. */
function DifferenceRow({ difference: { label, mine, theirs, changedIn }, side, onSide }: DifferenceRowProps) {
  return (
    <Radio.Group
      label={label}
      value={side}
      onChange={(value) => onSide(value === 'theirs' ? 'theirs' : 'mine')}
      classNames={{ root: styles.row ?? '', label: styles.label ?? '' }}
    >
      <div className={styles.sides}>
        <Radio
          value="mine"
          label={<Value who="Mine" text={mine} isChanged={changedIn !== 'theirs'} />}
          className={styles.side ?? ''}
        />
        <Radio
          value="theirs"
          label={<Value who="Theirs" text={theirs} isChanged={changedIn !== 'mine'} />}
          className={styles.side ?? ''}
        />
      </div>
    </Radio.Group>
  );
}

function Value({ who, text, isChanged }: { who: string; text: string; isChanged: boolean }) {
  return (
    <>
      <span className={styles.who}>
        {who}
        {isChanged ? '' : ', unchanged'}
      </span>
      <span className={styles.value}>{text === '' ? <em>empty</em> : text}</span>
    </>
  );
}

/**
 * Opens the version that was saved elsewhere. If `chosen` is not null, it then opens `chosen`. Both
 * versions are in the history, so that Undo can restore either.
 */
function takeVersion(store: PlannerStore, theirs: SavedCourse, chosen: Course | null): void {
  const { open, setSaved } = store.getState();
  const before = draftOf(store.getState());
  openVersion(store, theirs.course);
  setSaved(theirs);
  if (chosen === null) {
    offerUndo(store, 'The version that was saved elsewhere is open.');
    return;
  }
  const isMine = isSameCourse(chosen, courseToSave(before.course));
  if (isMine) open(before);
  else openVersion(store, chosen);
}

interface CompareVersionsProps {
  theirs: SavedCourse;
  onDone: () => void;
}

/** Lets the student choose one of two versions, or one value per difference. */
export function CompareVersions({ theirs, onDone }: CompareVersionsProps) {
  const store = usePlannerStore();
  const mine = courseToSave(usePlanner(presentOf));
  const base = usePlanner(({ saved }) => saved?.course) ?? theirs.course;
  const isBusy = usePlanner(({ saving }) => saving === 'updating');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { overwrite } = useSaving();
  const differences = differencesOf(mine, theirs.course, base);
  const sideOf = (id: string): Side => {
    const proposed = differences.find((difference) => difference.id === id)?.changedIn === 'theirs';
    return chosen[id] ?? (proposed ? 'theirs' : 'mine');
  };
  const takeTheirs = () => {
    takeVersion(store, theirs, null);
    onDone();
  };
  const save = async (sides: (id: string) => Side) => {
    const isTheirs = (id: string) => sides(id) === 'theirs';
    takeVersion(store, theirs, merged(mine, theirs.course, differences, isTheirs));
    const { outcome } = await overwrite(theirs);
    if (outcome !== 'conflict') onDone();
  };
  return (
    <>
      {/* This text gets the focus, so that screen readers start here and not at the close button. */}
      <Text size="sm" tabIndex={-1} data-autofocus className={styles.lead ?? ''}>
        Another version of this course was saved {ago(theirs.lastUpdatedOn)}, in another tab, on another
        device or by somebody else. Nothing is overwritten until you choose one, and Undo brings the other
        back.
      </Text>
      <div className={styles.table}>
        <div className={styles.head} aria-hidden>
          <span />
          <span>Mine, on this screen</span>
          <span>Saved elsewhere</span>
        </div>
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.id}
            difference={difference}
            side={sideOf(difference.id)}
            onSide={(side) => setChosen({ ...chosen, [difference.id]: side })}
          />
        ))}
      </div>
      <Group mt="lg" gap="sm" justify="flex-end" className={styles.actions ?? ''}>
        <Button variant="default" disabled={isBusy} onClick={takeTheirs}>
          Take theirs
        </Button>
        <Button variant="default" disabled={isBusy} onClick={() => void save(() => 'mine')}>
          Keep mine
        </Button>
        {differences.length === 0 ? null : (
          <Button loading={isBusy} onClick={() => void save(sideOf)}>
            Save my choices
          </Button>
        )}
      </Group>
    </>
  );
}
