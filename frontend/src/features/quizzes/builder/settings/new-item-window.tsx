import { Alert, Anchor, Button, Group, Modal, Select, Skeleton, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { checkNumber, courseLimits } from '../../../../../../core/grading/value-rules.ts';
import { paths } from '../../../../lib/paths.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { pointsOf } from '../model/question-list.ts';
import { useBuilderState } from '../store/use-builder.ts';
import { useNewItem } from './use-new-item.ts';

interface NewItemWindowProps {
  courseId: string;
  isOpen: boolean;
  onClose: () => void;
  onAdded: (itemId: string) => void;
}

/** Adds an item to the course of the quiz, with the title and the points of the quiz. */
export function NewItemWindow({ isOpen, onClose, ...rest }: NewItemWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="New item of the course" centered>
      {isOpen ? <NewItem {...rest} onClose={onClose} /> : null}
    </Modal>
  );
}

/** Focuses the field when the form appears later than the window, which then has focused another element. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

function NewItem({ courseId, onClose, onAdded }: Omit<NewItemWindowProps, 'isOpen'>) {
  const { categories, error, refetch, add, isSaving, problem } = useNewItem(courseId);
  const title = useBuilderState(({ content }) => content.settings.title);
  const quizPoints = useBuilderState(({ content }) => pointsOf(content.questions, content.settings.pools));
  const [name, setName] = useState(title.slice(0, courseLimits.name));
  const [maximum, setMaximum] = useState<number | null>(quizPoints > 0 ? quizPoints : 100);
  const [weight, setWeight] = useState<number | null>(null);
  const [categoryIndex, setCategoryIndex] = useState(0);
  const [wasSubmitted, setSubmitted] = useState(false);
  if (error && !categories)
    return (
      <Failure
        title="The categories of the course did not load"
        message={failureMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!categories) return <Skeleton height={240} />;
  if (categories.length === 0)
    return (
      <p>
        The course has no categories yet.{' '}
        <Anchor component={Link} to={generatePath(paths.course, { id: courseId })} underline="always">
          Add a category to the course
        </Anchor>
      </p>
    );
  const hasWeight = categories[categoryIndex]?.categoryType === 'STANDARD';
  const percent = hasWeight ? weight : 0;
  const problems = {
    name: name.trim() === '' ? 'Enter a name.' : null,
    maximum: maximum === null ? 'Enter the maximum points.' : checkNumber('maximumPoints', maximum),
    weight: percent === null ? 'Enter a weight.' : checkNumber('weight', percent),
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (Object.values(problems).some((each) => each !== null)) return;
    if (maximum === null || percent === null) return;
    const itemId = await add({ name: name.trim(), maximumPoints: maximum, weight: percent }, categoryIndex);
    if (itemId !== null) onAdded(itemId);
  };
  const shown = (field: keyof typeof problems) => (wasSubmitted ? problems[field] : null);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <TextInput
          data-autofocus
          ref={focusOnMount}
          label="Name"
          maxLength={courseLimits.name}
          value={name}
          error={shown('name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Select
          label="Category"
          allowDeselect={false}
          data={categories.map((each, at) => ({ value: String(at), label: each.name || 'Unnamed category' }))}
          value={String(categoryIndex)}
          onChange={(value) => setCategoryIndex(Number(value ?? 0))}
        />
        <NumberField
          label="Maximum points"
          description="The score of the quiz is converted to these points."
          value={maximum}
          error={shown('maximum')}
          onChange={setMaximum}
        />
        {hasWeight ? (
          <NumberField
            label="Weight, percent of the course"
            value={weight}
            error={shown('weight')}
            onChange={setWeight}
          />
        ) : null}
        {problem === null ? null : (
          <Alert color="danger" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            Add item
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
