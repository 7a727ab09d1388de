import { badUserInput } from '../../functions/platform/errors.ts';
import type { GivenFile } from '../../functions/platform/files/file-rules.ts';
import type { Form } from '../http/read-multipart.ts';
import { valueOfText } from './value-of-text.ts';

/** All values of a form with the same name. */
interface FormField {
  readonly texts: readonly string[];
  readonly files: readonly GivenFile[];
}

type GroupedForm = ReadonlyMap<string, FormField>;

/** True if the file input was empty: browsers send it as a file without a name. */
function isEmptyInput({ name, content }: GivenFile): boolean {
  return name === '' && content.length === 0;
}

export function groupForm({ fields, files }: Form): GroupedForm {
  const names = new Set([...fields.map(([name]) => name), ...files.map(({ field }) => field)]);
  return new Map(
    [...names].map((field) => [
      field,
      {
        texts: fields.filter(([name]) => name === field).map(([, text]) => text),
        files: files.filter((file) => file.field === field && !isEmptyInput(file)),
      },
    ]),
  );
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badUserInput({ [name]: 'This is not valid JSON.' });
  }
}

function filesIn(type: string, name: string, { texts, files }: FormField): unknown {
  if (texts.some((text) => text !== '')) throw badUserInput({ [name]: 'Send files here.' });
  const values = files.map((file) => ({ name: file.name, content: file.content }));
  if (type.startsWith('[')) return values;
  if (values.length > 1) throw badUserInput({ [name]: 'Send one file here.' });
  return values[0] ?? null;
}

function valueIn(type: string, name: string, field: FormField): unknown {
  // A part with a file name is read as a file, even if it contains the JSON of a field.
  const texts = [...field.texts, ...field.files.map(({ content }) => Buffer.from(content).toString('utf8'))];
  const [text = '', ...others] = texts;
  const isList = type.startsWith('[');
  if (isList && !text.startsWith('[')) return texts.filter((entry) => entry !== '');
  if (others.length > 0) throw badUserInput({ [name]: 'Send this field only once.' });
  if (isList || type.replace('!', '').endsWith('Input')) return parseJson(name, text);
  // An empty ID means null: a form has no other way to express it.
  return type === 'ID' && text === '' ? null : valueOfText(type, text);
}

/** The fields of a form, with the values that JSON would have. `typeOf` returns a field's type in the contract. */
export function formValues(form: GroupedForm, typeOf: (name: string) => string): Record<string, unknown> {
  return Object.fromEntries(
    [...form].map(([name, field]) => {
      const type = typeOf(name);
      return [name, type.includes('FileInput') ? filesIn(type, name, field) : valueIn(type, name, field)];
    }),
  );
}
