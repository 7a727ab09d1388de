import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { longestResponse } from '../../../../core/quizzes/response.ts';
import { readNumber } from '../../../../core/quizzes/score.ts';
import type { QuestionType } from '../../gql/graphql.ts';
import styles from './asked-question.module.css';

interface AskedTextProps {
  type: QuestionType;
  value: string;
  onChange: (text: string) => void;
}

/** An answer in words or figures. */
export function AskedText({ type, value, onChange }: AskedTextProps) {
  if (type === 'ESSAY') return <Essay value={value} onChange={onChange} />;
  if (type === 'NUMERIC') return <NumberField value={value} onChange={onChange} />;
  return (
    <TextInput
      className={styles.field ?? ''}
      classNames={{ label: styles.fieldLabel ?? '', description: styles.fieldNote ?? '' }}
      label="Your answer"
      size="lg"
      autoComplete="off"
      autoCapitalize="off"
      maxLength={longestResponse}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

type FieldProps = Omit<AskedTextProps, 'type'>;

const notANumber = 'This cannot be read as a number: write it in figures, without a unit.';

function NumberField({ value, onChange }: FieldProps) {
  // What is half typed, such as a minus sign, is no mistake yet.
  const [isLeft, setIsLeft] = useState(true);
  const isOdd = value.trim() !== '' && readNumber(value) === null;
  return (
    <TextInput
      className={styles.field ?? ''}
      classNames={{ label: styles.fieldLabel ?? '', description: styles.fieldNote ?? '' }}
      label="Your answer"
      description="A number"
      size="lg"
      inputMode="text"
      autoComplete="off"
      maxLength={longestResponse}
      value={value}
      error={isOdd && isLeft ? notANumber : null}
      onChange={({ currentTarget }) => {
        setIsLeft(false);
        onChange(currentTarget.value);
      }}
      onBlur={() => setIsLeft(true)}
    />
  );
}

const nearlyFull = 0.9;

function Essay({ value, onChange }: FieldProps) {
  const words = value.trim() === '' ? 0 : value.trim().split(/\s+/).length;
  const left = longestResponse - value.length;
  const room = left < longestResponse * (1 - nearlyFull) ? ` · room for ${left} more characters` : '';
  return (
    <Textarea
      className={styles.field ?? ''}
      classNames={{ label: styles.fieldLabel ?? '', description: styles.fieldNote ?? '' }}
      label="Your answer"
      description={`${words} ${words === 1 ? 'word' : 'words'}${room}`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      size="md"
      autosize
      minRows={6}
      maxRows={24}
      maxLength={longestResponse}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
