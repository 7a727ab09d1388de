import { Fieldset, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { pairRow, type PairDraft } from './blank-rows.ts';
import { AddRow } from './choice-list.tsx';
import { formatOnKey, ShortPreview } from './formatted-field.tsx';
import { ImageInsert } from './image-insert.tsx';
import { ListProblem } from './list-problem.tsx';
import { handleRowKeys } from './row-keys.ts';
import { RowTools } from './row-tools.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { useRows, type Rows } from './use-rows.ts';
import styles from './question-form.module.css';

const blankPair = () => pairRow();

/** The pairs of a MATCHING question. */
export function MatchingPairs({ form: { draft, errors, change } }: { form: QuestionFormState }) {
  const { pairs } = draft;
  const rows = useRows(pairs, (next) => change({ pairs: next }), blankPair);
  return (
    <Fieldset variant="unstyled" legend="Pairs" className={styles.list ?? ''}>
      <p className={styles.hint}>Leave the left side empty to add a right side without a partner.</p>
      <div {...rows.list}>
        {pairs.map((row, index) => (
          <PairRow
            key={row.id}
            row={row}
            index={index}
            count={pairs.length}
            rows={rows}
            format={draft.textFormat}
            leftError={errors[`pairs.${index}.left`]}
            rightError={errors[`pairs.${index}.right`]}
          />
        ))}
      </div>
      <AddRow label="Add a pair" onClick={rows.add} />
      <ListProblem problem={errors['pairs']} />
    </Fieldset>
  );
}

interface PairRowProps {
  row: PairDraft;
  index: number;
  count: number;
  rows: Rows<PairDraft>;
  format: TextFormat;
  leftError: string | undefined;
  rightError: string | undefined;
}

function PairRow({ row, index, count, rows, format, leftError, rightError }: PairRowProps) {
  const { id, left, right } = row;
  const keys = { move: (step: 1 | -1) => rows.move(id, step), goOn: () => rows.goOn(id) };
  const handleKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (format === 'MARKDOWN') formatOnKey(event);
    handleRowKeys(event, keys);
  };
  return (
    <div className={styles.pair} data-row={id}>
      <div>
        <ImageInsert isOn={format === 'MARKDOWN'}>
          {() => (
            <TextInput
              data-text
              aria-label={`Left side ${index + 1}`}
              placeholder="Left side"
              error={leftError}
              value={left}
              onChange={({ currentTarget }) => rows.set(id, { left: currentTarget.value })}
              onKeyDown={handleKeys}
            />
          )}
        </ImageInsert>
        <ShortPreview text={left} format={format} />
      </div>
      <span className={styles.arrow} aria-hidden>
        →
      </span>
      <div>
        <ImageInsert isOn={format === 'MARKDOWN'}>
          {() => (
            <TextInput
              aria-label={`Right side ${index + 1}`}
              placeholder="Right side"
              error={rightError}
              value={right}
              onChange={({ currentTarget }) => rows.set(id, { right: currentTarget.value })}
              onKeyDown={handleKeys}
            />
          )}
        </ImageInsert>
        <ShortPreview text={right} format={format} />
      </div>
      <RowTools
        name={`pair ${index + 1}`}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={keys.move}
        onRemove={() => rows.remove(id)}
      />
    </div>
  );
}
