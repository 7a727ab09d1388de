import { Autocomplete } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import styles from './format-bar.module.css';

const languages = [
  'bash',
  'c',
  'c++',
  'c#',
  'css',
  'go',
  'haskell',
  'html',
  'java',
  'javascript',
  'json',
  'kotlin',
  'latex',
  'matlab',
  'python',
  'r',
  'rust',
  'sql',
  'swift',
  'typescript',
];

const allowed = /^[\w+#.-]{0,40}$/;

/** The language of the code block with the cursor. Hidden outside code blocks. */
export function CodeLanguage({ editor }: { editor: Editor }) {
  const language = useEditorState({
    editor,
    selector: () => {
      if (!editor.isActive('codeBlock')) return null;
      const value: unknown = editor.getAttributes('codeBlock')['language'];
      return typeof value === 'string' ? value : '';
    },
  });
  if (language === null) return null;
  const change = (typed: string) => {
    if (allowed.test(typed))
      editor.commands.updateAttributes('codeBlock', { language: typed === '' ? null : typed });
  };
  return (
    <Autocomplete
      className={styles.language ?? ''}
      size="xs"
      aria-label="Language of the code"
      placeholder="Language of the code"
      data={languages}
      value={language}
      onChange={change}
    />
  );
}
