import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';

type Values = Readonly<Record<string, string | boolean>>;
export type FieldErrors = Readonly<Record<string, string>>;

interface FormOptions<V extends Values> {
  /** Where this changes, fields that nobody has changed follow. */
  initial: V;
  /** What is wrong with the values, by field; with nothing wrong they are sent. */
  check: (values: V) => FieldErrors;
  send: (values: V) => void;
  /** The answer is on its way: a second submit does nothing. */
  isSending: boolean;
}

interface Problems {
  readonly errors: FieldErrors;
  /** Just found, not left over from before. */
  readonly isNew: boolean;
}

const noProblems: Problems = { errors: {}, isNew: false };

const without =
  (name: string) =>
  ({ errors: { [name]: _mended, ...errors } }: Problems): Problems => ({ errors, isNew: false });

/** The values of a form; those that are as they came follow what comes anew, such as from another device. */
function useValues<V extends Values>(initial: V) {
  const [values, setValues] = useState(initial);
  const [known, setKnown] = useState(initial);
  const changed = Object.keys(initial).filter((name) => initial[name] !== known[name]);
  if (changed.length > 0) {
    setKnown(initial);
    const following = changed.filter((name) => values[name] === known[name]);
    setValues({ ...values, ...Object.fromEntries(following.map((name) => [name, initial[name]])) });
  }
  return { values, setValues };
}

/** The values of a form and what is wrong with each. The first wrong field takes the focus. */
export function useForm<V extends Values>({ initial, check, send, isSending }: FormOptions<V>) {
  const { values, setValues } = useValues(initial);
  const [problems, setProblems] = useState<Problems>(noProblems);
  const { errors } = problems;
  const refuse = (found: FieldErrors) => setProblems({ errors: found, isNew: true });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Not when one of several is mended: that would take the focus from the field that is being typed in.
    if (problems.isNew && Object.keys(problems.errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const set = (name: string, value: string | boolean) => {
    setValues((all) => ({ ...all, [name]: value }));
    if (Object.hasOwn(errors, name)) setProblems(without(name));
  };
  return {
    values,
    /** Whether a field is marked as wrong. */
    isMarked: Object.keys(errors).length > 0,
    /** Shows what the server found wrong. */
    refuse,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isSending) return;
        const found = check(values);
        refuse(found);
        if (Object.keys(found).length === 0) send(values);
      },
    },
    text: (name: keyof V & string) => ({
      name,
      value: String(values[name]),
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(name, currentTarget.value),
    }),
    choice: (name: keyof V & string) => ({
      name,
      checked: values[name] === true,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(name, currentTarget.checked),
    }),
  };
}
