import { useState } from 'react';
import type { BuilderState } from '../model/builder-state.ts';
import { fileProblem, maxFiles } from '../model/file-problem.ts';
import { newKey } from '../model/quiz-content.ts';
import { useBuilderStore } from '../store/use-builder.ts';

const alreadyAttached = 'This file is already attached.';
const tooMany = `A quiz has at most ${maxFiles} files.`;

export interface RefusedFile {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
}

/** How many more files the quiz can have after the next save. */
function roomIn({ saved, removedFiles, uploads }: BuilderState): number {
  const remaining = saved?.files.filter(({ id }) => !removedFiles.includes(id)) ?? [];
  return maxFiles - remaining.length - uploads.length;
}

/** Whether both are the same file. A file that was changed after it was first chosen counts as another file. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * The accepted files, and the reason for each refused file. A stored file with the same name does not matter: it
 * may be an older version.
 */
function checkFiles(files: readonly File[], built: BuilderState) {
  const room = roomIn(built);
  const waiting = built.uploads.map(({ file }) => file);
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  const problemOf = (file: File): string | null => {
    const problem = fileProblem(file);
    if (problem !== null) return problem;
    if ([...waiting, ...accepted].some((other) => isSame(file, other))) return alreadyAttached;
    return accepted.length < room ? null : tooMany;
  };
  for (const file of files) {
    const reason = problemOf(file);
    if (reason === null) accepted.push(file);
    else refused.push({ key: newKey(), name: file.name, reason });
  }
  return { accepted, refused };
}

/** Accepts files for the next save, and reports why the others are refused. */
export function useFileChoice() {
  const store = useBuilderStore();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { built, dispatch } = store.getState();
    const checked = checkFiles(files, built);
    const uploads = checked.accepted.map(
      (file) => ({ key: newKey(), file, status: 'waiting', share: 0, reason: null }) as const,
    );
    dispatch({ type: 'choose', uploads });
    setRefused(checked.refused);
  };
  return { choose, refused };
}
