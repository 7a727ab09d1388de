import { Menu, Toolbar } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { ChainedCommands } from '@tiptap/core';
import { type Editor, useEditorState } from '@tiptap/react';

interface TableAction {
  readonly label: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
}

const groups: readonly (readonly TableAction[])[] = [
  [
    { label: 'Add a row above', run: (chain) => chain.addRowBefore() },
    { label: 'Add a row below', run: (chain) => chain.addRowAfter() },
    { label: 'Add a column before', run: (chain) => chain.addColumnBefore() },
    { label: 'Add a column after', run: (chain) => chain.addColumnAfter() },
    { label: 'First row as heading', run: (chain) => chain.toggleHeaderRow() },
  ],
  [
    { label: 'Delete the row', run: (chain) => chain.deleteRow() },
    { label: 'Delete the column', run: (chain) => chain.deleteColumn() },
    { label: 'Delete the table', run: (chain) => chain.deleteTable() },
  ],
];

/** Inserts a table, or changes the table with the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  const isInside = useEditorState({ editor, selector: () => editor.isActive('table') });
  if (!isInside)
    return (
      <Toolbar.Toggle
        aria-label="Insert a table"
        title="Insert a table"
        onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      >
        <IconTable size={18} aria-hidden />
      </Toolbar.Toggle>
    );
  return (
    <Menu position="bottom-end" shadow="md" width={220} returnFocus={false}>
      <Menu.Target>
        <Toolbar.Toggle aria-label="Table" title="Rows and columns" data-active>
          <IconTable size={18} aria-hidden />
        </Toolbar.Toggle>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.flatMap((actions, at) => [
          at === 0 ? null : <Menu.Divider key="divider" />,
          ...actions.map(({ label, run }) => (
            <Menu.Item key={label} onClick={() => run(editor.chain().focus()).run()}>
              {label}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
