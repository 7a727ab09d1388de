import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useId } from 'react';
import { checkPracticePlan, dayIn } from '../../../../../core/practice/practice-plan.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { failureMessage, fieldMessages } from '../../../lib/server-failure.ts';
import { timeZone } from '../../../lib/time-zone.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { savePracticePlanMutation } from '../practice-documents.ts';
import styles from '../practice.module.css';
import type { PracticeSession } from '../use-practice.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';

interface PlanProps {
  plan: Pick<PracticeSession, 'examDate' | 'dailyMinutes' | 'recommendedDailyMinutes' | 'upcoming'>;
  courseId: string | null;
  onSaved: () => void;
}

interface PlanTexts {
  readonly examDate: string;
  readonly dailyMinutes: string;
}

const readPlan = ({ examDate, dailyMinutes }: PlanTexts) => ({
  examDate: examDate === '' ? null : examDate,
  dailyMinutes: dailyMinutes.trim() === '' ? Number.NaN : Number(dailyMinutes),
});

/** A sentence about the effect of the saved plan. */
function tipOf({ examDate, recommendedDailyMinutes, upcoming }: PlanProps['plan']): string {
  if (typeof recommendedDailyMinutes === 'number')
    return `Not every card comes up before the exam: ${recommendedDailyMinutes} minutes a day would be enough.`;
  const isLate = (day: string) => typeof examDate === 'string' && day >= examDate;
  const late = upcoming.filter(({ date }) => isLate(date)).reduce((sum, { count }) => sum + count, 0);
  if (late > 0)
    return `${late} ${late === 1 ? 'card comes' : 'cards come'} back too late for the exam. Practise your weak concepts today.`;
  return typeof examDate === 'string'
    ? 'Each card comes back before the exam, longest overdue first.'
    : 'Set the exam date, and each card comes back before it.';
}

/** The exam date and the daily minutes. */
export function Plan({ plan, courseId, onSaved }: PlanProps) {
  const heading = useId();
  const [save, { loading, error }] = useMutation(savePracticePlanMutation, {
    onCompleted: ({ savePracticePlan }) => {
      const tip = savePracticePlan?.examDate ? ` ${tipOf(savePracticePlan)}` : '';
      showSuccess(`The plan is saved.${tip}`);
      onSaved();
    },
    onError: ignoreShownFailure,
  });
  const { form, text, refuse } = useForm({
    initial: { examDate: plan.examDate ?? '', dailyMinutes: String(plan.dailyMinutes) },
    check: (texts) => checkPracticePlan(readPlan(texts), dayIn(timeZone(), new Date())),
    isSending: loading,
    send: (texts) => void save({ variables: { courseId, timeZone: timeZone(), input: readPlan(texts) } }),
  });
  const showRefusals = useEffectEvent(() => refuse(withoutInput(fieldMessages(error))));
  useEffect(() => {
    if (error) showRefusals();
  }, [error]);
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>Plan</h2>
      <form {...form}>
        <div className={styles.fields}>
          <TextInput type="date" label="Exam date" {...text('examDate')} />
          <TextInput inputMode="numeric" label="Minutes a day" autoComplete="off" {...text('dailyMinutes')} />
        </div>
        <p className={styles.tip}>{tipOf(plan)}</p>
        {error ? <FormFailure title="The plan was not saved">{failureMessage(error)}</FormFailure> : null}
        <Sending message={loading ? 'Saving the plan…' : null} />
        <Button type="submit" variant="default">
          Save the plan
        </Button>
      </form>
    </section>
  );
}

/** The server's field paths begin with `input.`, and the form's field names don't. */
const withoutInput = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => [path.replace(/^input\./, ''), problem]),
  );
