import { Fieldset, Radio, Select, Switch } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { type QuestionType, questionTypes } from '../../../../core/quizzes/question.ts';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import type { CategoryChoice } from '../quiz-category/category-choice.ts';
import { AboutFields } from './about-fields.tsx';
import { AnswerReason, AnswerRow, ExplainButton } from './answer-row.tsx';
import { answerRow, type AnswerDraft } from './blank-rows.ts';
import { AddRow, ChoiceList } from './choice-list.tsx';
import { FormattedField } from './formatted-field.tsx';
import { ListProblem } from './list-problem.tsx';
import { MatchingPairs } from './matching-pairs.tsx';
import { NumberAnswers } from './number-answers.tsx';
import styles from './question-form.module.css';
import { reformatted } from './reformat.ts';
import { retyped } from './retype.ts';
import type { QuestionFormState } from './use-question-form.ts';
import { useRows } from './use-rows.ts';
import { questionTypeLabels } from './question-form-labels.ts';

/** Whether true or false is correct, and why. */
function TruthChoice({ form }: { form: QuestionFormState }) {
  const { draft, errors, change } = form;
  const name = useId();
  const set = (id: string, part: Partial<AnswerDraft>) =>
    change({ truths: draft.truths.map((truth) => (truth.id === id ? { ...truth, ...part } : truth)) });
  const mark = (id: string) =>
    change({ truths: draft.truths.map((truth) => ({ ...truth, isCorrect: truth.id === id })) });
  return (
    <Fieldset variant="unstyled" legend="Correct answer" className={styles.list ?? ''}>
      {draft.truths.map((row, index) => (
        <Truth
          key={row.id}
          row={row}
          format={draft.textFormat}
          name={name}
          onMark={() => mark(row.id)}
          set={set}
          error={errors[`answerExplanations.${index}`]}
        />
      ))}
      <ListProblem problem={errors['answers'] ?? errors['correctAnswer']} />
    </Fieldset>
  );
}

interface TruthProps {
  row: AnswerDraft;
  format: TextFormat;
  name: string;
  onMark: () => void;
  set: (id: string, part: Partial<AnswerDraft>) => void;
  error: string | undefined;
}

function Truth({ row, format, name, onMark, set, error }: TruthProps) {
  const [isExplaining, setExplaining] = useState(row.explanation !== '');
  return (
    <div className={styles.truth}>
      <Radio name={name} label={row.text} checked={row.isCorrect} onChange={onMark} />
      {isExplaining ? (
        <AnswerReason row={row} format={format} name={row.text} rows={{ set }} error={error} />
      ) : (
        <ExplainButton name={row.text} onClick={() => setExplaining(true)} />
      )}
    </div>
  );
}

const acceptedRow = () => answerRow();

/** The accepted texts of a short answer. */
function AcceptedTexts({ form: { draft, errors, change } }: { form: QuestionFormState }) {
  const { accepted } = draft;
  const rows = useRows(accepted, (next) => change({ accepted: next }), acceptedRow);
  return (
    <Fieldset variant="unstyled" legend="Accepted answers" className={styles.list ?? ''}>
      <p className={styles.hint}>
        Letter case and extra spaces don’t matter. Press Enter for the next answer.
      </p>
      <div {...rows.list}>
        {accepted.map((row, index) => (
          <AnswerRow
            key={row.id}
            row={row}
            index={index}
            count={accepted.length}
            rows={rows}
            noun="Answer"
            textFormat="PLAIN"
            format={draft.textFormat}
            error={errors[`answers.${index}`]}
            explanationError={errors[`answerExplanations.${index}`]}
          />
        ))}
      </div>
      <AddRow label="Add an answer" onClick={rows.add} />
      <ListProblem problem={errors['answers']} />
    </Fieldset>
  );
}

/** Switches formatting on and off. The texts look the same afterwards. */
function FormatSwitch({ form: { draft, change } }: { form: QuestionFormState }) {
  return (
    <Switch
      label="Markdown, formulas, code and images"
      description={
        draft.textFormat === 'MARKDOWN'
          ? '$x^2$ is shown as a formula, and **bold** as bold text.'
          : 'Off: students see every character as you type it.'
      }
      checked={draft.textFormat === 'MARKDOWN'}
      onChange={({ currentTarget }) =>
        change(reformatted(draft, currentTarget.checked ? 'MARKDOWN' : 'PLAIN'))
      }
    />
  );
}

interface QuestionFieldsProps {
  form: QuestionFormState;
  /** Categories of the bank. Undefined for a question of a quiz: category and practice are then not shown. */
  categories?: readonly CategoryChoice[];
  /** Shown below the question's text, for example similar questions. */
  children?: ReactNode;
}

/** All fields of one question of any type. The caller provides the surrounding form and its buttons. */
export function QuestionFields({ form, categories, children }: QuestionFieldsProps) {
  const { draft, errors, change } = form;
  return (
    <div {...form.fields} className={styles.fields}>
      <Select
        label="Type"
        className={styles.type ?? ''}
        allowDeselect={false}
        data={questionTypes.map((value) => ({ value, label: questionTypeLabels[value] }))}
        value={draft.type}
        onChange={(value) => change(retyped(draft, typeNamed(value) ?? draft.type))}
      />
      <FormatSwitch form={form} />
      <FormattedField
        label="Question"
        // In a dialog, this field gets the focus first.
        data-autofocus
        required
        error={errors['question']}
        format={draft.textFormat}
        value={draft.question}
        onChange={(question) => change({ question })}
      />
      {children}
      <AnswerFields form={form} />
      <FormattedField
        label="Explanation"
        description={
          draft.type === 'ESSAY'
            ? 'Shown with the result. Describe a good answer.'
            : 'Shown with the result, for correct and wrong answers.'
        }
        error={errors['explanation']}
        format={draft.textFormat}
        value={draft.explanation}
        onChange={(explanation) => change({ explanation })}
      />
      <AboutFields form={form} categories={categories} />
    </div>
  );
}

function AnswerFields({ form }: { form: QuestionFormState }) {
  const { type } = form.draft;
  if (type === 'TRUE_FALSE') return <TruthChoice form={form} />;
  if (type === 'SHORT_ANSWER') return <AcceptedTexts form={form} />;
  if (type === 'NUMERIC') return <NumberAnswers form={form} />;
  if (type === 'MATCHING') return <MatchingPairs form={form} />;
  if (type === 'ESSAY') return <p className={styles.hint}>An instructor reads the answer and grades it.</p>;
  return <ChoiceList form={form} />;
}

function typeNamed(value: string | null): QuestionType | undefined {
  return questionTypes.find((type) => type === value);
}
