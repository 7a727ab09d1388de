import { Fieldset } from '@mantine/core';
import { AnswerRow } from './answer-row.tsx';
import { answerRow } from './blank-rows.ts';
import { AddRow } from './choice-list.tsx';
import { ListProblem } from './list-problem.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { useRows } from './use-rows.ts';
import styles from './question-form.module.css';

const acceptedRow = () => answerRow();

/** The texts that count as right in a short answer. */
export function AcceptedTexts({ form: { draft, errors, change } }: { form: QuestionFormState }) {
  const { accepted } = draft;
  const rows = useRows(accepted, (next) => change({ accepted: next }), acceptedRow);
  return (
    <Fieldset variant="unstyled" legend="Texts that count as right" className={styles.list ?? ''}>
      <p className={styles.hint}>Letter case and spaces do not matter. Enter goes on to the next.</p>
      <div {...rows.list}>
        {accepted.map((row, at) => (
          <AnswerRow
            key={row.id}
            row={row}
            at={at}
            count={accepted.length}
            rows={rows}
            noun="Text"
            error={errors[`answers.${at}`]}
            explanationError={errors[`answerExplanations.${at}`]}
          />
        ))}
      </div>
      <AddRow label="Add a text" onClick={rows.add} />
      <ListProblem problem={errors['answers']} />
    </Fieldset>
  );
}
