import { useState } from 'react';
import type { BuilderState } from '../model/builder-state.ts';
import { fileProblem, mostFiles } from '../model/file-problem.ts';
import { newKey } from '../model/quiz-content.ts';
import { useBuilderStore } from '../store/use-builder.ts';

const isThere = 'It is there already.';

type NamedFile = Pick<File, 'name' | 'size'>;

/** Those that the quiz will have after the next save. */
function filesIn({ saved, removedFiles, uploads }: BuilderState): readonly NamedFile[] {
  const kept = saved?.files.filter(({ id }) => !removedFiles.includes(id)) ?? [];
  return [...kept, ...uploads.map(({ file }) => file)];
}

/** Chosen once more, as far as that can be told without reading it. */
function isAmong({ name, size }: NamedFile, files: readonly NamedFile[]): boolean {
  return files.some((file) => file.name === name && file.size === size);
}

export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** Takes files for the next save, and says of each other one why it is not taken. */
export function useChoosing() {
  const store = useBuilderStore();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { built, dispatch } = store.getState();
    const there = filesIn(built);
    const room = mostFiles - there.length;
    const judged = files.map((file, at) => ({
      file,
      reason: isAmong(file, [...there, ...files.slice(0, at)]) ? isThere : fileProblem(file),
    }));
    const fitting = judged.filter(({ reason }) => reason === null).map(({ file }) => file);
    const taken = fitting.slice(0, Math.max(0, room));
    const others = fitting.slice(taken.length);
    dispatch({
      type: 'choose',
      uploads: taken.map((file) => ({ key: newKey(), file, status: 'waiting', share: 0, reason: null })),
    });
    setRefused([
      ...judged.flatMap(({ file: { name }, reason }) => (reason === null ? [] : [{ name, reason }])),
      ...others.map(({ name }) => ({ name, reason: `A quiz has at most ${mostFiles} files.` })),
    ]);
  };
  return { choose, refused };
}
