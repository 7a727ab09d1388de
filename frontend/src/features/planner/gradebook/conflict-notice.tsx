import { Alert, Button, Group } from '@mantine/core';
import { isSameGrade } from '../../../../../core/gradebook/grade-entry.ts';
import { gradeInSentence } from './cell-text.ts';
import { bothTexts, type Conflict, conflictingTexts, maxTextLength } from './grade-conflicts.ts';
import type { GradeTexts } from './gradebook-rows.ts';
import styles from './gradebook.module.css';
import { useGradebook, useGrades } from './use-gradebook.ts';

const look = { size: 'compact-md', variant: 'outline' } as const;

/** Asks which grade to keep, or which texts about it, because somebody else changed the same at the same time. */
export function ConflictNotice({ conflict }: { conflict: Conflict }) {
  const { studentId, itemId, mine, theirs, gradedBy } = conflict;
  const person = useGrades((state) => state.rows.find((row) => row.studentId === studentId)?.name ?? '');
  const item = useGrades((state) => state.columns.find((column) => column.itemId === itemId)?.itemName ?? '');
  const texts = conflictingTexts(conflict);
  const isAboutTexts = isSameGrade(mine, theirs);
  const changed = isAboutTexts ? `${texts.map((kind) => kindNames[kind]).join(' and ')} for ` : '';
  return (
    <Alert
      color="ink"
      title={`${gradedBy ?? 'Somebody else'} changed ${changed}${item} of ${person} at the same time`}
    >
      {isAboutTexts ? null : `You entered ${gradeInSentence(mine)}. Now it is ${gradeInSentence(theirs)}.`}
      {texts.map((kind) => (
        <TextVersions key={kind} conflict={conflict} kind={kind} />
      ))}
      <Group gap="sm" mt="sm">
        {isAboutTexts ? <TextButtons conflict={conflict} /> : <GradeButtons conflict={conflict} />}
      </Group>
    </Alert>
  );
}

const kindNames = { feedback: 'the feedback', note: 'the note' };

function TextVersions({ conflict, kind }: { conflict: Conflict; kind: keyof GradeTexts }) {
  const name = kind === 'feedback' ? 'feedback' : 'note for instructors';
  const versions = { [`Your ${name}`]: conflict[kind], [`Saved ${name}`]: conflict.theirTexts?.[kind] };
  return Object.entries(versions).map(([label, text]) => (
    <p key={label} className={styles.version}>
      <b>{label}:</b> {text || 'none'}
    </p>
  ));
}

function GradeButtons({ conflict }: { conflict: Conflict }) {
  const { keepMine, takeTheirs } = useGradebook().store.getState();
  return (
    <>
      <Button {...look} onClick={() => keepMine(conflict)}>
        Save {gradeInSentence(conflict.mine)}
      </Button>
      <Button {...look} onClick={() => takeTheirs(conflict)}>
        Keep {gradeInSentence(conflict.theirs)}
      </Button>
    </>
  );
}

function TextButtons({ conflict }: { conflict: Conflict }) {
  const { keepTexts } = useGradebook().store.getState();
  const texts = conflictingTexts(conflict);
  const canKeepBoth =
    texts.every((kind) => bothTexts(conflict, kind).length <= maxTextLength) &&
    texts.some((kind) => conflict[kind] && conflict.theirTexts?.[kind]);
  return (
    <>
      <Button {...look} onClick={() => keepTexts(conflict, 'mine')}>
        Keep mine
      </Button>
      <Button {...look} onClick={() => keepTexts(conflict, 'theirs')}>
        Take theirs
      </Button>
      {canKeepBoth ? (
        <Button {...look} onClick={() => keepTexts(conflict, 'both')}>
          Keep both
        </Button>
      ) : null}
    </>
  );
}
