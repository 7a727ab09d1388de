import { Button, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconFlagFilled } from '@tabler/icons-react';
import { progressIn } from './attempt-state.ts';
import styles from './taking.module.css';
import { useAttempt } from './use-attempt.ts';
import type { View } from './view-choice.ts';
import type { Progress } from '../../../../ui/quiz-question/question-response.ts';

interface ProgressProps {
  view: View;
  onGoTo: (index: number) => void;
}

/** The progress: a mark for each question, and a button that opens the list of questions. */
export function Progress({ view, onGoTo }: ProgressProps) {
  const state = useAttempt((all) => all);
  const [isOpen, { toggle, close }] = useDisclosure();
  const { attempt, place, flagged } = state;
  const count = attempt.questions.length;
  const progress = progressIn(state);
  const done = progress.filter((each) => each === 'all').length;
  const counts = (['part', 'invalid'] as const).flatMap((kind) => {
    const kindCount = progress.filter((each) => each === kind).length;
    return kindCount > 0 ? [`, ${kindCount} ${countText[kind]}`] : [];
  });
  const label = view === 'one' ? `Question ${place + 1} of ${count}` : `${count} questions`;
  return (
    <div>
      <div
        className={styles.pips}
        role="progressbar"
        aria-label="Answered"
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${count}`}
      >
        {attempt.questions.map(({ id }, at) => (
          <i
            key={id}
            data-now={(view === 'one' && at === place) || undefined}
            data-done={progress[at] === 'all' || undefined}
            data-part={progress[at] === 'part' || undefined}
            data-flagged={flagged.includes(id) || undefined}
          />
        ))}
      </div>
      <div className={styles.meta}>
        <Popover opened={isOpen} onChange={close} position="bottom-start" trapFocus shadow="md" width={312}>
          <Popover.Target>
            <Button
              variant="subtle"
              color="gray"
              className={styles.mapButton ?? ''}
              rightSection={<IconChevronDown size={16} aria-hidden />}
              onClick={toggle}
            >
              {label}
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label="All questions">
            <QuestionMap
              onGoTo={(at) => {
                close();
                onGoTo(at);
              }}
            />
          </Popover.Dropdown>
        </Popover>
        <span>
          {done} answered{counts}
        </span>
      </div>
    </div>
  );
}

const progressText: Readonly<Record<Progress, string>> = {
  none: 'not answered',
  part: 'answered in part',
  invalid: 'not a number',
  all: 'answered',
};

const countText = { part: 'in part', invalid: 'not a number' } as const;

/** Every question as a button with its state. */
function QuestionMap({ onGoTo }: { onGoTo: (index: number) => void }) {
  const state = useAttempt((all) => all);
  const progress = progressIn(state);
  return (
    <ul className={styles.map}>
      {state.attempt.questions.map(({ id }, index) => {
        const done = progress[index] ?? 'none';
        const isFlagged = state.flagged.includes(id);
        const label = [progressText[done], ...(isFlagged ? ['flagged'] : [])].join(', ');
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.mapStep}
              data-done={done === 'all' || undefined}
              data-part={done === 'part' || undefined}
              aria-label={`Question ${index + 1}, ${label}`}
              aria-current={index === state.place ? 'step' : undefined}
              onClick={() => onGoTo(index)}
            >
              {index + 1}
              {isFlagged ? <IconFlagFilled size={12} aria-hidden /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
