import { Fieldset, TextInput } from '@mantine/core';
import { numberRow, type NumberDraft } from './blank-rows.ts';
import { AddRow } from './choice-list.tsx';
import { ListProblem } from './list-problem.tsx';
import { handleRowKeys } from './row-keys.ts';
import { RowTools } from './row-tools.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { useRows, type Rows } from './use-rows.ts';
import styles from './question-form.module.css';

const blankNumber = () => numberRow();

/** The accepted numbers with their tolerances. */
export function NumberAnswers({ form: { draft, errors, change } }: { form: QuestionFormState }) {
  const { numbers } = draft;
  const rows = useRows(numbers, (next) => change({ numbers: next }), blankNumber);
  return (
    <Fieldset variant="unstyled" legend="Accepted numbers" className={styles.list ?? ''}>
      <p className={styles.hint}>With a tolerance of 0.5, answers from 9.5 to 10.5 count as 10.</p>
      <div {...rows.list}>
        {numbers.map((row, index) => (
          <NumberRow
            key={row.id}
            row={row}
            index={index}
            count={numbers.length}
            rows={rows}
            error={errors[`numericAnswers.${index}.value`]}
            toleranceError={errors[`numericAnswers.${index}.tolerance`]}
          />
        ))}
      </div>
      <AddRow label="Add a number" onClick={rows.add} />
      <ListProblem problem={errors['numericAnswers']} />
    </Fieldset>
  );
}

interface NumberRowProps {
  row: NumberDraft;
  index: number;
  count: number;
  rows: Rows<NumberDraft>;
  error: string | undefined;
  toleranceError: string | undefined;
}

function NumberRow({
  row: { id, value, tolerance },
  index,
  count,
  rows,
  error,
  toleranceError,
}: NumberRowProps) {
  const keys = { move: (step: 1 | -1) => rows.move(id, step), goOn: () => rows.goOn(id) };
  const shared = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <div className={styles.number} data-row={id}>
      <TextInput
        {...shared}
        data-text
        aria-label={`Number ${index + 1}`}
        placeholder="Number"
        error={error}
        value={value}
        onChange={({ currentTarget }) => rows.set(id, { value: currentTarget.value })}
        onKeyDown={(event) => handleRowKeys(event, keys)}
      />
      <TextInput
        {...shared}
        leftSection="±"
        aria-label={`Tolerance of number ${index + 1}`}
        placeholder="0"
        error={toleranceError}
        value={tolerance}
        onChange={({ currentTarget }) => rows.set(id, { tolerance: currentTarget.value })}
        onKeyDown={(event) => handleRowKeys(event, keys)}
      />
      <RowTools
        name={`number ${index + 1}`}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={keys.move}
        onRemove={() => rows.remove(id)}
      />
    </div>
  );
}
