import { IconGripVertical } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { CategoryType } from '../../../../../core/grading/course.ts';
import type { CourseErrors, ItemField } from '../../../../../core/grading/editing/field-errors.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { ItemFigures } from '../model/figures.ts';
import { addsText } from '../model/adds-text.ts';
import { nameOf } from '../model/names.ts';
import { useItemRow, useLock } from '../store/use-planner.ts';
import { AssignmentNote } from './assignment-note.tsx';
import { BonusNote } from './bonus-note.tsx';
import { DueNote } from './due-note.tsx';
import { EnteredChip } from './entered-chip.tsx';
import { FeedbackNote } from './feedback-note.tsx';
import { GradeCell } from './grade-cell.tsx';
import { setItemText } from './item-actions.ts';
import styles from './item-row.module.css';
import { KnownSwitch } from './known-switch.tsx';
import { LetterNote } from './letter-note.tsx';
import { ReleasedChip } from './released-chip.tsx';
import { AgainChip, NeedChip } from './need-chip.tsx';
import { MaximumNote } from './maximum-note.tsx';
import { QuizNote } from './quiz-note.tsx';
import { RowMenu } from './row-menu.tsx';
import { TextCell } from './text-cell.tsx';
import { errorId } from './use-cell.ts';
import { WeightCell } from './weight-cell.tsx';

interface RowErrorsProps {
  itemKey: string;
  errors: CourseErrors['items'][string];
  /** The column of the cell with the hypothetical grade. */
  triedColumn: 'grade' | 'needed';
  /** The grade that still counts if another one was refused. Null if there is none. */
  counted: number | null;
}

const fields: readonly ItemField[] = [
  'name',
  'weight',
  'knownScores',
  'grade',
  'triedGrade',
  'maximumPoints',
  'description',
  'dueAt',
];

/** The errors of a row's entries, below the row. */
function RowErrors({ itemKey, errors, triedColumn, counted }: RowErrorsProps) {
  return (
    <td className={styles.errors}>
      {fields.map((field) => {
        const sentence = errors[field];
        const column = field === 'triedGrade' ? triedColumn : field;
        const isGrade = field === 'grade' || field === 'triedGrade';
        return sentence === undefined ? null : (
          <span role="alert" key={field} id={errorId({ row: itemKey, column })}>
            {sentence}
            {isGrade && counted !== null ? ` ${formatCompact(counted)} still counts.` : null}
          </span>
        );
      })}
    </td>
  );
}

interface AddsCellProps {
  isKnown: boolean;
  figures: ItemFigures | undefined;
}

/** How much the item adds to the course grade. Pale if the item's grade is open or hypothetical. */
function AddsCell({ isKnown, figures }: AddsCellProps) {
  return (
    <td className={isKnown ? styles.adds : `${styles.adds} ${styles.pencil}`}>
      {figures ? addsText(figures) : ''}
    </td>
  );
}

interface ItemRowProps {
  itemKey: string;
  categoryType: CategoryType;
  /** Undefined for a row that is newer than the figures. */
  figures: ItemFigures | undefined;
  isAchieving: boolean;
}

/** One item: its weight, its grade, and in target mode the recommended grade. */
export const ItemRow = memo(function ItemRow({ itemKey, categoryType, figures, isAchieving }: ItemRowProps) {
  const { item, errors, entries, pinned } = useItemRow(itemKey);
  const lock = useLock(item);
  const [isExplained, setIsExplained] = useState(false);
  if (item === undefined) return null;
  const explanation = { isExplained, onExplain: setIsExplained };
  const explain = () => setIsExplained(true);
  const isOpen = isAchieving && !item.knownScores;
  const isReplaced = isAchieving && item.knownScores && pinned !== undefined;
  // In target mode a known item can need another attempt.
  const needsAgain = isAchieving && item.knownScores && !isReplaced ? (figures?.needed ?? null) : null;
  const counted = pinned ?? (item.knownScores ? item.grade : null);
  // In target mode an open item has a separate field for a hypothetical grade.
  const gradeColumn = isOpen ? 'needed' : 'grade';
  const triedError = errors?.triedGrade ?? null;
  // A refused grade stays at its cell in target mode.
  const enteredError = errors?.grade ?? null;
  const hasGradeError = triedError !== null || enteredError !== null;
  return (
    <tr
      className={styles.row}
      data-row={itemKey}
      data-known={item.knownScores || undefined}
      data-released={lock.isReleased || undefined}
      data-tried={isOpen || isReplaced || needsAgain !== null || undefined}
      data-pinned={pinned !== undefined || undefined}
      data-dropped={figures?.isDropped || undefined}
    >
      <td className={styles.gripCell}>
        {lock.isFromCourse ? null : (
          <button type="button" className={styles.grip} data-grip="item" aria-label={`Move ${nameOf(item)}`}>
            <IconGripVertical size={16} aria-hidden />
          </button>
        )}
      </td>
      <th scope="row" className={styles.name}>
        <TextCell
          row={itemKey}
          entry={entries?.['name']}
          column="name"
          label="Item name"
          placeholder="Unnamed item"
          value={item.name}
          isReadOnly={lock.isFromCourse}
          error={errors?.name ?? null}
          actions={(value) => setItemText(itemKey, value)}
        />
      </th>
      <WeightCell
        item={item}
        categoryType={categoryType}
        computed={figures?.weight}
        entry={entries?.['weight']}
        error={errors?.weight ?? null}
        isReadOnly={lock.isFromCourse}
      />
      <td className={styles.known}>
        <KnownSwitch item={item} isLocked={lock.isReleased} onLocked={explain} />
      </td>
      <GradeCell
        item={item}
        entries={entries}
        isAchieving={isAchieving}
        pinned={pinned}
        error={enteredError ?? (isOpen ? null : triedError)}
        hasRefusedGrade={enteredError !== null}
        weight={figures?.weight ?? 0}
        maximumError={errors?.maximumPoints ?? null}
        lock={lock}
        onLocked={explain}
      />
      <td className={styles.out}>
        {lock.isReleased && !isReplaced && needsAgain === null ? (
          <ReleasedChip isMissing={lock.isMissing} isAchieving={isAchieving} item={item} {...explanation} />
        ) : null}
        {needsAgain === null ? null : <AgainChip item={item} needed={needsAgain} {...explanation} />}
        {isReplaced ? <EnteredChip item={item} isReleased={lock.isReleased} {...explanation} /> : null}
        {isOpen ? (
          <NeedChip
            item={item}
            figures={figures}
            pinned={pinned}
            entry={entries?.['needed']}
            error={triedError}
          />
        ) : null}
      </td>
      <AddsCell isKnown={item.knownScores && !isReplaced && needsAgain === null} figures={figures} />
      <td className={styles.more}>
        <RowMenu item={item} hasWeight={categoryType === 'STANDARD'} isLocked={lock.isFromCourse} />
      </td>
      <DueNote item={item} />
      <QuizNote item={item} />
      <AssignmentNote item={item} />
      {lock.isReleased ? <FeedbackNote itemId={item.itemId} /> : null}
      {hasGradeError ? null : <BonusNote item={item} pinned={pinned} />}
      {errors?.maximumPoints === undefined ? <MaximumNote item={item} weight={figures?.weight ?? 0} /> : null}
      {hasGradeError ? null : (
        <LetterNote item={item} entries={entries} column={gradeColumn} grade={counted} />
      )}
      {errors ? (
        <RowErrors itemKey={itemKey} errors={errors} triedColumn={gradeColumn} counted={counted} />
      ) : null}
    </tr>
  );
});
