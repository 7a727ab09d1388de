import { Alert, Anchor, Button, Group } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { ago } from '../../../lib/ago.ts';
import { quizAddress } from '../../../lib/quizzes/quiz-address.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { Sending } from '../../../ui/form/sending.tsx';
import { blankDraft, draftOf } from '../../../ui/question-form/open-draft.ts';
import { QuestionFields } from '../../../ui/question-form/question-fields.tsx';
import type { QuestionFormState } from '../../../ui/question-form/use-question-form.ts';
import { QuestionView } from '../../../ui/question-view/question-view.tsx';
import type { CategoryChoice } from '../../../ui/quiz-category/category-choice.ts';
import styles from './editor.module.css';
import { SimilarQuestions } from './similar-questions.tsx';
import { type OnStored, useSaving } from './use-question-saving.ts';
import { readableText } from '../../../../../core/rich-text/readable-text.ts';

interface ChangedInOtherTabProps {
  /** The stored question. */
  theirs: BankQuestionFragment;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/**
 * Shown if the question was changed in another tab, on another device or by somebody else while it was open.
 */
function ChangedInOtherTab({ theirs, onTakeTheirs, onSaveMine }: ChangedInOtherTabProps) {
  return (
    <Alert color="ink" mt="md" title="This question was changed elsewhere">
      <p>Nothing was overwritten. This version was saved {ago(theirs.updatedAt)}:</p>
      <div className={styles.theirs}>
        <QuestionView question={theirs} />
      </div>
      <Group gap="sm" mt="sm">
        <Button size="compact-md" variant="outline" onClick={onTakeTheirs}>
          Use the stored version
        </Button>
        <Button size="compact-md" variant="outline" onClick={onSaveMine}>
          Overwrite with mine
        </Button>
      </Group>
    </Alert>
  );
}

/** The quizzes that a change of the question affects. */
function UsedIn({ question: { usedIn, version } }: { question: BankQuestionFragment }) {
  if (usedIn.length === 0) return null;
  return (
    <div className={styles.note}>
      <p>
        Used in{' '}
        {usedIn.map(({ quizId, title }, at) => (
          <span key={quizId}>
            {at === 0 ? '' : ', '}
            <Anchor component={Link} to={quizAddress(quizId)}>
              {title}
            </Anchor>
          </span>
        ))}
        . Your changes apply to new attempts. Attempts that have started keep version {version}.
      </p>
    </div>
  );
}

interface EditorFormProps {
  form: QuestionFormState;
  question: BankQuestionFragment | null;
  categories: readonly CategoryChoice[];
  onStored: OnStored;
  /** Called when the question is saved and the form starts a new one. */
  onSaved: () => void;
  onDone: () => void;
  onCancel: () => void;
}

export function EditorForm({ form, question, categories, onStored, ...on }: EditorFormProps) {
  const { onSaved, onDone, onCancel } = on;
  const { save, saveAsOwn, isSending, failure, theirs, forgetTheirs } = useSaving({
    form,
    question,
    onStored,
  });
  const { type, categoryId, availableForPractice } = form.draft;
  const submit = async (revision?: number) => {
    if (await save(revision)) onDone();
  };
  const submitAsOwn = async () => {
    if (await saveAsOwn()) onDone();
  };
  /** Keeps the type and the category, since the next question is usually similar. */
  const saveAndAddAnother = async (fields: HTMLFormElement | null) => {
    if (!(await save())) return;
    onSaved();
    form.restart({ ...blankDraft(type), categoryId, availableForPractice });
    fields?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={handleSubmit} aria-label="Question">
      {question ? <UsedIn question={question} /> : null}
      <QuestionFields form={form} categories={categories}>
        <SimilarQuestions text={readableText(form.draft.question, form.draft.textFormat)} edited={question} />
      </QuestionFields>
      {failure ? (
        <FormFailure key={failure.message} title={failure.title}>
          {failure.message}
          {failure.isLost ? (
            <Button mt="sm" size="compact-md" variant="outline" onClick={() => void submitAsOwn()}>
              Save in my bank
            </Button>
          ) : null}
        </FormFailure>
      ) : null}
      {theirs ? (
        <ChangedInOtherTab
          theirs={theirs}
          onTakeTheirs={() => {
            form.restart(draftOf(theirs));
            forgetTheirs();
          }}
          onSaveMine={() => void submit(theirs.revision)}
        />
      ) : null}
      <div className={styles.foot}>
        <Sending message={isSending ? 'Saving…' : null} />
        <Group gap="sm" justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          {question ? null : (
            <Button
              variant="default"
              onClick={({ currentTarget }) => void saveAndAddAnother(currentTarget.form)}
            >
              Save and add another
            </Button>
          )}
          <Button type="submit">Save</Button>
        </Group>
      </div>
    </form>
  );
}
