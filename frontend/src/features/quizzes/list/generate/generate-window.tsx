import { Button, Group, Modal } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { texts } from '../../../../../../core/texts.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { Sending } from '../../../../ui/form/sending.tsx';
import { generationProblem, useGenerateQuiz } from '../../../../lib/quizzes/use-generate-quiz.ts';
import { blankWish, checkWish, inputOf, type Wish, type WishErrors } from './wish.ts';
import { WishFields } from './wish-fields.tsx';

interface GenerateWindowProps {
  opened: boolean;
  onClose: () => void;
}

/** Asks what a practice quiz is to be made of, makes it, and goes to it. */
export function GenerateWindow({ opened, onClose }: GenerateWindowProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Generate a practice quiz" size="lg">
      <GenerateForm onClose={onClose} />
    </Modal>
  );
}

function GenerateForm({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState(blankWish);
  const [errors, setErrors] = useState<WishErrors>({});
  const { generate, isGenerating, error } = useGenerateQuiz();
  const change = (changes: Partial<Wish>) => {
    setWish((before) => ({ ...before, ...changes }));
    setErrors({});
  };
  const start = () => {
    const found = checkWish(wish);
    setErrors(found);
    if (Object.keys(found).length === 0 && !isGenerating) generate(inputOf(wish));
  };
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        start();
      }}
    >
      <WishFields wish={wish} errors={errors} onChange={change} />
      {error ? (
        <FormFailure title={texts.quiz.generateFailure}>{generationProblem(error)}</FormFailure>
      ) : null}
      <Sending message={isGenerating ? 'Generating the quiz…' : null} />
      <Group justify="flex-end" mt="md" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Generate</Button>
      </Group>
    </form>
  );
}
