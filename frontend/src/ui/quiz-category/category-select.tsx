import { Select, type OptionsFilter, type SelectProps } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CategoryChoice } from './category-choice.ts';
import { NewCategory } from './new-category.tsx';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface CategorySelectProps extends Pick<
  SelectProps,
  'label' | 'description' | 'placeholder' | 'clearable' | 'clearButtonProps' | 'error'
> {
  categories: readonly CategoryChoice[];
  /** An option before the categories, for example 'None'. Its value is not the ID of a category. */
  first?: Option;
  /** In a dialog, this field gets the focus first. */
  takesFocus?: boolean;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The option that opens the form for a new category. Its value is not the ID of a category. */
const fresh: Option = { value: '+', label: 'New category…' };

/** Keeps the option for a new category, whatever the user searches for. */
const filter: OptionsFilter = ({ options, search }) => {
  const normalizedSearch = search.trim().toLowerCase();
  return options.filter(
    (option) =>
      'label' in option &&
      (option.value === fresh.value || option.label.toLowerCase().includes(normalizedSearch)),
  );
};

/** Selects one of the categories of a bank. A new one can be created in place. */
export function CategorySelect(props: CategorySelectProps) {
  const { categories, first, takesFocus = false, value, onChange, ...select } = props;
  const [typed, setTyped] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [isBack, setBack] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isBack) field.current?.focus();
  }, [isBack]);
  const options = [...(first ? [first] : []), ...categories.map(optionOf), fresh];
  const goBack = () => {
    setAdding(false);
    setTyped('');
    setBack(true);
  };
  if (isAdding)
    return (
      <NewCategory
        initial={options.some(({ label }) => label === typed) ? '' : typed.trim()}
        onAdded={(id) => {
          goBack();
          onChange(id);
        }}
        onCancel={goBack}
      />
    );
  return (
    <Select
      {...select}
      ref={field}
      data-autofocus={takesFocus || undefined}
      searchable
      filter={filter}
      // After returning from the form, the list stays closed.
      openOnFocus={!isBack}
      onBlur={() => setBack(false)}
      onSearchChange={setTyped}
      data={options}
      value={value}
      onChange={(chosen) => {
        if (chosen !== fresh.value) return onChange(chosen);
        setBack(false);
        setAdding(true);
      }}
    />
  );
}

function optionOf({ id, categoryName }: CategoryChoice): Option {
  return { value: id, label: categoryName };
}
