import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { AskedQuestion } from '../../../../ui/quiz-question/asked-question.tsx';
import type { Given } from '../../../../ui/quiz-question/given.ts';
import { previewOf } from '../model/preview.ts';
import { newKey } from '../model/quiz-content.ts';
import { rulesInShort } from '../settings/rule-words.ts';
import { useBuilt, useTab } from '../store/use-builder.ts';
import styles from './windows.module.css';

/** The quiz as a student meets it. Nothing is stored, and nothing graded. */
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
  const content = useBuilt((state) => state.content);
  const [seed, setSeed] = useState(newKey);
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({});
  const { title, description, shuffleQuestions, shuffleAnswers } = content.settings;
  const questions = previewOf(content, seed);
  const isShuffled = shuffleQuestions || shuffleAnswers;
  return (
    <div className={styles.preview}>
      <div>
        <p className={styles.quizTitle}>{title.trim() === '' ? 'Untitled quiz' : title}</p>
        {description.trim() === '' ? null : <p className={styles.description}>{description}</p>}
        <p className={styles.muted}>{rulesInShort(content.settings)}</p>
      </div>
      <Group justify="space-between" gap="sm">
        <span className={styles.muted}>
          {isShuffled ? 'Each attempt has an order of its own.' : 'Everybody gets this order.'} Nothing is
          graded here.
        </span>
        {isShuffled ? (
          <Button variant="default" size="compact-md" onClick={() => setSeed(newKey())}>
            Another order
          </Button>
        ) : null}
      </Group>
      {questions.map((question, at) => (
        <div key={question.id} className={styles.asked}>
          <AskedQuestion
            question={question}
            given={given[question.id]}
            onChange={(answer) => setGiven({ ...given, [question.id]: answer })}
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
