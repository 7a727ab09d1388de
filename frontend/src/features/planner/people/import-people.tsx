import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { importRows } from '../../../../../core/courses/import-rows.ts';
import { gradeColumnsIn } from '../../../../../core/courses/people-header.ts';
import { rowsToPeople } from '../../../../../core/courses/people-table.ts';
import { needsExtraCredit } from '../../../../../core/courses/person-rules.ts';
import type { ImportPeopleMutation } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { Failure } from '../../../ui/failure.tsx';
import { courseToSave } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { CellsBeyondHeader, NameList, NoImport, SkippedRows } from '../tables/import-parts.tsx';
import { namesOfRows, type NamesOfRows } from '../tables/names-of-rows.ts';
import type { ReadTable } from '../tables/read-table-file.ts';
import { useTableFile } from '../tables/use-table-file.ts';
import { ExtraCredit, useExtraCredit } from './extra-credit.tsx';
import { ImportReport, itemGradesText, reportTitle } from './import-report.tsx';
import { PasteField } from './paste-field.tsx';
import { type CourseOfPeople, importPeopleMutation } from './people-documents.ts';

type Report = NonNullable<ImportPeopleMutation['importPeople']>;
type Table = Exclude<ReadTable, { readonly failure: string }>;

/** An import to send. `rows`: row numbers. Null for all rows. */
interface ImportContent {
  readonly csv: string;
  readonly gradeColumn: string;
  readonly rows: readonly number[] | null;
}

/** The content of the window: a field to paste into, the preview of a table, or the report of an import. */
type Step =
  | 'paste'
  | { readonly read: ReadTable }
  | { readonly content: ImportContent; readonly names: NamesOfRows; readonly report: Report };

/** Buttons that import people from a file or from a pasted list, after a preview. */
export function ImportPeople({ course }: { course: CourseOfPeople }) {
  const [step, setStep] = useState<Step | null>(null);
  const [pasted, setPasted] = useState('');
  const dialog = useTableFile((read) => setStep({ read }));
  const { send, isSending, failure, clearFailure } = useImport(course, setStep);
  const close = () => {
    setStep(null);
    setPasted('');
    clearFailure();
  };
  const backToPasted = () => {
    setStep('paste');
    clearFailure();
  };
  const onBack = pasted === '' ? undefined : backToPasted;
  const windowContent = () => {
    if (step === null) return null;
    if (step === 'paste')
      return (
        <PasteField text={pasted} onChange={setPasted} onRead={(read) => setStep({ read })} onClose={close} />
      );
    if ('report' in step)
      return (
        <ImportReport
          report={step.report}
          names={step.names}
          isSending={isSending}
          onExtraCredit={(rows) => void send({ ...step.content, rows }, step.names, true)}
          onClose={close}
        />
      );
    if ('failure' in step.read)
      return <NoImport message={step.read.failure} onClose={close} onBack={onBack} />;
    return (
      <Preview
        table={step.read}
        course={course}
        isSending={isSending}
        onClose={close}
        onBack={onBack}
        onImport={(content, names) => void send({ ...content, rows: null }, names)}
      />
    );
  };
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Import people
      </Button>
      <Button variant="default" onClick={() => setStep('paste')}>
        Paste a list
      </Button>
      <Modal
        opened={step !== null}
        onClose={close}
        title={
          step !== null && step !== 'paste' && 'report' in step ? reportTitle(step.report) : 'Import people'
        }
        size="lg"
        centered
      >
        {windowContent()}
        {failure === null ? null : <Failure mt="md" message={failure} />}
      </Modal>
    </>
  );
}

function useImport(course: CourseOfPeople, onStep: (step: Step) => void) {
  const { courseId, onChanged } = course;
  const client = useApolloClient();
  const extraCredit = useExtraCredit(course);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** `needsSwitch`: whether to switch on extra credit before the import. */
  const send = async (content: ImportContent, names: NamesOfRows, needsSwitch = false): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      if (needsSwitch && !(await extraCredit.change(true))) return;
      const variables = { courseId, ...content, rows: content.rows?.slice() ?? null };
      const { data } = await client.mutate({ mutation: importPeopleMutation, variables });
      if (data?.importPeople) onStep({ content, names, report: data.importPeople });
      await onChanged();
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, failure: failure ?? extraCredit.failure, clearFailure: () => setFailure(null) };
}

interface PreviewProps {
  table: Table;
  course: CourseOfPeople;
  isSending: boolean;
  onClose: () => void;
  /** Leads back to the pasted text. Undefined for a file. */
  onBack: (() => void) | undefined;
  /** `gradeColumn`: the heading of the column with the grades of the course. Empty for none. */
  onImport: (content: Omit<ImportContent, 'rows'>, names: NamesOfRows) => void;
}

const peopleText = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

/** What an import changes, in one sentence. */
function effectText(added: number, updated: number): string {
  const ofUpdated = `${peopleText(updated)} of this course will be updated`;
  if (added > 0) return `${peopleText(added)} will be added${updated === 0 ? '' : `, and ${ofUpdated}`}.`;
  return updated > 0 ? `${ofUpdated}.` : 'Nothing changes.';
}

/** A sentence about the people of a table who are in the course with the same data. Empty if there are none. */
function unchangedText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? '1 person is in this course already, with the same data.'
    : `${count.toLocaleString('en-US')} people are in this course already, with the same data.`;
}

/** What the import of a table would change. The user can choose the column with the grades of the course. */
function Preview({ table, course, isSending, onClose, onBack, onImport }: PreviewProps) {
  const { gradeMaps, categories } = courseToSave(presentOf(usePlannerStore().getState()));
  const { recognized, headings } = gradeColumnsIn(table.rows, gradeMaps);
  // The grade of a course with items is calculated from the grades of its items.
  const hasItems = categories.some(({ items }) => items.length > 0);
  const [gradeColumn, setGradeColumn] = useState(hasItems ? '' : (recognized ?? ''));
  const [hadRefusedGrades, setHadRefusedGrades] = useState(false);
  const names = namesOfRows(table.rows, table.isList !== true);
  const parsed = rowsToPeople(table.rows, { gradeMaps, gradeColumn });
  const { changes, unchanged, problems } = importRows(parsed, course);
  const added = changes.filter(({ before }) => before === null);
  const hasRefusedGrades = problems.some(({ message }) => message === needsExtraCredit);
  // The switch stays on screen after it is used, so that extra credit can be switched off again.
  if (hasRefusedGrades && !hadRefusedGrades) setHadRefusedGrades(true);
  const [firstProblem] = parsed.rows.length === 0 ? problems : [];
  if (firstProblem) return <NoImport message={firstProblem.message} onClose={onClose} onBack={onBack} />;
  return (
    <Stack gap="md">
      <Text>
        {effectText(added.length, changes.length - added.length)} {unchangedText(unchanged)}
      </Text>
      {table.hints?.map((hint) => (
        <Text key={hint}>{hint}</Text>
      ))}
      <NameList title="New" names={added.map(({ fields }) => fields.name ?? '')} />
      <NameList
        title="Without an address, so they can’t open the course until you enter one"
        names={added.flatMap(({ fields }) => ((fields.email ?? '') === '' ? (fields.name ?? '') : []))}
      />
      {headings.length === 0 ? null : (
        <Select
          label="Grades for the whole course"
          description={
            hasItems
              ? 'Optional: a column of this table with one grade for each person. People see it next to the grade from the items. Until an item is graded, they see only this grade.'
              : 'Optional: a column of this table with one grade for each person. People see it as their grade in the course.'
          }
          data={[
            { value: '', label: 'Import no grades' },
            ...headings.map((value) => ({ value, label: value })),
          ]}
          value={gradeColumn}
          allowDeselect={false}
          onChange={(value) => setGradeColumn(value ?? '')}
        />
      )}
      <NameList title="Columns that are not imported" names={parsed.ignoredColumns} />
      {hasItems && parsed.ignoredColumns.length > 0 ? <Text size="sm">{itemGradesText}</Text> : null}
      <CellsBeyondHeader rows={table.rows} names={names} />
      <SkippedRows rows={problems} names={names} />
      {hadRefusedGrades ? <ExtraCredit course={course} /> : null}
      <Group justify="flex-end">
        {onBack === undefined ? null : (
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {changes.length === 0 ? 'Close' : 'Cancel'}
        </Button>
        {changes.length === 0 ? null : (
          <Button
            data-autofocus
            loading={isSending}
            onClick={() => onImport({ csv: table.text, gradeColumn }, names)}
          >
            Import {peopleText(changes.length)}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
