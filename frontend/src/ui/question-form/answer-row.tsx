import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { AnswerDraft } from './blank-rows.ts';
import { formatOnKey, ShortPreview } from './formatted-field.tsx';
import { ImageInsert } from './image-insert.tsx';
import { handleRowKeys } from './row-keys.ts';
import { RowTools } from './row-tools.tsx';
import type { Rows } from './use-rows.ts';
import styles from './question-form.module.css';

export interface AnswerRowProps {
  row: AnswerDraft;
  index: number;
  count: number;
  rows: Rows<AnswerDraft>;
  /** What the row is called on screen, for example 'Answer'. */
  noun: string;
  /** Format of the answer's text. */
  textFormat: TextFormat;
  /** Format of the explanation. */
  format: TextFormat;
  /** The control that marks the answer as correct. */
  mark?: ReactNode;
  error: string | undefined;
  explanationError: string | undefined;
}

/** One answer with its mark, its text and an optional explanation. */
export function AnswerRow(props: AnswerRowProps) {
  const { row, index, count, rows, noun, mark, textFormat, format, error, explanationError } = props;
  const { id, text, explanation } = row;
  const [isExplaining, setExplaining] = useState(explanation !== '');
  const name = `${noun} ${index + 1}`;
  return (
    <div className={styles.answer} data-row={id} data-marked={mark !== undefined}>
      {mark}
      <div className={styles.text}>
        <ImageInsert isOn={textFormat === 'MARKDOWN'}>
          {() => (
            <Textarea
              data-text
              aria-label={name}
              placeholder={name}
              autosize
              minRows={1}
              error={error}
              value={text}
              onChange={({ currentTarget }) => rows.set(id, { text: currentTarget.value })}
              onKeyDown={(event) => {
                if (textFormat === 'MARKDOWN') formatOnKey(event);
                handleRowKeys(event, { move: (step) => rows.move(id, step), goOn: () => rows.goOn(id) });
              }}
            />
          )}
        </ImageInsert>
        <ShortPreview text={text} format={textFormat} />
      </div>
      <RowTools
        name={name.toLowerCase()}
        isFirst={index === 0}
        isLast={index === count - 1}
        onMove={(step) => rows.move(id, step)}
        onRemove={() => rows.remove(id)}
      >
        {isExplaining ? null : <ExplainButton name={name} onClick={() => setExplaining(true)} />}
      </RowTools>
      {isExplaining ? (
        <AnswerReason row={row} format={format} name={name} rows={rows} error={explanationError} />
      ) : null}
    </div>
  );
}

interface ExplainButtonProps {
  name: string;
  onClick: () => void;
}

export function ExplainButton({ name, onClick }: ExplainButtonProps) {
  return (
    <Button
      className={styles.explain ?? ''}
      variant="subtle"
      size="compact-sm"
      aria-label={`Explain ${name.toLowerCase()}`}
      onClick={onClick}
    >
      Explain
    </Button>
  );
}

interface AnswerReasonProps {
  row: AnswerDraft;
  format: TextFormat;
  name: string;
  rows: Pick<Rows<AnswerDraft>, 'set'>;
  error: string | undefined;
}

/** The explanation of an answer. An empty explanation gets the focus, since the user has just opened the field. */
export function AnswerReason({ row, format, name, rows, error }: AnswerReasonProps) {
  const { id, explanation } = row;
  const [wasEmpty] = useState(explanation === '');
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (wasEmpty) field.current?.focus();
  }, [wasEmpty]);
  return (
    <div className={styles.reason}>
      <ImageInsert isOn={format === 'MARKDOWN'}>
        {() => (
          <Textarea
            ref={field}
            aria-label={`Why ${name.toLowerCase()} is correct or wrong`}
            placeholder="Why? Shown with the result"
            size="sm"
            autosize
            minRows={1}
            error={error}
            value={explanation}
            onChange={({ currentTarget }) => rows.set(id, { explanation: currentTarget.value })}
            {...(format === 'MARKDOWN' && { onKeyDown: formatOnKey })}
          />
        )}
      </ImageInsert>
      <ShortPreview text={explanation} format={format} />
    </div>
  );
}
