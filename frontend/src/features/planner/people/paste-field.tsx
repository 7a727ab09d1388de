import { Button, Group, Textarea } from '@mantine/core';
import { readPastedPeople, type ReadTable } from '../tables/read-table-file.ts';

interface PasteFieldProps {
  text: string;
  onChange: (text: string) => void;
  onRead: (read: ReadTable) => void;
  onClose: () => void;
}

/** A field for a list of people, which is previewed like a file. */
export function PasteField({ text, onChange, onRead, onClose }: PasteFieldProps) {
  return (
    <>
      <Textarea
        data-autofocus
        label="List of people"
        description="One person per line, with an address or a name and an address, or rows of a spreadsheet with a header."
        placeholder={'Ada Lovelace, ada@school.edu\ngrace@school.edu'}
        autosize
        minRows={6}
        maxRows={14}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={text.trim() === ''} onClick={() => void readPastedPeople(text).then(onRead)}>
          Preview
        </Button>
      </Group>
    </>
  );
}
