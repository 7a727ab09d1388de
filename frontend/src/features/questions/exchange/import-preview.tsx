import { Button, Checkbox, Group, Select, Switch } from '@mantine/core';
import type { CategoryChoice } from '../../../components/question-form/about-fields.tsx';
import { questionTypeWords } from '../../../components/question-form/words.ts';
import { QuestionView } from '../../../components/question-view/question-view.tsx';
import { formatName } from './formats.ts';
import type { ImportPreview, ImportedQuestion } from './import-api.ts';
import { ReportLines } from './report-lines.tsx';
import type { ImportPlan } from './use-import-plan.ts';
import styles from './exchange.module.css';

interface PreviewProps {
  preview: ImportPreview;
  plan: ImportPlan;
  categories: readonly CategoryChoice[];
  onBack: () => void;
  onImport: () => void;
  isSending: boolean;
}

/** What was read, to choose from. Nothing is stored yet. */
export function Preview({ preview, plan, categories, onBack, onImport, isSending }: PreviewProps) {
  const { format, count, questions, report } = preview;
  return (
    <>
      <p role="status" className={styles.found}>
        {count === 1 ? '1 question' : `${count.toLocaleString('en-US')} questions`} in {formatName(format)}.
        {count > questions.length ? ` The first ${questions.length} are shown; the others come in, too.` : ''}
      </p>
      <ReportLines report={report} />
      {count === 0 ? null : (
        <>
          <PlanFields plan={plan} categories={categories} />
          <ul className={styles.questions} aria-label="Questions of the file">
            {questions.map((question) => (
              <Entry key={question.place} question={question} plan={plan} />
            ))}
          </ul>
        </>
      )}
      <Group className={styles.foot ?? ''} gap="sm" justify="flex-end">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button loading={isSending} disabled={plan.count === 0} onClick={onImport}>
          {plan.count === 1 ? 'Import 1 question' : `Import ${plan.count.toLocaleString('en-US')} questions`}
        </Button>
      </Group>
    </>
  );
}

function PlanFields({ plan, categories }: Pick<PreviewProps, 'plan' | 'categories'>) {
  return (
    <div className={styles.plan}>
      <Select
        label="Category for all"
        placeholder="As the file says"
        clearable
        searchable
        nothingFoundMessage="No such category"
        data={categories.map(({ id, categoryName }) => ({ value: id, label: categoryName }))}
        value={plan.categoryId}
        onChange={plan.setCategoryId}
      />
      <Switch
        label="Students may get them when they practise"
        checked={plan.practice}
        onChange={({ currentTarget }) => plan.setPractice(currentTarget.checked)}
      />
      <Checkbox
        label="Choose all that are shown"
        checked={plan.isAll}
        indeterminate={!plan.isAll && plan.isAny}
        onChange={({ currentTarget }) => plan.chooseAll(currentTarget.checked)}
      />
    </div>
  );
}

function Entry({ question, plan }: { question: ImportedQuestion; plan: ImportPlan }) {
  const { place, line, type, name, category, duplicates } = question;
  return (
    <li>
      <Checkbox
        aria-label={`Import: ${question.question}`}
        checked={plan.has(place)}
        onChange={({ currentTarget }) => plan.choose(place, currentTarget.checked)}
      />
      <div>
        <QuestionView question={question} />
        <p className={styles.facts}>
          <span>Line {line}</span>
          <span>{questionTypeWords[type]}</span>
          {name === null ? null : <span>{name}</span>}
          {category === null ? null : <span>{category}</span>}
          {duplicates.length === 0 ? null : <b className={styles.twice}>stands in the bank already</b>}
        </p>
      </div>
    </li>
  );
}
