import type { Question } from '../../../../../../core/quizzes/question.ts';
import { Button, Checkbox, Group, Modal, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import {
  checkPools,
  poolLimits,
  poolNamed,
  type QuestionPool,
} from '../../../../../../core/quizzes/question-pools.ts';
import { newPoolName, type PoolOnScreen } from '../model/pool-edits.ts';
import { useBuilderStore, useBuilderState, useTab } from '../store/use-builder.ts';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';
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
  const pools = useBuilderState(({ content }) => content.settings.pools);
  const questions = useBuilderState(({ content }) => content.questions);
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
  const [count, setCount] = useState<number | null>(() => stored?.count ?? Math.max(1, keys.length - 1));
  const [points, setPoints] = useState<number | null>(stored?.points ?? 1);
  const pick = (key: string, isIn: boolean) => {
    const next = new Set(members);
    if (isIn) next.add(key);
    else next.delete(key);
    setMembers(next);
  };
  const pickAll = (isIn: boolean) => setMembers(new Set(isIn ? questions.map(({ key }) => key) : []));
  const pool: QuestionPool = { name: name.trim(), count: count ?? Number.NaN, points: points ?? Number.NaN };
  const others = pools.filter((each) => each !== stored);
  return {
    pool,
    problems: problemsOf(pool, others, members.size),
    fields: { name, setName, count, setCount, points, setPoints },
    questions,
    members,
    pick,
    pickAll,
    stored,
  };
}

/** Errors by field. `questions`: the error of the selection of questions. */
function problemsOf(pool: QuestionPool, others: readonly QuestionPool[], size: number) {
  const problemsByPath = checkPools([...others, pool]);
  const prefix = `pools.${others.length}.`;
  const problems = {
    name: problemsByPath[`${prefix}name`],
    count: problemsByPath[`${prefix}count`],
    points: problemsByPath[`${prefix}points`],
  };
  const isTooMany = problems.count === undefined && pool.count > size;
  return {
    ...problems,
    questions: isTooMany
      ? `Choose at least ${pool.count === 1 ? '1 question' : `${pool.count} questions`}.`
      : undefined,
  };
}

function PoolForm({ shown, onClose }: { shown: PoolOnScreen; onClose: () => void }) {
  const { pool, problems, fields, questions, members, pick, pickAll, stored } = usePoolForm(shown);
  const [wasSubmitted, setSubmitted] = useState(false);
  const store = useBuilderStore();
  const { before } = shown;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    store.getState().dispatch({ type: 'pool', before, pool, keys: [...members] });
    onClose();
  };
  const remove = () => {
    store.getState().dispatch({ type: 'pool', before, pool: null, keys: [] });
    onClose();
  };
  const addFromBank = () => {
    onClose();
    store.getState().show('bank');
  };
  const shownProblem = (field: keyof typeof problems) => (wasSubmitted ? problems[field] : undefined);
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
        <NumberField
          label="Questions in an attempt"
          isWhole
          value={fields.count}
          error={shownProblem('count')}
          onChange={fields.setCount}
        />
        <NumberField
          label="Points for each"
          value={fields.points}
          error={shownProblem('points')}
          onChange={fields.setPoints}
        />
      </div>
      <fieldset className={styles.choice}>
        <legend>{`Questions in the pool: ${members.size}`}</legend>
        <Checkbox
          label="Select all"
          checked={members.size > 0 && members.size === questions.length}
          indeterminate={members.size > 0 && members.size < questions.length}
          disabled={questions.length === 0}
          onChange={({ currentTarget }) => pickAll(currentTarget.checked)}
        />
        {questions.map(({ key, question, pool: current }, at) => {
          const other = current && current !== stored?.name ? current : null;
          return (
            <Checkbox
              key={key}
              label={<PoolQuestion question={question} number={at + 1} />}
              description={other === null ? null : `Now in ${other}`}
              checked={members.has(key)}
              onChange={({ currentTarget }) => pick(key, currentTarget.checked)}
            />
          );
        })}
      </fieldset>
      <p className={styles.rule}>
        A pool contains questions of this quiz. To use others, add them to the quiz first:{' '}
        <Button size="compact-sm" variant="default" onClick={addFromBank}>
          From the bank
        </Button>
      </p>
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

function PoolQuestion({
  question: { question, textFormat },
  number,
}: {
  question: Question;
  number: number;
}) {
  const text = question.trim();
  return (
    <>
      {number}. {text === '' ? 'Not written yet' : <RichText text={text} format={textFormat} isLine />}
    </>
  );
}
