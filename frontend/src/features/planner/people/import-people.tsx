import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { personFinder } from '../../../../../core/courses/find-person.ts';
import { gradeColumnsIn, rowsToPeople } from '../../../../../core/courses/people-table.ts';
import type { ImportPeopleMutation, PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { courseInHand } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { Named, NoImport, SkippedRows } from '../tables/import-parts.tsx';
import type { ReadTable } from '../tables/read-table-file.ts';
import { useTableFile } from '../tables/use-table-file.ts';
import { ImportReport } from './import-report.tsx';
import { importPeopleMutation } from './people-documents.ts';

type Report = ImportPeopleMutation['importPeople'];
type Table = Exclude<ReadTable, { readonly failure: string }>;

/** What is imported. `rows`: row numbers, null for all. */
interface Given {
  readonly csv: string;
  readonly gradeColumn: string;
  readonly extraCredit: boolean;
  readonly rows: readonly number[] | null;
}

interface ImportPeopleProps {
  courseId: string;
  people: readonly PersonRowFragment[];
  onChanged: () => void;
}

/** A button that imports people from a table, after a preview. */
export function ImportPeople({ courseId, people, onChanged }: ImportPeopleProps) {
  const client = useApolloClient();
  const [read, setRead] = useState<ReadTable | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const [report, setReport] = useState<Report>(null);
  const dialog = useTableFile(setRead);
  const send = async (next: Given): Promise<void> => {
    setRead(null);
    setGiven(next);
    try {
      const variables = { courseId, ...next, rows: next.rows?.slice() ?? null };
      const { data } = await client.mutate({ mutation: importPeopleMutation, variables });
      setReport(data?.importPeople ?? null);
      onChanged();
    } catch (error) {
      showFailure(failureMessage(error), () => void send(next));
    }
  };
  const close = () => setRead(null);
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Import people
      </Button>
      <Modal opened={read !== null} onClose={close} title="Import people" size="lg" centered>
        {read === null ? null : 'failure' in read ? (
          <NoImport message={read.failure} onClose={close} />
        ) : (
          <Preview
            table={read}
            people={people}
            onClose={close}
            onImport={(gradeColumn) =>
              void send({ csv: read.text, gradeColumn, extraCredit: false, rows: null })
            }
          />
        )}
      </Modal>
      <ImportReport
        report={report}
        onExtraCredit={(rows) => given && void send({ ...given, extraCredit: true, rows })}
        onClose={() => setReport(null)}
      />
    </>
  );
}

interface PreviewProps {
  table: Table;
  people: readonly PersonRowFragment[];
  onClose: () => void;
  /** `gradeColumn`: the heading of the column with the grades of the course. Empty for none. */
  onImport: (gradeColumn: string) => void;
}

const peopleText = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`);

/** How a table was understood, and the choice of the grades of the course. */
function Preview({ table, people, onClose, onImport }: PreviewProps) {
  const { gradeMaps, categories } = courseInHand(presentOf(usePlannerStore().getState()));
  const { recognized, headings } = gradeColumnsIn(table.rows, gradeMaps);
  // The grade of a course with items is calculated from the grades of its items.
  const hasItems = categories.some(({ items }) => items.length > 0);
  const [gradeColumn, setGradeColumn] = useState(hasItems ? '' : (recognized ?? ''));
  const { rows, problems, ignoredColumns } = rowsToPeople(table.rows, { gradeMaps, gradeColumn });
  const find = personFinder(people);
  const added = rows.filter((row) => find(row) === undefined);
  const known = rows.length - added.length;
  const withoutAddress = added.filter(({ fields }) => (fields.email ?? '') === '');
  const [refusal] = rows.length === 0 ? problems : [];
  if (refusal) return <NoImport message={refusal.message} onClose={onClose} />;
  return (
    <Stack gap="md">
      <Text>
        {peopleText(added.length)} will be added
        {known === 0 ? '' : `, and ${peopleText(known)} of this course will be updated`}.
      </Text>
      <Named title="New" names={added.map(({ fields }) => fields.name ?? '')} />
      {headings.length === 0 ? null : (
        <Select
          label="Course grade from"
          description={
            hasItems
              ? 'People see this grade next to the one from the items, and alone until an item is graded.'
              : 'People see this grade as their grade in the course.'
          }
          data={[{ value: '', label: 'None' }, ...headings.map((value) => ({ value, label: value }))]}
          value={gradeColumn}
          allowDeselect={false}
          onChange={(value) => setGradeColumn(value ?? '')}
        />
      )}
      <Named
        title="Without an address, so they can’t open the course until you enter one"
        names={withoutAddress.map(({ fields }) => fields.name ?? '')}
      />
      <Named title="Columns that are not imported" names={ignoredColumns} />
      <SkippedRows rows={problems} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button data-autofocus disabled={rows.length === 0} onClick={() => onImport(gradeColumn)}>
          Import {peopleText(rows.length)}
        </Button>
      </Group>
    </Stack>
  );
}
