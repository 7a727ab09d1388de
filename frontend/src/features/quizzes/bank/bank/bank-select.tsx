import { Select, Text } from '@mantine/core';
import { type Bank, bankOptions } from '../../../../lib/quizzes/question-banks.ts';
import styles from './bank.module.css';

interface BankSelectProps {
  banks: readonly Bank[];
  /** Null for the user's own bank. */
  bankId: string | null;
  onChange: (bankId: string | null) => void;
}

/** Switches between the user's own bank and shared ones. Hidden without shared ones. */
export function BankSelect({ banks, bankId, onChange }: BankSelectProps) {
  if (banks.length < 2 && bankId === null) return null;
  const bank = banks.find(({ id, isOwn }) => (bankId === null ? isOwn : id === bankId));
  return (
    <div className={styles.banks}>
      <Select
        label="Bank"
        allowDeselect={false}
        data={bankOptions(banks)}
        value={bankId ?? ''}
        onChange={(value) => onChange(value === '' ? null : value)}
      />
      {bank && !bank.isOwn ? <Text c="dimmed">{sharedText(bank)}</Text> : null}
    </div>
  );
}

function sharedText({ ownerName, access, shares }: Bank): string {
  const courses = new Intl.ListFormat('en').format(shares.map(({ courseName }) => `‘${courseName}’`));
  const rights =
    access === 'READ'
      ? 'You can copy its questions, and use them in quizzes of this course.'
      : 'You can edit it, copy its questions, and use them in quizzes of this course.';
  return `${ownerName} shares it with the co-instructors of ${courses}. ${shares.length === 1 ? rights : rights.replace('this course', 'these courses')}`;
}
