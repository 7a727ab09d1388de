import { useState } from 'react';
import { fileProblem, mostFiles } from '../model/file-problem.ts';
import { newKey } from '../model/quiz-content.ts';
import { useBuilderStore } from '../store/use-builder.ts';

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
    const kept = (built.saved?.files.length ?? 0) - built.removedFiles.length;
    const room = mostFiles - kept - built.uploads.length;
    const judged = files.map((file) => ({ file, reason: fileProblem(file) }));
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
