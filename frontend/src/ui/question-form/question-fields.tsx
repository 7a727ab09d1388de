import { Select, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionTypes, type QuestionType } from '../../../../core/quizzes/question.ts';
import type { CategoryChoice } from '../quiz-category/category-choice.ts';
import { AboutFields } from './about-fields.tsx';
import { AcceptedTexts } from './accepted-texts.tsx';
import { ChoiceList } from './choice-list.tsx';
import { MatchingPairs } from './matching-pairs.tsx';
import { NumberAnswers } from './number-answers.tsx';
import { retyped } from './retype.ts';
import { TruthChoice } from './truth-choice.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { questionTypeWords } from './words.ts';
import styles from './question-form.module.css';

interface QuestionFieldsProps {
  form: QuestionFormState;
  /** What a question of the bank may stand in. Left out, category and practice are not asked for: it is of a quiz. */
  categories?: readonly CategoryChoice[];
  /** Below the question's text, such as questions that say nearly the same. */
  children?: ReactNode;
}

/** Every field of one question, of any type. The form around it, and its buttons, are the caller's. */
export function QuestionFields({ form, categories, children }: QuestionFieldsProps) {
  const { draft, errors, change } = form;
  return (
    <div {...form.fields} className={styles.fields}>
      <Select
        label="Type"
        className={styles.type ?? ''}
        allowDeselect={false}
        data={questionTypes.map((value) => ({ value, label: questionTypeWords[value] }))}
        value={draft.type}
        onChange={(value) => change(retyped(draft, typeNamed(value) ?? draft.type))}
      />
      <Textarea
        label="Question"
        // Where a window holds the fields, one begins here.
        data-autofocus
        required
        autosize
        minRows={2}
        maxRows={12}
        error={errors['question']}
        value={draft.question}
        onChange={({ currentTarget }) => change({ question: currentTarget.value })}
      />
      {children}
      <AnswerFields form={form} />
      <Textarea
        label="Explanation"
        description={
          draft.type === 'ESSAY'
            ? 'Shown with the result: what a good text says.'
            : 'Shown with the result, whatever was answered.'
        }
        autosize
        minRows={2}
        maxRows={12}
        error={errors['explanation']}
        value={draft.explanation}
        onChange={({ currentTarget }) => change({ explanation: currentTarget.value })}
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
  if (type === 'ESSAY') return <p className={styles.hint}>A person reads the text and grades it.</p>;
  return <ChoiceList form={form} />;
}

function typeNamed(value: string | null): QuestionType | undefined {
  return questionTypes.find((type) => type === value);
}
