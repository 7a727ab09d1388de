import { MultiSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core';
import { difficulties, questionTypes, type QuestionType } from '../../../../../../core/quizzes/question.ts';
import { difficultyLabels, questionTypeLabels } from '../../../../ui/question-form/question-form-labels.ts';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { useOwnCategories } from '../../../../lib/quizzes/use-bank-categories.ts';
import { NoteSelect } from '../../../../ui/question-source/note-select.tsx';
import { SourceControl } from '../../../../ui/question-source/source-control.tsx';
import { possibleChoice, possibleTypes, settingsOfCode, type Criteria } from './criteria.ts';
import styles from './picking.module.css';

interface CriteriaFieldsProps {
  criteria: Criteria;
  /** The error of the number of questions. */
  countProblem: string | null;
  /** Why the code cannot be used. */
  codeProblem: string | null;
  onChange: (part: Partial<Criteria>) => void;
}

const sources = [
  { value: 'bank', label: 'Drawn from the bank' },
  { value: 'text', label: 'From text' },
  { value: 'note', label: 'From a note' },
] as const;

export function CriteriaFields({ criteria, countProblem, codeProblem, onChange }: CriteriaFieldsProps) {
  const { from, count, seed } = criteria;
  const types = possibleChoice(criteria);
  return (
    <div className={styles.criteria}>
      <SourceControl
        className={styles.whole ?? ''}
        label="Where the questions come from"
        sources={sources}
        value={from}
        onChange={(value) => onChange({ from: value })}
      />
      <SourceFields criteria={criteria} onChange={onChange} />
      <MultiSelect
        label="Types"
        placeholder={types.length === 0 ? 'Any' : ''}
        data={possibleTypes(from).map((value) => ({ value, label: typeLabel(value, from) }))}
        value={types}
        onChange={(values) => onChange({ types: questionTypes.filter((type) => values.includes(type)) })}
      />
      <NumberField
        label="Number of questions"
        isWhole
        value={count}
        error={countProblem}
        onChange={(number) => onChange({ count: number })}
      />
      <TextInput
        className={styles.whole ?? ''}
        label="Repeat a selection"
        description="Enter the code of an earlier selection to get the same questions, as many and of the same types. Leave it empty for other questions."
        autoComplete="off"
        value={seed}
        error={codeProblem}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget: { value } }) => onChange({ seed: value, ...settingsOfCode(value) })}
      />
    </div>
  );
}

type SourceFieldsProps = Pick<CriteriaFieldsProps, 'criteria' | 'onChange'>;

/** The text, the note or the part of the bank. */
function SourceFields({ criteria, onChange }: SourceFieldsProps) {
  const { from, text, note } = criteria;
  const whole = styles.whole ?? '';
  if (from === 'bank') return <BankCriteria criteria={criteria} onChange={onChange} />;
  if (from === 'note')
    return <NoteSelect className={whole} note={note} onChange={(chosen) => onChange({ note: chosen })} />;
  return (
    <Textarea
      className={whole}
      label="Text"
      description="Paste a chapter or a summary. Each question shows the sentence that it is based on."
      autosize
      minRows={5}
      maxRows={12}
      value={text}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
    />
  );
}

/** Events in a text also give orders, which are matching questions. */
function typeLabel(type: QuestionType, from: Criteria['from']): string {
  return from !== 'bank' && type === 'MATCHING' ? 'Matching or ordering' : questionTypeLabels[type];
}

function BankCriteria({ criteria, onChange }: SourceFieldsProps) {
  const categories = useOwnCategories();
  const { categoryIds, concepts, difficulty } = criteria;
  return (
    <>
      <MultiSelect
        className={styles.whole ?? ''}
        label="Categories"
        placeholder={categoryIds.length === 0 ? 'Any' : ''}
        searchable
        nothingFoundMessage="No matching category"
        data={categories.map(({ id, categoryName }) => ({
          value: id,
          label: categoryName,
        }))}
        value={[...categoryIds]}
        onChange={(ids) => onChange({ categoryIds: ids })}
      />
      <TagsInput
        label="Concepts"
        placeholder={concepts.length === 0 ? 'Any' : ''}
        splitChars={[',']}
        value={[...concepts]}
        onChange={(names) => onChange({ concepts: names })}
      />
      <Select
        label="Difficulty"
        placeholder="Any"
        clearable
        clearButtonProps={{ 'aria-label': 'Any difficulty' }}
        data={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
        value={difficulty}
        onChange={(value) => onChange({ difficulty: difficulties.find((each) => each === value) ?? null })}
      />
    </>
  );
}
