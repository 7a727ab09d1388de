import { Button, Checkbox, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionCountText } from '../../lib/quizzes/question-count.ts';
import { questionTypeLabels } from '../question-form/question-form-labels.ts';
import { QuestionView } from '../question-view/question-view.tsx';
import { ImagesInFile } from '../rich-text/images-in-file.ts';
import { formatName } from './formats.ts';
import type { ImportedQuestion, ImportPreview, ReportLine } from './import-api.ts';
import { ReportLines, hasSkipped } from './report-lines.tsx';
import type { ImportChoice } from './use-skipped-questions.ts';
import styles from './exchange.module.css';
import { readableText } from '../../../../core/rich-text/readable-text.ts';

interface PreviewProps {
  preview: ImportPreview;
  report: readonly ReportLine[];
  choice: ImportChoice;
  /** Number of unlisted questions. */
  hidden: number;
  importsHidden: boolean;
  /** Number of listed questions that are deselected initially, because they are in the bank already. */
  inBank: number;
  actionText: (count: number, preview: ImportPreview) => string;
  onBack: () => void;
  onImport: () => void;
  isSending: boolean;
  /** Additional fields. */
  children: ReactNode;
}

/** The preview, with a selection. Nothing is stored yet. */
export function Preview(props: PreviewProps) {
  const { preview, report, choice, actionText, onBack, onImport, isSending, ...rest } = props;
  const { count, questions } = preview;
  const chosen = choice.count;
  return (
    <>
      <p role="status" className={styles.found}>
        {summaryOf(preview, rest)}
      </p>
      <ReportLines report={report} />
      {count === 0 ? null : (
        <>
          <div className={styles.plan}>
            {rest.children}
            <Checkbox
              label="Select all shown"
              checked={choice.isAll}
              indeterminate={!choice.isAll && choice.isAny}
              onChange={({ currentTarget }) => choice.chooseAll(currentTarget.checked)}
            />
          </div>
          <ImagesInFile value={preview.imageCount > 0}>
            <ul className={styles.questions} aria-label="Questions of the file">
              {questions.map((question) => (
                <Entry key={question.position} question={question} choice={choice} />
              ))}
            </ul>
          </ImagesInFile>
        </>
      )}
      <Group className={styles.foot ?? ''} gap="sm" justify="flex-end">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button loading={isSending} disabled={chosen === 0} onClick={onImport}>
          {actionText(chosen, preview)}
        </Button>
      </Group>
    </>
  );
}

function summaryOf(
  { count, questions, format, imageCount, report }: ImportPreview,
  { hidden, importsHidden, inBank }: Pick<PreviewProps, 'hidden' | 'importsHidden' | 'inBank'>,
): string {
  if (count === 0) return 'No questions can be imported.';
  const skippedNote = hasSkipped(report) ? ' The report lists what is skipped.' : '';
  if (inBank === count) return `${allInBank(count)}${skippedNote}`;
  const images = imageCount === 1 ? '1 image' : `${imageCount.toLocaleString('en-US')} images`;
  const inFile = `${imageCount === 0 ? '' : ` with ${images}`} in ${formatName(format)}`;
  const inBankNote =
    inBank === 0 ? '' : ` ${inBank === 1 ? '1 of them is' : `${inBank} of them are`} already in this bank.`;
  const summary = `${questionCountText(count)}${inFile} can be imported.${inBankNote}${skippedNote}`;
  if (hidden === 0) return summary;
  const others = importsHidden ? 'the others are imported, too' : 'the others are skipped';
  return `${summary} The first ${questions.length} are shown; ${others}.`;
}

function allInBank(count: number): string {
  return count === 1
    ? 'This question is already in this bank.'
    : `All ${questionCountText(count)} are already in this bank.`;
}

function Entry({ question, choice }: { question: ImportedQuestion; choice: ImportChoice }) {
  const { position, line, type, name, category, concepts, duplicates } = question;
  return (
    <li>
      <Checkbox
        aria-label={`Import: ${readableText(question.question, question.textFormat)}`}
        checked={choice.has(position)}
        onChange={({ currentTarget }) => choice.choose(position, currentTarget.checked)}
      />
      <div>
        <QuestionView question={question} />
        <p className={styles.facts}>
          <span>Line {line}</span>
          <span>{questionTypeLabels[type]}</span>
          {name === null ? null : <span>{name}</span>}
          {category === null ? null : <span>{category}</span>}
          {concepts.length === 0 ? null : (
            <span>
              {concepts.length === 1 ? 'Concept' : 'Concepts'}: {concepts.join(', ')}
            </span>
          )}
          {duplicates.length === 0 ? null : <b className={styles.twice}>already in the bank</b>}
        </p>
      </div>
    </li>
  );
}
