import { Textarea, TextInput } from '@mantine/core';
import { BankFields } from './bank-fields.tsx';
import { maxTextLength, type GenerationFieldsProps } from './generation-form.ts';
import { NoteSelect } from '../../../../ui/question-source/note-select.tsx';
import { SourceControl } from '../../../../ui/question-source/source-control.tsx';
import styles from './generate.module.css';

const sources = [
  { value: 'bank', label: 'From my courses’ questions' },
  { value: 'text', label: 'From a text' },
  { value: 'note', label: 'From a note' },
] as const;

export function GenerationFields({ form, errors, onChange }: GenerationFieldsProps) {
  const { source, title, count } = form;
  return (
    <div className={styles.fields}>
      <SourceControl
        label="Source"
        sources={sources}
        value={source}
        onChange={(value) => onChange({ source: value })}
      />
      <SourceFields form={form} errors={errors} onChange={onChange} />
      <div className={styles.pair}>
        <TextInput
          label="Maximum questions"
          inputMode="numeric"
          autoComplete="off"
          value={count}
          error={errors.count}
          onChange={({ currentTarget }) => onChange({ count: currentTarget.value })}
        />
        <TextInput
          label="Title"
          placeholder="Named automatically"
          maxLength={200}
          autoComplete="off"
          value={title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      </div>
    </div>
  );
}

/** The text, the note or the part of the banks. */
function SourceFields({ form, errors, onChange }: GenerationFieldsProps) {
  const { source, text, note } = form;
  if (source === 'bank') return <BankFields form={form} errors={errors} onChange={onChange} />;
  if (source === 'note')
    return <NoteSelect note={note} problem={errors.note} onChange={(chosen) => onChange({ note: chosen })} />;
  return (
    <Textarea
      label="Text"
      description={`A chapter or a summary: up to ${maxTextLength.toLocaleString('en')} characters. Each question’s explanation quotes its source sentence.`}
      autosize
      minRows={6}
      maxRows={14}
      value={text}
      error={errors.text}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
    />
  );
}
