import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Select, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import type {
  PublicNoteVersionQuery,
  PublicNoteVersionsQuery,
  PublicNoteWithContentFragment,
} from '../../../../gql/graphql.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import { failureMessage, failureWithReason } from '../../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { Failure } from '../../../../ui/failure.tsx';
import { ReadOnlyNote } from '../../../../ui/note-editor/read-only-note.tsx';
import { titleOf } from '../../../../lib/notes/note-title.ts';
import { cleanContent } from '../../../../lib/notes/note-content.ts';
import {
  publicNoteVersionQuery,
  publicNoteVersionsQuery,
  restorePublicNoteVersionMutation,
} from '../public-note-documents.ts';
import styles from '../public-note.module.css';
import { changesBetween, markedDifference } from './note-difference.ts';

type Version = NonNullable<PublicNoteVersionQuery['publicNoteVersion']>;
type VersionMeta = NonNullable<PublicNoteVersionsQuery['publicNoteVersions']>[number];

interface NoteHistoryProps {
  note: PublicNoteWithContentFragment;
  /** Called with the note after an earlier version was restored. */
  onRestored: (note: PublicNoteWithContentFragment) => void;
}

/** When and by whom a version was written. */
function nameOf({ number, savedAt, authorName }: VersionMeta): string {
  const at = new Date(savedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return [`${number}`, at, ...(authorName === '' ? [] : [authorName])].join(' · ');
}

/** The versions of a note: the difference between any two of them, and a button that restores the older one. */
export function NoteHistory({ note, onRestored }: NoteHistoryProps) {
  const { courseId, id } = note;
  const { data, error, refetch } = useQuery(publicNoteVersionsQuery, {
    variables: { courseId, id },
    fetchPolicy: 'no-cache',
  });
  const versions = data?.publicNoteVersions;
  const [chosen, setChosen] = useState<readonly [VersionMeta, VersionMeta] | null>(null);
  if (error)
    return (
      <Failure
        mt="md"
        title="The history could not be fetched"
        message={failureMessage(error)}
        onRetry={() => void refetch().catch(ignoreShownFailure)}
      />
    );
  if (!versions) return <Skeleton height={180} mt="md" />;
  const [newest, previous] = versions;
  if (!newest || !previous)
    return (
      <Text mt="md">
        There is one version so far. A new one begins when somebody else changes the note, or half an hour
        after the last one began.
      </Text>
    );
  const [older, newer] = chosen ?? [previous, newest];
  const options = versions.map((version) => ({
    value: version.id,
    label: version === newest ? `${nameOf(version)} (now)` : nameOf(version),
  }));
  const choose = (chosenId: string | null, other: VersionMeta) => {
    const one = versions.find((version) => version.id === chosenId);
    if (one) setChosen(one.number < other.number ? [one, other] : [other, one]);
  };
  return (
    <section className={styles.history} aria-label="History">
      <div className={styles.choice}>
        <Select
          label="Compare"
          allowDeselect={false}
          data={options}
          value={older.id}
          onChange={(value) => choose(value, newer)}
        />
        <Select
          label="With"
          allowDeselect={false}
          data={options}
          value={newer.id}
          onChange={(value) => choose(value, older)}
        />
      </div>
      <Compared
        key={`${older.id} ${newer.id}`}
        note={note}
        older={older}
        newer={newer}
        onRestored={onRestored}
      />
    </section>
  );
}

interface ComparedProps extends NoteHistoryProps {
  older: VersionMeta;
  newer: VersionMeta;
}

/** Loads two versions and shows their difference. */
function Compared({ note, older, newer, onRestored }: ComparedProps) {
  const { courseId, id } = note;
  const options = { fetchPolicy: 'no-cache' } as const;
  const first = useQuery(publicNoteVersionQuery, {
    ...options,
    variables: { courseId, id, versionId: older.id },
  });
  const second = useQuery(publicNoteVersionQuery, {
    ...options,
    variables: { courseId, id, versionId: newer.id },
  });
  const error = first.error ?? second.error;
  const [before, after] = [first.data?.publicNoteVersion, second.data?.publicNoteVersion];
  const retry = () => void Promise.all([first.refetch(), second.refetch()]).catch(ignoreShownFailure);
  if (error)
    return (
      <Failure
        mt="md"
        title="The versions could not be fetched"
        message={failureMessage(error)}
        onRetry={retry}
      />
    );
  if (!before || !after) return <Skeleton height={120} mt="md" />;
  return (
    <>
      <RestoreButton note={note} version={older} onRestored={onRestored} />
      <Difference older={before} newer={after} />
    </>
  );
}

function RestoreButton({ note, version, onRestored }: NoteHistoryProps & { version: VersionMeta }) {
  const { courseId, id } = note;
  const [restore, { loading }] = useMutation(restorePublicNoteVersionMutation, { fetchPolicy: 'no-cache' });
  const run = async () => {
    try {
      const { data } = await restore({ variables: { courseId, id, versionId: version.id } });
      if (!data?.restorePublicNoteVersion) return;
      showSuccess(`Version ${version.number} is back, as a new version.`);
      onRestored(data.restorePublicNoteVersion);
    } catch (error) {
      showFailure(failureWithReason('The version wasn’t restored', error), () => void run());
    }
  };
  return (
    <Button mt="sm" variant="default" loading={loading} onClick={() => void run()}>
      Restore version {version.number}
    </Button>
  );
}

function Difference({ older, newer }: { older: Version; newer: Version }) {
  const [{ changes, content, more }] = useState(() => {
    const shown = cleanContent(newer.content);
    const found = changesBetween(cleanContent(older.content), shown);
    return { changes: found, content: shown, more: [markedDifference(found)] };
  });
  const isRenamed = older.title !== newer.title;
  const count = changes.length + (isRenamed ? 1 : 0);
  return (
    <div className={styles.difference}>
      <Text size="sm" c="dimmed" aria-live="polite">
        {count === 0
          ? 'These versions are the same.'
          : `${count} ${count === 1 ? 'change' : 'changes'}. What was added is underlined, what was deleted is struck through.`}
      </Text>
      {isRenamed ? (
        <Text mt="sm" fw={700}>
          <del>{titleOf(older)}</del> <ins>{titleOf(newer)}</ins>
        </Text>
      ) : null}
      <ReadOnlyNote content={content} more={more} label={`Text of version ${newer.number}`} />
    </div>
  );
}
