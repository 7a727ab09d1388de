import { Button, Checkbox, Group, Modal, NumberInput, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import {
  checkPools,
  poolLimits,
  poolNamed,
  type QuestionPool,
} from '../../../../../../core/quizzes/question-pools.ts';
import { newPoolName, type PoolOnScreen } from '../model/pool-edits.ts';
import { useBuilderStore, useBuilt, useTab } from '../store/use-builder.ts';
import styles from './pools.module.css';

/** Creates or changes a random pool: its questions, and how many of them an attempt asks. */
export function PoolWindow() {
  const pool = useTab((tab) => tab.pool);
  const showPool = useTab((tab) => tab.showPool);
  const close = () => showPool(null);
  return (
    <Modal
      opened={pool !== null}
      onClose={close}
      title={pool?.before === null ? 'New random pool' : 'Random pool'}
      size={640}
    >
      {pool === null ? null : <PoolForm shown={pool} onClose={close} />}
    </Modal>
  );
}

/** The pool that the window edits, and the keys of its questions. */
function usePoolForm({ before, keys }: PoolOnScreen) {
  const pools = useBuilt(({ content }) => content.settings.pools);
  const questions = useBuilt(({ content }) => content.questions);
  const stored = poolNamed(pools, before);
  const [name, setName] = useState(() => stored?.name ?? newPoolName(pools));
  const [members, setMembers] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        questions.flatMap(({ key, pool }) =>
          keys.includes(key) || (stored && poolNamed([stored], pool)) ? [key] : [],
        ),
      ),
  );
  const [count, setCount] = useState<number | string>(() => stored?.count ?? Math.max(1, keys.length - 1));
  const [points, setPoints] = useState<number | string>(stored?.points ?? 1);
  const pick = (key: string, isIn: boolean) => {
    const next = new Set(members);
    if (isIn) next.add(key);
    else next.delete(key);
    setMembers(next);
  };
  const pool: QuestionPool = { name: name.trim(), count: numberOf(count), points: numberOf(points) };
  const others = pools.filter((each) => each !== stored);
  return {
    pool,
    problems: problemsOf(pool, others, members.size),
    fields: { name, setName, count, setCount, points, setPoints },
    questions,
    members,
    pick,
    stored,
  };
}

const numberOf = (typed: number | string) => (typed === '' ? Number.NaN : Number(typed));

/** By field. `questions`: the choice of questions. */
function problemsOf(pool: QuestionPool, others: readonly QuestionPool[], size: number) {
  const found = checkPools([...others, pool]);
  const at = `pools.${others.length}.`;
  const problems = { name: found[`${at}name`], count: found[`${at}count`], points: found[`${at}points`] };
  const isTooMany = problems.count === undefined && pool.count > size;
  return {
    ...problems,
    questions: isTooMany
      ? `Choose at least ${pool.count === 1 ? '1 question' : `${pool.count} questions`}.`
      : undefined,
  };
}

function PoolForm({ shown, onClose }: { shown: PoolOnScreen; onClose: () => void }) {
  const { pool, problems, fields, questions, members, pick, stored } = usePoolForm(shown);
  const [isTried, setTried] = useState(false);
  const store = useBuilderStore();
  const { before } = shown;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    store.getState().dispatch({ type: 'pool', before, pool, keys: [...members] });
    onClose();
  };
  const remove = () => {
    store.getState().dispatch({ type: 'pool', before, pool: null, keys: [] });
    onClose();
  };
  const shownProblem = (field: keyof typeof problems) => (isTried ? problems[field] : undefined);
  return (
    <form onSubmit={save} noValidate>
      <p className={styles.rule}>
        Each attempt asks some of these questions, chosen at random. All of them give the same points.
      </p>
      <div className={styles.fields}>
        <TextInput
          className={styles.wide ?? ''}
          label="Name"
          data-autofocus
          maxLength={poolLimits.name}
          value={fields.name}
          error={shownProblem('name')}
          onChange={({ currentTarget }) => fields.setName(currentTarget.value)}
        />
        <NumberInput
          label="Questions in an attempt"
          min={1}
          allowDecimal={false}
          value={fields.count}
          error={shownProblem('count')}
          onChange={fields.setCount}
        />
        <NumberInput
          label="Points for each"
          min={0}
          value={fields.points}
          error={shownProblem('points')}
          onChange={fields.setPoints}
        />
      </div>
      <fieldset className={styles.choice}>
        <legend>{`Questions in the pool: ${members.size}`}</legend>
        {questions.map(({ key, question, pool: current }, at) => {
          const other = current && current !== stored?.name ? current : null;
          return (
            <Checkbox
              key={key}
              label={`${at + 1}. ${question.question.trim() === '' ? 'Not written yet' : question.question.trim()}`}
              description={other === null ? null : `Now in ${other}`}
              checked={members.has(key)}
              onChange={({ currentTarget }) => pick(key, currentTarget.checked)}
            />
          );
        })}
      </fieldset>
      {shownProblem('questions') === undefined ? null : (
        <p className={styles.problem} role="alert">
          {shownProblem('questions')}
        </p>
      )}
      <Group className={styles.foot ?? ''} gap="sm" justify="flex-end">
        {before === null ? null : (
          <Button variant="subtle" color="danger" mr="auto" onClick={remove}>
            Dissolve the pool
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{before === null ? 'Make the pool' : 'Change the pool'}</Button>
      </Group>
    </form>
  );
}
