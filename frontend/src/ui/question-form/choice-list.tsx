import { Button, Checkbox, Fieldset, Radio } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { AnswerRow } from './answer-row.tsx';
import { answerRow, type AnswerDraft } from './blank-rows.ts';
import { ListProblem } from './list-problem.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { useRows } from './use-rows.ts';
import styles from './question-form.module.css';

/** The answers of a question with one or several correct ones. */
export function ChoiceList({ form }: { form: QuestionFormState }) {
  const { draft, errors, change } = form;
  const { choices } = draft;
  const isSeveral = draft.type === 'MULTIPLE_ANSWERS';
  const rows = useRows(choices, (next) => change({ choices: next }), answerRow);
  const name = useId();
  const mark = (chosen: AnswerDraft, isCorrect: boolean) =>
    change({
      choices: choices.map((choice) => {
        if (choice.id === chosen.id) return { ...choice, isCorrect };
        return isSeveral ? choice : { ...choice, isCorrect: false };
      }),
    });
  const Mark = isSeveral ? Checkbox : Radio;
  return (
    <Fieldset variant="unstyled" legend="Answers" className={styles.list ?? ''}>
      <p className={styles.hint}>
        {isSeveral ? 'Tick every correct answer.' : 'Mark the correct answer.'} Press Enter for the next
        answer.
      </p>
      <div {...rows.list}>
        {choices.map((row, index) => (
          <AnswerRow
            key={row.id}
            row={row}
            index={index}
            count={choices.length}
            rows={rows}
            noun="Answer"
            textFormat={draft.textFormat}
            format={draft.textFormat}
            error={errors[`answers.${index}`]}
            explanationError={errors[`answerExplanations.${index}`]}
            mark={
              <Mark
                className={styles.mark ?? ''}
                name={name}
                aria-label={`Answer ${index + 1} is correct`}
                checked={row.isCorrect}
                onChange={({ currentTarget }) => mark(row, currentTarget.checked)}
              />
            }
          />
        ))}
      </div>
      <AddRow label="Add an answer" onClick={rows.add} />
      <ListProblem problem={errors['answers'] ?? errors['correctAnswer']} />
    </Fieldset>
  );
}

export function AddRow({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
