import { TextInput } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconCopy,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { memo } from 'react';
import { poolNamed } from '../../../../../../core/quizzes/question-pools.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useNumberText } from '../../../../ui/form/use-number-text.ts';
import { pointsText } from '../../../../ui/quiz-question/points-text.ts';
import { useBuilderState, useDispatch, useTab } from '../store/use-builder.ts';
import { QuestionEditor } from './question-editor.tsx';
import { QuestionSummary } from './question-summary.tsx';
import styles from './questions.module.css';
import { useQuestionActions } from './use-question-actions.ts';

/** The points of a question in this quiz. For a question in a pool, the pool sets them. */
function Points({ entry, number }: { entry: BuiltQuestion; number: number }) {
  const pool = useBuilderState(({ content }) => poolNamed(content.settings.pools, entry.pool));
  if (!pool) return <PointsField entry={entry} number={number} />;
  return <span className={styles.points}>{`${pool.name}: ${pointsText(pool.points)}`}</span>;
}

/** The field for the points of a question in this quiz. */
function PointsField({ entry: { key, question }, number }: { entry: BuiltQuestion; number: number }) {
  const dispatch = useDispatch();
  const { points } = question;
  const { text, change, leave } = useNumberText({
    value: points,
    onChange: (value) =>
      dispatch({ type: 'write', key, question: { ...question, points: value ?? Number.NaN } }),
  });
  return (
    <label className={styles.points}>
      <TextInput
        size="xs"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Points of question ${number}`}
        error={Number.isFinite(points) && points >= 0 ? null : true}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={leave}
      />
      <span aria-hidden>{points === 1 ? 'point' : 'points'}</span>
    </label>
  );
}

interface QuestionCardProps {
  entry: BuiltQuestion;
  index: number;
  count: number;
}

/** A question of the quiz: a summary if closed, a form if open. */
export const QuestionCard = memo(function QuestionCard({ entry, index, count }: QuestionCardProps) {
  const isOpen = useBuilderState(({ open }) => open.includes(entry.key));
  const problems = useBuilderState((state) => state.problems.questions[entry.key]);
  const number = index + 1;
  return (
    <li
      className={styles.card}
      data-question={entry.key}
      data-index={index}
      data-refused={problems ? true : undefined}
      aria-label={`Question ${number}`}
    >
      <div className={styles.side}>
        <button
          type="button"
          className={styles.grip}
          data-grip
          aria-label={`Order of question ${number}: arrow keys move the question`}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
        <span className={styles.number}>{number}</span>
      </div>
      {isOpen ? (
        <QuestionEditor entry={entry} number={number} problems={problems} />
      ) : (
        <ClosedQuestion
          entry={entry}
          index={index}
          count={count}
          problem={Object.values(problems ?? {})[0]}
        />
      )}
    </li>
  );
});

function ClosedQuestion({
  entry,
  index,
  count,
  problem,
}: QuestionCardProps & { problem: string | undefined }) {
  return (
    <div className={styles.body}>
      <QuestionSummary entry={entry} />
      {problem === undefined ? null : (
        <p className={styles.problem} tabIndex={-1} data-problem>
          {problem}
        </p>
      )}
      <div className={styles.tools}>
        <Points entry={entry} number={index + 1} />
        <CardTools entry={entry} index={index} count={count} />
      </div>
    </div>
  );
}

function CardTools({ entry: { key, bankId }, index, count }: QuestionCardProps) {
  const { move, remove, copy } = useQuestionActions();
  const dispatch = useDispatch();
  const showBankQuestion = useTab((tab) => tab.showBankQuestion);
  const name = `question ${index + 1}`;
  const edit = () => (bankId === null ? dispatch({ type: 'open', key }) : showBankQuestion(key));
  return (
    <div className={styles.buttons}>
      <Tool
        label={`Move ${name} up`}
        Icon={IconChevronUp}
        isOff={index === 0}
        onClick={() => move(key, index - 1)}
      />
      <Tool
        label={`Move ${name} down`}
        Icon={IconChevronDown}
        isOff={index === count - 1}
        onClick={() => move(key, index + 1)}
      />
      <Tool label={`Edit ${name}`} Icon={IconPencil} onClick={edit} />
      <Tool label={`Duplicate ${name}`} Icon={IconCopy} onClick={() => copy(key)} />
      <Tool label={`Remove ${name}`} Icon={IconTrash} onClick={() => remove(key)} />
    </div>
  );
}

interface ToolProps {
  label: string;
  Icon: typeof IconCopy;
  /** Whether the button does nothing. It stays focusable, so that the focus does not get lost. */
  isOff?: boolean;
  onClick: () => void;
}

function Tool({ label, Icon, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
