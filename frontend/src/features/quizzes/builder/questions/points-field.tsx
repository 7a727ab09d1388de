import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseEntry } from '../../../../../../core/grading/paste.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useDispatch } from '../store/use-builder.ts';
import styles from './questions.module.css';

/** What a question gives in this quiz. */
export function PointsField({ entry: { key, question }, number }: { entry: BuiltQuestion; number: number }) {
  const dispatch = useDispatch();
  const { points } = question;
  const [typed, setTyped] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    dispatch({ type: 'write', key, question: { ...question, points: parseEntry(text) ?? Number.NaN } });
  };
  return (
    <label className={styles.points}>
      <TextInput
        size="xs"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Points of question ${number}`}
        error={Number.isFinite(points) && points >= 0 ? null : true}
        value={typed ?? (Number.isFinite(points) ? String(points) : '')}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setTyped(Number.isFinite(points) ? null : typed)}
      />
      <span aria-hidden>{points === 1 ? 'point' : 'points'}</span>
    </label>
  );
}
