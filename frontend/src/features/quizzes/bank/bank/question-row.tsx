import { ActionIcon, Checkbox, Menu, UnstyledButton } from '@mantine/core';
import { IconCopy, IconDotsVertical, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { readableText } from '../../../../../../core/rich-text/readable-text.ts';
import type { QuestionSort } from '../../../../../../core/quizzes/question.ts';
import { ago } from '../../../../lib/ago.ts';
import { Cell } from '../../../../ui/list/records.tsx';
import { sortableColumn } from '../../../../ui/list/sort-order.tsx';
import { difficultyLabels, questionTypeLabels } from '../../../../ui/question-form/question-form-labels.ts';
import styles from './bank.module.css';
import { focusOnBar } from './focus-on-bar.ts';
import { isFirstDescending, type BankOrder } from './use-bank-search.ts';
import { RichText } from '../../../../ui/rich-text/rich-text.tsx';

/** Line below a question in the list: its concepts and anything unusual. */
function QuestionMarks({ question }: { question: BankQuestionFragment }) {
  const { concepts, usedIn, duplicates, availableForPractice } = question;
  const marks = [
    ...(usedIn.length > 0 ? [`in ${usedIn.length} ${usedIn.length === 1 ? 'quiz' : 'quizzes'}`] : []),
    ...(duplicates.length > 0 ? ['Possible duplicate'] : []),
    ...(availableForPractice ? ['for practice'] : []),
  ];
  if (concepts.length + marks.length === 0) return null;
  return (
    <p className={styles.marks}>
      {concepts.map((concept) => (
        <span key={concept} className={styles.concept}>
          {concept}
        </span>
      ))}
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </p>
  );
}

const columns = {
  question: 'Question',
  type: 'Type',
  category: 'Category',
  difficulty: 'Difficulty',
  points: 'Points',
  changed: 'Changed',
  more: 'More',
};
/** The column headings. Most of them sort the list. */
export function questionColumns(sorting: { order: BankOrder; onOrder: (order: BankOrder) => void }) {
  const sortable = (name: string, sort: QuestionSort) =>
    sortableColumn(name, sort, { ...sorting, isFirstDescending });
  return [
    sortable(columns.question, 'TEXT'),
    columns.type,
    columns.category,
    sortable(columns.difficulty, 'DIFFICULTY'),
    sortable(columns.points, 'POINTS'),
    sortable(columns.changed, 'UPDATED'),
    columns.more,
  ];
}

/** Actions on a question of the list. */
export interface QuestionActions {
  readonly choose: (question: BankQuestionFragment, isChosen: boolean) => void;
  readonly edit: (question: BankQuestionFragment) => void;
  readonly showVersions: (question: BankQuestionFragment) => void;
  readonly remove: (question: BankQuestionFragment) => void;
  /** Copies the question to the user’s bank. Null if it is there already. */
  readonly copy: ((question: BankQuestionFragment) => void) | null;
}

interface QuestionRowProps {
  question: BankQuestionFragment;
  categoryName: string;
  isChosen: boolean;
  /** Number of selected questions, for the button that leads to the action bar. Null for no button. */
  wayToBar: number | null;
  actions: QuestionActions;
}

export function QuestionRow({ question, categoryName, isChosen, wayToBar, actions }: QuestionRowProps) {
  const { type, difficulty, points, updatedAt } = question;
  const name = readableText(question.question, question.textFormat);
  return (
    <tr data-chosen={isChosen} className={styles.row}>
      <Cell label={columns.question}>
        <div className={styles.head}>
          <Checkbox
            aria-label={`Select: ${name}`}
            checked={isChosen}
            onChange={({ currentTarget }) => actions.choose(question, currentTarget.checked)}
          />
          {wayToBar === null ? null : <WayToBar count={wayToBar} />}
          <div className={styles.words}>
            <UnstyledButton className={styles.question ?? ''} onClick={() => actions.edit(question)}>
              <RichText text={question.question} format={question.textFormat} isLine />
            </UnstyledButton>
            <QuestionMarks question={question} />
          </div>
        </div>
      </Cell>
      <Cell label={columns.type}>
        <span className={styles.word}>{questionTypeLabels[type]}</span>
      </Cell>
      <Cell label={columns.category}>
        {categoryName === '' ? null : <span className={styles.category}>{categoryName}</span>}
      </Cell>
      <Cell label={columns.difficulty}>
        {difficulty === null ? null : <span className={styles.word}>{difficultyLabels[difficulty]}</span>}
      </Cell>
      <Cell label={columns.points}>{points}</Cell>
      <Cell label={columns.changed}>
        <time dateTime={updatedAt} className={styles.changed}>
          {ago(updatedAt)}
        </time>
      </Cell>
      <Cell label={columns.more}>
        <QuestionMenu question={question} actions={actions} />
      </Cell>
    </tr>
  );
}

/** Moves the focus to the action bar. Without this button, keyboard users would tab through many rows. */
function WayToBar({ count }: { count: number }) {
  return (
    <UnstyledButton className={styles.wayToBar ?? ''} onClick={focusOnBar}>
      Go to actions ({count.toLocaleString('en-US')} selected)
    </UnstyledButton>
  );
}

const iconSize = 16;

function QuestionMenu({ question, actions }: Pick<QuestionRowProps, 'question' | 'actions'>) {
  const { canEdit } = question;
  const { copy } = actions;
  return (
    <Menu shadow="md" width={180} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          className={styles.menu ?? ''}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`More for: ${readableText(question.question, question.textFormat)}`}
        >
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canEdit ? (
          <Menu.Item leftSection={<IconPencil size={iconSize} />} onClick={() => actions.edit(question)}>
            Edit
          </Menu.Item>
        ) : null}
        <Menu.Item
          leftSection={<IconHistory size={iconSize} />}
          onClick={() => actions.showVersions(question)}
        >
          Versions
        </Menu.Item>
        {copy === null ? null : (
          <Menu.Item leftSection={<IconCopy size={iconSize} />} onClick={() => copy(question)}>
            Copy to my bank
          </Menu.Item>
        )}
        {canEdit ? (
          <>
            <Menu.Divider />
            <Menu.Item
              color="danger"
              leftSection={<IconTrash size={iconSize} />}
              onClick={() => actions.remove(question)}
            >
              Delete
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
