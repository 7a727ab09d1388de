import { Button, Group, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { type Option, splitQuestion, textFormatOf } from '../../../../../../core/quizzes/question-parts.ts';
import { drawFromPools } from '../../../../../../core/quizzes/question-pools.ts';
import { normalizeQuestion } from '../../../../../../core/quizzes/question-rules.ts';
import { shuffled } from '../../../../../../core/quizzes/random.ts';
import { randomOf } from '../../../../../../core/quizzes/seeded-random.ts';
import { inShownOrder } from '../../../../../../core/quizzes/shuffle-options.ts';
import type { AskedQuestionPartsFragment } from '../../../../gql/graphql.ts';
import { LinkedText } from '../../../../ui/linked-text/linked-text.tsx';
import { AskedQuestion } from '../../../../ui/quiz-question/asked-question.tsx';
import type { QuestionResponse } from '../../../../ui/quiz-question/question-response.ts';
import { type BuiltQuestion, newKey, type QuizContent } from '../model/quiz-content.ts';
import { rulesInShort } from '../settings/setting-labels.ts';
import { useBuilderState, useTab } from '../store/use-builder.ts';
import styles from './windows.module.css';

/** The questions as an attempt could show them. The same seed gives the same order. Empty questions are skipped. */
function previewOf({ settings, questions }: QuizContent, seed: string): AskedQuestionPartsFragment[] {
  const all = questions.filter(({ question }) => question.question.trim() !== '');
  const drawn = drawFromPools(all, settings.pools, randomOf(`${seed} pools`));
  const askedQuestions = drawn.map((question) => askedOf(question, settings.shuffleAnswers, seed));
  return settings.shuffleQuestions ? shuffled(askedQuestions, randomOf(seed)) : askedQuestions;
}

function askedOf(
  { key, question }: BuiltQuestion,
  shufflesAnswers: boolean,
  seed: string,
): AskedQuestionPartsFragment {
  let count = 0;
  const newId = () => {
    count += 1;
    return `${key}-${count}`;
  };
  const random = randomOf(`${seed} ${key}`);
  const { prompt, key: answers } = splitQuestion(normalizeQuestion(question), { newId, random });
  const authorsOrder = shufflesAnswers ? null : (answers.order ?? null);
  const { options, matchPrompts, matchOptions } = inShownOrder(prompt, random, authorsOrder);
  return {
    __typename: 'AttemptQuestion',
    id: key,
    type: prompt.type,
    textFormat: textFormatOf(prompt),
    question_text: prompt.question,
    points: Number.isFinite(question.points) ? question.points : 0,
    answers: options.map(toOption),
    matchPrompts: matchPrompts.map(toOption),
    matchOptions: matchOptions.map(toOption),
    response: { __typename: 'QuestionResponse', answerIds: [], text: '', matches: [] },
  };
}

const textsOf = (options: readonly Pick<Option, 'text'>[]) => options.map(({ text }) => text);

/** The texts in the order of a preview. */
function orderIn(preview: readonly AskedQuestionPartsFragment[]): string {
  return JSON.stringify(
    preview.map(({ id, answers, matchPrompts, matchOptions }) => [
      id,
      ...[answers, matchPrompts, matchOptions].map(textsOf),
    ]),
  );
}

/** Maximum seeds to try. With two possible orders, half of all seeds give the current order. */
const maxTries = 30;

/** A seed that gives another order than the shown one. Null if all seeds give the same. */
function otherSeed(content: QuizContent, seed: string): string | null {
  const currentOrder = orderIn(previewOf(content, seed));
  for (let tries = 0; tries < maxTries; tries += 1) {
    const other = newKey();
    if (orderIn(previewOf(content, other)) !== currentOrder) return other;
  }
  return null;
}

function orderText(hasPools: boolean): string {
  return hasPools
    ? 'Each attempt asks other questions of the random pools.'
    : 'Each attempt has a different order.';
}

const toOption = ({ id, text }: Option) => ({ __typename: 'AttemptOption' as const, id, text });

/** The quiz as students see it. Nothing is stored or graded. */
export function PreviewWindow() {
  const isOpen = useTab(({ window }) => window === 'preview');
  const show = useTab((tab) => tab.show);
  return (
    <Modal opened={isOpen} onClose={() => show(null)} title="As a student sees it" size={760}>
      {isOpen ? <Preview /> : null}
    </Modal>
  );
}

function Preview() {
  const content = useBuilderState((state) => state.content);
  const [seed, setSeed] = useState(newKey);
  const [responses, setResponses] = useState<Readonly<Record<string, QuestionResponse>>>({});
  const { title, description, pools } = content.settings;
  const questions = previewOf(content, seed);
  const other = useMemo(() => otherSeed(content, seed), [content, seed]);
  const hasPools = pools.length > 0;
  return (
    <div className={styles.preview}>
      <div>
        <p className={styles.quizTitle}>{title.trim() === '' ? 'Untitled quiz' : title}</p>
        {description.trim() === '' ? null : (
          <p className={styles.description}>
            <LinkedText text={description} />
          </p>
        )}
        <p className={styles.muted}>{rulesInShort(content.settings)}</p>
      </div>
      <Group justify="space-between" gap="sm">
        <span className={styles.muted}>
          {other === null ? 'Everybody gets this order.' : orderText(hasPools)} Nothing is graded here.
        </span>
        {other === null ? null : (
          <Button variant="default" size="compact-md" onClick={() => setSeed(other)}>
            {hasPools ? 'Another draw' : 'Another order'}
          </Button>
        )}
      </Group>
      {questions.map((question, at) => (
        <div key={question.id} className={styles.asked}>
          <AskedQuestion
            question={question}
            response={responses[question.id]}
            onChange={(response) => setResponses({ ...responses, [question.id]: response })}
            note={
              <span>
                Question {at + 1} of {questions.length}
              </span>
            }
          />
        </div>
      ))}
    </div>
  );
}
