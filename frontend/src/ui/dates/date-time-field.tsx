import { Input, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import {
  clockChangeAt,
  fromLocalTime,
  toLocalTime,
  type LocalTime,
} from '../../../../core/dates/zoned-time.ts';
import styles from './date-time-field.module.css';

/** Default time of a date at which something ends: the last minute of the day. */
export const endOfDay = '23:59';

interface DateTimeFieldProps {
  label: string;
  description?: string;
  /** ISO 8601. Null if there is no date. */
  value: string | null;
  /** The time zone in which the date is typed. */
  zone: string;
  /** The time of a day that is chosen without a time. */
  defaultTime: string;
  error?: string | undefined;
  onChange: (value: string | null) => void;
}

const nothing: LocalTime = { date: '', time: '' };

/** A date and a time of day, typed in a time zone. Without a day, the value is null. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, description, value, zone, defaultTime, error, onChange } = props;
  const id = useId();
  const [typed, setTyped] = useState<LocalTime>(nothing);
  const instantOf = (local: LocalTime) =>
    fromLocalTime({ ...local, time: local.time === '' ? defaultTime : local.time }, zone);
  const isTyped = instantOf(typed) === value;
  const saved = value === null ? nothing : toLocalTime(value, zone);
  const shown = isTyped ? typed : saved;
  const change = (next: LocalTime) => {
    setTyped(next);
    onChange(instantOf(next));
  };
  const isWithoutTime = shown.date !== '' && shown.time === '';
  const note = isWithoutTime ? `Without a time, ${defaultTime} counts.` : noteFor(shown, zone);
  const message = error ?? note;
  const describedBy = message === null ? {} : { 'aria-describedby': `${id}-below` };
  return (
    <fieldset className={styles.field} aria-labelledby={`${id}-label`}>
      <Input.Label labelElement="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description === undefined ? null : <Input.Description mb={4}>{description}</Input.Description>}
      <div className={styles.inputs}>
        <TextInput
          type="date"
          aria-label={`${label}: date`}
          error={error !== undefined}
          value={shown.date}
          onChange={({ currentTarget: { value: date } }) =>
            change(date === '' ? nothing : { date, time: shown.time === '' ? defaultTime : shown.time })
          }
          {...describedBy}
        />
        <TextInput
          type="time"
          aria-label={`${label}: time`}
          error={error !== undefined}
          disabled={shown.date === ''}
          value={shown.time}
          onChange={({ currentTarget }) => change({ ...shown, time: currentTarget.value })}
          {...describedBy}
        />
      </div>
      {error === undefined ? null : (
        <Input.Error id={`${id}-below`} className={styles.below ?? ''}>
          {error}
        </Input.Error>
      )}
      {error === undefined && note !== null ? (
        <p id={`${id}-below`} className={styles.note}>
          {note}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Explains a time that exists twice or not at all, because clocks change on that day. Null for other times. */
function noteFor(local: LocalTime, zone: string): string | null {
  const change = clockChangeAt(local, zone);
  if (change === null) return null;
  const instant = fromLocalTime(local, zone);
  return change === 'TWICE' || instant === null
    ? 'Clocks go back on this day, so this time exists twice. The first one counts.'
    : `Clocks go forward on this day and skip this time. ${toLocalTime(instant, zone).time} counts.`;
}
