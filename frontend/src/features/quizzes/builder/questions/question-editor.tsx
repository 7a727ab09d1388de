import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { atRows } from '../../../../ui/question-form/draft-problems.ts';
import { blankDraft, draftOf } from '../../../../ui/question-form/open-draft.ts';
import { questionOf, type QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import { QuestionFields } from '../../../../ui/question-form/question-fields.tsx';
import { useQuestionForm } from '../../../../ui/question-form/use-question-form.ts';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import { isSameQuestion, type BuiltQuestion } from '../model/quiz-content.ts';
import { useDispatch } from '../store/use-builder.ts';
import styles from './questions.module.css';

interface QuestionEditorProps {
  entry: BuiltQuestion;
  number: number;
  problems: Readonly<Record<string, string>> | undefined;
}

/** The form of a question. Typing changes the quiz at once. */
export function QuestionEditor({ entry, number, problems }: QuestionEditorProps) {
  const { key } = entry;
  const dispatch = useDispatch();
  const body = useRef<HTMLDivElement>(null);
  const form = useQuestionForm(() => openedDraft(entry));
  const change = (part: Partial<QuestionDraft>) => {
    form.change(part);
    const typed = { ...form.draft, ...part };
    const question = questionOf(typed);
    dispatch({ type: 'write', key, question, typed: isReadable(question) ? null : typed });
  };
  const errors = { ...form.errors, ...(problems && atRows(form.draft, problems)) };
  useLayoutEffect(() => {
    body.current?.querySelector<HTMLElement>('textarea')?.focus();
  }, []);
  const close = () => {
    if (form.check()) dispatch({ type: 'close', key });
  };
  return (
    <div ref={body} className={styles.body} data-form>
      <QuestionFields form={{ ...form, change, errors }} />
      <div className={styles.done}>
        <Button variant="default" onClick={close} aria-label={`Done with question ${number}`}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** Whether no number of the question is NaN. */
const isReadable = ({ points, numericAnswers }: Question) =>
  [points, ...numericAnswers.flatMap(({ value, tolerance }) => [value, tolerance])].every(Number.isFinite);

/**
 * The initial draft of the form: the texts as typed before, if they still fit the question. A question without answers gets
 * the empty rows of a new question.
 */
function openedDraft({ question, typed }: BuiltQuestion): QuestionDraft {
  if (typed && isSameQuestion(questionOf(typed), question)) return typed;
  const { type, answers, numericAnswers, pairs } = question;
  const isBlank = answers.length + numericAnswers.length + pairs.length === 0;
  const draft = draftOf(question);
  if (!isBlank) return draft;
  const { choices, truths, accepted, numbers, pairs: rows } = blankDraft(type);
  return { ...draft, choices, truths, accepted, numbers, pairs: rows };
}
