import { Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Question } from '../../../../../../core/quizzes/question.ts';
import type { QuizSettings } from '../../../../../../core/quizzes/quiz.ts';
import type { ImportPreview } from '../../../../ui/question-exchange/import-api.ts';
import { paths } from '../../../../lib/paths.ts';
import { questionCountText } from '../../../../lib/quizzes/question-count.ts';
import { ImportDialog, type SelectedImport } from '../../../../ui/question-exchange/import-dialog.tsx';
import { type BuiltQuestion, newKey } from '../model/quiz-content.ts';
import { useDispatch, useTab } from '../store/use-builder.ts';
import { useAddQuestions } from './use-add-questions.ts';

/** The quiz settings in a file. Null if it has none. */
function settingsIn(read: ImportPreview): Partial<QuizSettings> | null {
  const { title, description, timeLimit, allowedAttempts, scoringPolicy, answerRelease, creditMethod } = read;
  const { shuffleQuestions, shuffleAnswers, opensAt, dueAt, closesAt } = read;
  const all = { title, description, timeLimit, allowedAttempts, scoringPolicy, answerRelease, creditMethod };
  const present = Object.entries({
    ...all,
    shuffleQuestions,
    shuffleAnswers,
    opensAt,
    dueAt,
    closesAt,
  }).filter(([, value]) => value !== null);
  return present.length === 0 ? null : Object.fromEntries(present);
}

/**
 * Adds questions of a file or a pasted text to the end of the quiz. Also imports the title and the settings of
 * the file, unless the user unchecks that.
 */
export function ImportWindow() {
  const isOpen = useTab(({ window }) => window === 'import');
  const show = useTab((tab) => tab.show);
  const dispatch = useDispatch();
  const { addQuestions } = useAddQuestions();
  const [takesSettings, setTakesSettings] = useState(true);
  const add = ({ preview, questions }: SelectedImport) => {
    const settings = settingsIn(preview);
    if (takesSettings && settings) dispatch({ type: 'set', settings });
    addQuestions(questions.map(entryOf));
  };
  return (
    <ImportDialog
      opened={isOpen}
      onClose={() => show(null)}
      title="Import a file"
      actionText={(count) => (count === 0 ? 'Add' : `Add ${questionCountText(count)}`)}
      // Questions of a quiz have no category of their own.
      createCategories={false}
      importsHidden={false}
      isSkipped={() => false}
      onImport={add}
      renderFields={({ title, quizzes }) => {
        if (quizzes.length > 1)
          return (
            <Text size="sm" c="dimmed">
              This file has {quizzes.length} quizzes, and you add their questions to this quiz. To create a
              quiz from each, import the file in the <Link to={paths.questionBank}>question bank</Link>.
            </Text>
          );
        if (!title) return null;
        return (
          <Checkbox
            label={`Import title and settings of ‘${title}’ too`}
            checked={takesSettings}
            onChange={({ currentTarget }) => setTakesSettings(currentTarget.checked)}
          />
        );
      }}
    />
  );
}

/** The question without the preview's other fields. */
function entryOf(imported: Question): BuiltQuestion {
  const { type, textFormat, question, answers, correctAnswer, answerExplanations, numericAnswers, pairs } =
    imported;
  const { explanation, concepts, difficulty, points } = imported;
  const answered = { answers, correctAnswer, answerExplanations, numericAnswers, pairs };
  const content = { type, textFormat, question, ...answered, explanation, concepts, difficulty, points };
  return { key: newKey(), id: null, bankId: null, question: content };
}
