import { Button, Group, Modal, Text, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { QuizToTake } from '../quiz-on-screen.ts';
import { useIsForPractice } from '../use-graded-item.ts';

interface StartButtonProps extends Pick<ButtonProps, 'variant'> {
  quiz: QuizToTake;
  isBusy: boolean;
  onStart: () => void;
}

/** Starts an attempt. Asks first if that starts a timer or uses the last attempt. */
export function StartButton({ quiz, isBusy, onStart, ...look }: StartButtonProps) {
  const [isAsking, { open, close }] = useDisclosure();
  const isForPractice = useIsForPractice(quiz);
  const { headline, detail } = confirmationOf(quiz);
  const begin = () => {
    close();
    onStart();
  };
  return (
    <>
      <Button size="md" loading={isBusy} onClick={headline === null ? onStart : open} {...look}>
        {quiz.attemptsUsed === 0 ? 'Start' : 'Start another attempt'}
        {isForPractice ? ' for practice' : ''}
      </Button>
      <Modal opened={isAsking} onClose={close} title={`Start “${quiz.title}”?`} centered>
        <Text fw={650}>{headline}</Text>
        <Text mt={4}>{detail}</Text>
        {isForPractice ? <Text mt={4}>It is for practice only, and doesn’t change your grade.</Text> : null}
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" data-autofocus onClick={close}>
            Not yet
          </Button>
          <Button onClick={begin}>Start now</Button>
        </Group>
      </Modal>
    </>
  );
}

/** The texts of the confirmation. Null if an attempt starts without confirmation. */
function confirmationOf({ timeLimit, allowedAttempts, attemptsUsed }: QuizToTake) {
  const attemptsLeft = allowedAttempts === -1 ? null : allowedAttempts - attemptsUsed;
  const attempts =
    attemptsLeft === null
      ? ''
      : `, ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'}${attemptsUsed > 0 ? ' left' : ''}`;
  if (typeof timeLimit === 'number')
    return {
      headline: `The clock starts when you press Start now: ${timeLimit} ${timeLimit === 1 ? 'minute' : 'minutes'}${attempts}.`,
      detail: 'It keeps running while you’re away. When time is up, your saved answers are handed in.',
    };
  if (attemptsLeft !== 1) return { headline: null, detail: null };
  return {
    headline: allowedAttempts === 1 ? 'This is the only attempt.' : 'This is your last attempt.',
    detail: 'You can leave and come back until you hand it in. After that, you have no attempts left.',
  };
}
