import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { BankFields } from './bank-fields.tsx';
import { maxTextLength, type GenerationFieldsProps } from './generation-form.ts';
import styles from './generate.module.css';
const sources = [
  { value: 'bank', label: 'From my courses’ questions' },
  { value: 'text', label: 'From a text' },
];

export function GenerationFields({ form, errors, onChange }: GenerationFieldsProps) {
  const { source, title, count, text } = form;
  return (
    <div className={styles.fields}>
      <SegmentedControl
        fullWidth
        aria-label="Source"
        data={sources}
        value={source}
        onChange={(value) => onChange({ source: value === 'text' ? 'text' : 'bank' })}
      />
      {source === 'bank' ? (
        <BankFields form={form} errors={errors} onChange={onChange} />
      ) : (
        <Textarea
          label="Text"
          description={`Notes, a chapter, a summary: up to ${maxTextLength.toLocaleString('en')} characters. Each question’s explanation quotes its source sentence.`}
          autosize
          minRows={6}
          maxRows={14}
          value={text}
          error={errors.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      )}
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
