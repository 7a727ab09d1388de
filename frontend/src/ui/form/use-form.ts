import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react';

type Values = Readonly<Record<string, string | boolean>>;
export type FieldErrors = Readonly<Record<string, string>>;

interface FormOptions<V extends Values> {
  /** When an initial value changes, its field follows, unless the user has edited it. */
  initial: V;
  /** Returns the errors by field. If there are none, the values are sent. */
  check: (values: V) => FieldErrors;
  send: (values: V) => void;
  /** True while a request is in progress. Submitting the form then does nothing. */
  isSending: boolean;
}

interface Problems {
  readonly errors: FieldErrors;
  /** Whether the last submit found the errors. */
  readonly isNew: boolean;
}

const noProblems: Problems = { errors: {}, isNew: false };

const withoutErrorOf =
  (name: string) =>
  ({ errors: { [name]: _corrected, ...errors } }: Problems): Problems => ({ errors, isNew: false });

/** The values of a form. Unedited fields follow new initial values, for example from another device. */
function useValues<V extends Values>(initial: V) {
  const [values, setValues] = useState(initial);
  const [previous, setPrevious] = useState(initial);
  const changed = Object.keys(initial).filter((name) => initial[name] !== previous[name]);
  if (changed.length > 0) {
    setPrevious(initial);
    const following = changed.filter((name) => values[name] === previous[name]);
    setValues({ ...values, ...Object.fromEntries(following.map((name) => [name, initial[name]])) });
  }
  return { values, setValues };
}

/** The values of a form and their errors. The first invalid field gets the focus. */
export function useForm<V extends Values>({ initial, check, send, isSending }: FormOptions<V>) {
  const { values, setValues } = useValues(initial);
  const [problems, setProblems] = useState<Problems>(noProblems);
  const { errors } = problems;
  const refuse = (newErrors: FieldErrors) => setProblems({ errors: newErrors, isNew: true });
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // Moves the focus only after a submit. While the user corrects a field, the focus must stay in it.
    if (problems.isNew && Object.keys(problems.errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  const set = (name: string, value: string | boolean) => {
    setValues((all) => ({ ...all, [name]: value }));
    if (Object.hasOwn(errors, name)) setProblems(withoutErrorOf(name));
  };
  return {
    values,
    /** Whether a field is marked as invalid. */
    isMarked: Object.keys(errors).length > 0,
    /** Shows errors of the server. */
    refuse,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        if (isSending) return;
        const newErrors = check(values);
        refuse(newErrors);
        if (Object.keys(newErrors).length === 0) send(values);
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
