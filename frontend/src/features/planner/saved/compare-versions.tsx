import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ago } from '../../../lib/ago.ts';
import { differencesOf, merged } from '../model/differences.ts';
import { courseInHand, type SavedCourse } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import styles from './compare.module.css';
import { DifferenceRow, type Side } from './difference-row.tsx';
import { takeVersion } from './take-version.ts';
import { useSaving } from './use-saving.ts';

interface CompareVersionsProps {
  theirs: SavedCourse;
  onDone: () => void;
}

/** Lets the student keep one of two versions, or of each difference the better one. */
export function CompareVersions({ theirs, onDone }: CompareVersionsProps) {
  const store = usePlannerStore();
  const mine = courseInHand(usePlanner(presentOf));
  const base = usePlanner(({ saved }) => saved?.course) ?? mine;
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
      {/* It is read first; the first button would close the window. */}
      <Text size="sm" tabIndex={-1} data-autofocus className={styles.lead ?? ''}>
        Since you opened it, another version was saved {ago(theirs.lastUpdatedOn)}. Nothing is overwritten
        until you choose, and Undo brings the other version back.
      </Text>
      <div className={styles.table}>
        <div className={styles.head} aria-hidden>
          <span />
          <span>Mine, on this screen</span>
          <span>Theirs, saved elsewhere</span>
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
            Save what is chosen
          </Button>
        )}
      </Group>
    </>
  );
}
