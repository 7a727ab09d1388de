import { Textarea, TextInput } from '@mantine/core';
import { useState, type ClipboardEvent } from 'react';
import { maxTextLength, withoutControls } from '../../../../core/quizzes/response.ts';
import { canBecomeNumber, readNumber } from '../../../../core/quizzes/score.ts';
import type { QuestionType } from '../../gql/graphql.ts';
import { showFailure } from '../../lib/show-notice.tsx';
import styles from './asked-question.module.css';

interface AskedTextProps {
  type: QuestionType;
  value: string;
  onChange: (text: string) => void;
}

/** A text or number field. It removes forbidden invisible characters, which pasted text often contains. */
export function AskedText({ type, value, onChange }: AskedTextProps) {
  const field = {
    value,
    maxLength: maxTextLength(type),
    onChange: (text: string) => onChange(withoutControls(text)),
    onPaste: (event: PasteEvent) => reportCut(event, maxTextLength(type)),
  };
  if (type === 'ESSAY') return <Essay {...field} />;
  if (type === 'NUMERIC') return <NumberField {...field} />;
  return <ShortAnswerField {...field} />;
}

type PasteEvent = ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Shows a notice if pasted text does not fit. Browsers silently cut it at the maximum length. */
function reportCut({ currentTarget, clipboardData }: PasteEvent, maxLength: number): void {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const unselected = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  // A field counts a line break as one character, unlike some clipboards.
  const cut = unselected + clipboardData.getData('text').replaceAll('\r\n', '\n').length - maxLength;
  if (cut <= 0) return;
  const message = `The last ${characters(cut)} of the text that you pasted did not fit. An answer has a maximum of ${characters(maxLength)}.`;
  showFailure(message);
}

interface FieldProps extends Omit<AskedTextProps, 'type'> {
  /** Characters. */
  maxLength: number;
  onPaste: (event: PasteEvent) => void;
}

function characters(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;
}

/** Share of the maximum length from which the number of remaining characters is shown. */
const nearlyFull = 0.9;

/** Shows the number of remaining characters if there are few. A screen reader announces when none remain. */
function Note({ about, value, maxLength }: Pick<FieldProps, 'value' | 'maxLength'> & { about?: string }) {
  const charactersLeft = maxLength - value.length;
  const isNear = charactersLeft < maxLength * (1 - nearlyFull);
  return (
    <>
      {about}
      {about !== undefined && isNear ? ' · ' : null}
      {isNear && charactersLeft > 0
        ? `Room for ${charactersLeft.toLocaleString('en-US')} more ${charactersLeft === 1 ? 'character' : 'characters'}`
        : null}
      <output className={styles.full}>
        {charactersLeft > 0 ? null : `Maximum of ${characters(maxLength)} reached`}
      </output>
    </>
  );
}

function ShortAnswerField(field: FieldProps) {
  const { value, maxLength, onChange, onPaste } = field;
  return (
    <TextInput
      className={styles.field ?? ''}
      classNames={{ label: styles.fieldLabel ?? '', description: styles.fieldNote ?? '' }}
      label="Your answer"
      size="lg"
      autoComplete="off"
      autoCapitalize="off"
      description={<Note value={value} maxLength={maxLength} />}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={maxLength}
      value={value}
      onPaste={onPaste}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const notANumber = 'This isn’t a number. Use digits, without a unit.';

function NumberField(field: FieldProps) {
  const { value, maxLength, onChange, onPaste } = field;
  const [isBlurred, setBlurred] = useState(true);
  // While the user types, the beginning of a number, for example a minus sign, is no error yet.
  const isInvalid =
    !canBecomeNumber(value) || (isBlurred && value.trim() !== '' && readNumber(value) === null);
  return (
    <TextInput
      className={styles.field ?? ''}
      classNames={{ label: styles.fieldLabel ?? '', description: styles.fieldNote ?? '' }}
      label="Your answer"
      description={<Note about="A number" value={value} maxLength={maxLength} />}
      size="lg"
      inputMode="text"
      autoComplete="off"
      maxLength={maxLength}
      value={value}
      error={isInvalid ? notANumber : null}
      // Screen readers announce the error while the field has the focus.
      errorProps={{ role: 'alert' }}
      onPaste={onPaste}
      onChange={({ currentTarget }) => {
        setBlurred(false);
        onChange(currentTarget.value);
      }}
      onBlur={() => setBlurred(true)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setBlurred(true);
      }}
    />
  );
}

function Essay(field: FieldProps) {
  const { value, maxLength, onChange, onPaste } = field;
  const words = value.trim() === '' ? 0 : value.trim().split(/\s+/).length;
  return (
    <Textarea
      className={styles.field ?? ''}
      classNames={{ label: styles.fieldLabel ?? '', description: styles.fieldNote ?? '' }}
      label="Your answer"
      description={
        <Note
          about={`${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`}
          value={value}
          maxLength={maxLength}
        />
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      autosize
      minRows={6}
      // Keeps the note and the next button below the field in view.
      maxRows={16}
      maxLength={maxLength}
      value={value}
      onPaste={onPaste}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
