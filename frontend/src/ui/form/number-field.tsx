import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useNumberText } from './use-number-text.ts';

interface NumberFieldProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'inputMode' | 'rightSection' | 'unit'
> {
  /** Null if the field is empty, NaN if its text is not a number. */
  value: number | null;
  isWhole?: boolean;
  /** Shown after the number, for example 'min'. */
  unit?: string;
  onChange: (value: number | null) => void;
}

/** A field for a number. Keeps a text that is not a number, with a sentence. */
export function NumberField({ value, isWhole = false, unit, error, onChange, ...rest }: NumberFieldProps) {
  const isWrong = value !== null && (isWhole ? !Number.isInteger(value) : Number.isNaN(value));
  const { text, change, leave } = useNumberText({ value, unit, onChange });
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      error={isWrong ? `Enter a ${isWhole ? 'whole number' : 'number'}.` : error}
      {...(unit && {
        rightSectionWidth: 44,
        rightSection: (
          <Text size="sm" c="dimmed" aria-hidden>
            {unit}
          </Text>
        ),
      })}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onBlur={leave}
    />
  );
}
