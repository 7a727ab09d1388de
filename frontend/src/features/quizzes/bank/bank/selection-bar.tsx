import { Button, Checkbox, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { difficulties, type Difficulty } from '../../../../../../core/quizzes/question.ts';
import { difficultyLabels } from '../../../../ui/question-form/question-form-labels.ts';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { barActions } from './focus-on-bar.ts';
import type { Selection } from './use-selection.ts';
import styles from './bank.module.css';

/** Actions on all selected questions. */
export interface ManyActions {
  readonly isOwn: boolean;
  readonly canEdit: boolean;
  readonly onMove: () => void;
  readonly onRate: (difficulty: Difficulty | null) => void;
  readonly onPractice: (practice: boolean) => void;
  readonly onAddToQuiz: () => void;
  readonly onExport: () => void;
  /** Copies the questions into the user's own bank. */
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

interface SelectionBarProps {
  /** The current page. */
  page: readonly BankQuestionFragment[];
  /** Number of questions that match the filters. */
  total: number;
  selection: Selection;
  actions: ManyActions;
}

/** Selects a page or all matching questions, and offers actions on the selected questions. */
export function SelectionBar({ page, total, selection, actions }: SelectionBarProps) {
  const { count, isAll, has, choose, chooseAll, drop, clear } = selection;
  const chosenOnPage = page.filter(has).length;
  const isPageChosen = page.length > 0 && chosenOnPage === page.length;
  return (
    <div className={styles.selection} data-any={count > 0}>
      <Checkbox
        label="Select page"
        checked={isPageChosen}
        indeterminate={chosenOnPage > 0 && !isPageChosen}
        onChange={({ currentTarget }) => {
          if (currentTarget.checked) choose(page);
          else if (isAll) clear();
          else drop(page);
        }}
      />
      <p role="status">{selectionText(selection)}</p>
      {isPageChosen && !isAll && total > page.length ? (
        <Button size="compact-md" variant="subtle" onClick={chooseAll}>
          Select all {total.toLocaleString('en-US')} matches
        </Button>
      ) : null}
      {count === 0 ? null : <Actions actions={actions} onClear={clear} />}
    </div>
  );
}

function selectionText({ count, isAll }: Selection): string {
  if (count === 0) return '';
  return isAll ? `All ${count.toLocaleString('en-US')} matches selected` : `${count} selected`;
}

function Actions({ actions, onClear }: { actions: ManyActions; onClear: () => void }) {
  return (
    <Group gap={4} id={barActions} className={styles.actions ?? ''}>
      {actions.canEdit ? <ChangeMenu actions={actions} /> : null}
      <Button size="compact-md" variant="subtle" onClick={actions.onAddToQuiz}>
        Add to a quiz
      </Button>
      {actions.isOwn ? (
        <Button size="compact-md" variant="subtle" onClick={actions.onExport}>
          Export
        </Button>
      ) : (
        <Button size="compact-md" variant="subtle" onClick={actions.onCopy}>
          Copy to my bank
        </Button>
      )}
      {actions.canEdit ? (
        <Button size="compact-md" variant="subtle" color="danger" onClick={actions.onDelete}>
          Delete
        </Button>
      ) : null}
      <Button size="compact-md" variant="subtle" color="gray" onClick={onClear}>
        Clear
      </Button>
    </Group>
  );
}

function ChangeMenu({ actions }: { actions: ManyActions }) {
  return (
    <Menu shadow="md" width={250} position="bottom-start">
      <Menu.Target>
        <Button size="compact-md" variant="subtle" rightSection={<IconChevronDown size={16} aria-hidden />}>
          Change
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={actions.onMove}>Move to a category…</Menu.Item>
        <Menu.Label>Difficulty</Menu.Label>
        {difficulties.map((difficulty) => (
          <Menu.Item key={difficulty} onClick={() => actions.onRate(difficulty)}>
            {difficultyLabels[difficulty]}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => actions.onRate(null)}>Unset</Menu.Item>
        <Menu.Label>Practice</Menu.Label>
        <Menu.Item onClick={() => actions.onPractice(true)}>Allow practice</Menu.Item>
        <Menu.Item onClick={() => actions.onPractice(false)}>Not for practice</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
