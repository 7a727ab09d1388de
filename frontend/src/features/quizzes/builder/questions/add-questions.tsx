import { Button, Menu } from '@mantine/core';
import {
  IconArrowsShuffle,
  IconChevronDown,
  IconFileImport,
  IconPlus,
  IconSparkles,
  IconStack2,
} from '@tabler/icons-react';
import { questionTypes, type QuestionType } from '../../../../../../core/quizzes/question.ts';
import { questionTypeLabels } from '../../../../ui/question-form/question-form-labels.ts';
import { ownQuestion } from '../model/quiz-content.ts';
import type { BuilderWindow } from '../store/builder-store.ts';
import { useBuilderStore, useBuilderState, useDispatch, useTab } from '../store/use-builder.ts';
import styles from './questions.module.css';

const sources: readonly { window: BuilderWindow; label: string; Icon: typeof IconStack2 }[] = [
  { window: 'bank', label: 'From the bank', Icon: IconStack2 },
  { window: 'generate', label: 'Generate', Icon: IconSparkles },
  { window: 'import', label: 'Import file', Icon: IconFileImport },
];

/** The ways to add questions to the quiz. */
export function AddQuestions() {
  const store = useBuilderStore();
  return (
    <div className={styles.add}>
      <AddQuestion />
      {sources.map(({ window, label, Icon }) => (
        <Button
          key={window}
          variant="default"
          leftSection={<Icon size={16} aria-hidden />}
          onClick={() => store.getState().show(window)}
        >
          {label}
        </Button>
      ))}
      <AddPool />
    </div>
  );
}

function AddPool() {
  const showPool = useTab((tab) => tab.showPool);
  const hasSeveral = useBuilderState(({ content }) => content.questions.length > 1);
  if (!hasSeveral) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconArrowsShuffle size={16} aria-hidden />}
      onClick={() => showPool({ before: null, keys: [] })}
    >
      Random pool
    </Button>
  );
}

function AddQuestion() {
  const dispatch = useDispatch();
  const add = (type: QuestionType) =>
    dispatch({ type: 'add', questions: [ownQuestion({ type, textFormat: 'MARKDOWN' })], isOpen: true });
  return (
    <Menu position="bottom-start" shadow="md" width={200} withinPortal={false} returnFocus={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          Add question
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {questionTypes.map((type) => (
          <Menu.Item key={type} onClick={() => add(type)}>
            {questionTypeLabels[type]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
