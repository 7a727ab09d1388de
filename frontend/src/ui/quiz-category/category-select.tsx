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
  /** Options before the categories, for example 'None'. Their values are not IDs of a category. */
  first?: readonly Option[];
  /** In a dialog, this field gets the focus first. */
  takesFocus?: boolean;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The option that opens the form for a new category. Its value is not the ID of a category. */
const newOption: Option = { value: '+', label: 'New category…' };

/** Searches the options, but always keeps the option for a new category. */
const filter: OptionsFilter = ({ options, search }) => {
  const normalizedSearch = search.trim().toLowerCase();
  return options.filter(
    (option) =>
      'label' in option &&
      (option.value === newOption.value || option.label.toLowerCase().includes(normalizedSearch)),
  );
};

/** Selects one of the categories of a bank. A new category can be created in place. */
export function CategorySelect(props: CategorySelectProps) {
  const { categories, first = [], takesFocus = false, value, onChange, ...select } = props;
  const [typed, setTyped] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [hasReturned, setReturned] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (hasReturned) field.current?.focus();
  }, [hasReturned]);
  const options = [...first, ...categories.map(optionOf), newOption];
  const goBack = () => {
    setAdding(false);
    setTyped('');
    setReturned(true);
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
      openOnFocus={!hasReturned}
      onBlur={() => setReturned(false)}
      onSearchChange={setTyped}
      data={options}
      value={value}
      onChange={(chosen) => {
        if (chosen !== newOption.value) return onChange(chosen);
        setReturned(false);
        setAdding(true);
      }}
    />
  );
}

function optionOf({ id, categoryName }: CategoryChoice): Option {
  return { value: id, label: categoryName };
}
