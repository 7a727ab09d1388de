import { Button } from '@mantine/core';
import { formatPoints } from '../../../../../../core/grading/rounding.ts';
import { poolNamed, type QuestionPool } from '../../../../../../core/quizzes/question-pools.ts';
import type { BuiltQuestion } from '../model/quiz-content.ts';
import { useBuilderState, useTab } from '../store/use-builder.ts';
import styles from './pools.module.css';

/** The random pools of the quiz. Nothing if there are none. */
export function Pools() {
  const pools = useBuilderState(({ content }) => content.settings.pools);
  const questions = useBuilderState(({ content }) => content.questions);
  const fields = useBuilderState(({ problems }) => problems.fields);
  if (pools.length === 0) return null;
  return (
    <section className={styles.pools} aria-label="Random pools">
      {fields['pools'] === undefined ? null : (
        <p className={styles.problem} role="alert" tabIndex={-1} data-problem>
          {fields['pools']}
        </p>
      )}
      <ul className={styles.list}>
        {pools.map((pool, at) => (
          <PoolRow
            key={pool.name}
            pool={pool}
            size={membersOf(pool, questions).length}
            problems={Object.entries(fields).flatMap(([path, message]) =>
              path.startsWith(`pools.${at}.`) ? [message] : [],
            )}
          />
        ))}
      </ul>
    </section>
  );
}

/** The questions in a pool. */
export function membersOf(pool: QuestionPool, questions: readonly BuiltQuestion[]): BuiltQuestion[] {
  return questions.filter((question) => poolNamed([pool], question.pool));
}

interface PoolRowProps {
  pool: QuestionPool;
  /** Number of its questions. */
  size: number;
  problems: readonly string[];
}

function PoolRow({ pool, size, problems }: PoolRowProps) {
  const showPool = useTab((tab) => tab.showPool);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{pool.name}</p>
        <p className={styles.rule}>{poolInShort(pool, size)}</p>
        {problems.map((problem) => (
          <p key={problem} className={styles.problem} role="alert" tabIndex={-1} data-problem>
            {problem}
          </p>
        ))}
      </div>
      <Button
        variant="default"
        size="compact-md"
        aria-label={`Change the pool ${pool.name}`}
        onClick={() => showPool({ before: pool.name, keys: [] })}
      >
        Change
      </Button>
    </li>
  );
}

/** For example 'Each attempt asks 5 of 20 questions, 2 points each.' */
export function poolInShort({ count, points }: QuestionPool, size: number): string {
  const questions = `${size} ${size === 1 ? 'question' : 'questions'}`;
  const each = `${formatPoints(points)} ${points === 1 ? 'point' : 'points'} each`;
  return `Each attempt asks ${count} of ${questions}, ${each}.`;
}
