import { Fieldset, Radio } from '@mantine/core';
import { useId, useState } from 'react';
import { AnswerReason, ExplainButton } from './answer-row.tsx';
import { ListProblem } from './list-problem.tsx';
import type { AnswerDraft } from './question-draft.ts';
import type { QuestionFormState } from './use-question-form.ts';
import styles from './question-form.module.css';

/** Which of the two is right, and why. */
export function TruthChoice({ form }: { form: QuestionFormState }) {
  const { draft, errors, change } = form;
  const name = useId();
  const set = (id: string, part: Partial<AnswerDraft>) =>
    change({ truths: draft.truths.map((truth) => (truth.id === id ? { ...truth, ...part } : truth)) });
  const mark = (id: string) =>
    change({ truths: draft.truths.map((truth) => ({ ...truth, isRight: truth.id === id })) });
  return (
    <Fieldset variant="unstyled" legend="Right answer" className={styles.list ?? ''}>
      {draft.truths.map((row, at) => (
        <Truth
          key={row.id}
          row={row}
          name={name}
          onMark={() => mark(row.id)}
          set={set}
          error={errors[`answerExplanations.${at}`]}
        />
      ))}
      <ListProblem problem={errors['answers'] ?? errors['correctAnswer']} />
    </Fieldset>
  );
}

interface TruthProps {
  row: AnswerDraft;
  name: string;
  onMark: () => void;
  set: (id: string, part: Partial<AnswerDraft>) => void;
  error: string | undefined;
}

function Truth({ row, name, onMark, set, error }: TruthProps) {
  const [isExplaining, setExplaining] = useState(row.explanation !== '');
  return (
    <div className={styles.truth}>
      <Radio name={name} label={row.text} checked={row.isRight} onChange={onMark} />
      {isExplaining ? (
        <AnswerReason row={row} name={row.text} rows={{ set }} error={error} />
      ) : (
        <ExplainButton name={row.text} onClick={() => setExplaining(true)} />
      )}
    </div>
  );
}
