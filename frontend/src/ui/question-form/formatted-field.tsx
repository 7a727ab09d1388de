import { Textarea, type TextareaProps } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useDeferredValue } from 'react';
import { toPlain } from '../../../../core/rich-text/escape-markdown.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './formatted-field.module.css';
import { FormattingHelp } from './formatting-help.tsx';
import { FormattingToolbar } from './formatting-toolbar.tsx';
import { ImageInsert } from './image-insert.tsx';
import { applyEdit, commandOfKey, markdownEdit, selectionOf } from './markdown-edit.ts';

interface FormattedFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'label'> {
  label: string;
  format: TextFormat;
  value: string;
  onChange: (text: string) => void;
}

/** Puts the tools above the field, in one frame. */
function framed(label: string, onImage: () => void) {
  return (children: ReactNode) => (
    <div className={styles.framed} data-framed>
      <FormattingToolbar name={label} onImage={onImage}>
        <FormattingHelp />
      </FormattingToolbar>
      {children}
    </div>
  );
}

/** A text with tools for formatting. The preview is next to it if there is room, otherwise below. */
export function FormattedField({ format, onChange, label, value, ...field }: FormattedFieldProps) {
  const isFormatted = format === 'MARKDOWN';
  const input = (chooseImage: () => void) => (
    <Textarea
      {...field}
      label={label}
      autosize
      minRows={isFormatted ? 4 : 2}
      maxRows={16}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(isFormatted && {
        onKeyDown: formatOnKey,
        inputContainer: framed(label, chooseImage),
      })}
    />
  );
  if (!isFormatted) return input(() => undefined);
  return (
    <div className={styles.formatted}>
      <ImageInsert isOn>{input}</ImageInsert>
      <Preview label={label} text={value} />
    </div>
  );
}

/** Runs the command of a shortcut in the field that has the focus. */
export function formatOnKey(event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>): void {
  const command = commandOfKey(event);
  if (command === null) return;
  event.preventDefault();
  const field = event.currentTarget;
  applyEdit(field, markdownEdit(command, selectionOf(field)));
}

function Preview({ label, text }: { label: string; text: string }) {
  // Typing goes first: the preview of a long text follows a moment later.
  const shown = useDeferredValue(text);
  return (
    <section className={styles.preview} aria-label={`Preview: ${label}`}>
      <p className={styles.previewTitle}>Preview</p>
      {shown.trim() === '' ? (
        <p className={styles.empty}>What you write appears here as students see it.</p>
      ) : (
        <RichText text={shown} format="MARKDOWN" />
      )}
    </section>
  );
}

/** The preview of a short text, below its field. Nothing if the text is not formatted. */
export function ShortPreview({ text, format }: { text: string; format: TextFormat }) {
  const shown = useDeferredValue(text);
  if (format !== 'MARKDOWN' || toPlain(shown.trim()) !== null) return null;
  return (
    <div className={styles.shortPreview}>
      <RichText text={shown} format="MARKDOWN" />
    </div>
  );
}
