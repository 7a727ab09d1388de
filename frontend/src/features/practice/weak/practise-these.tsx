import { Button } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';
import { FormFailure } from '../../../components/form/form-failure.tsx';
import { generationProblem, useGenerateQuiz } from '../../../lib/quizzes/use-generate-quiz.ts';

/** Makes a quiz about what is weak, and goes to it. */
export function PractiseThese({ courseId }: { courseId: string | null }) {
  const { generate, isGenerating, error } = useGenerateQuiz();
  const start = () => generate({ courseId, fromWeakConcepts: true, title: 'Weak concepts' });
  return (
    <>
      {error ? (
        <FormFailure title={texts.quiz.generateFailure} onRetry={start}>
          {generationProblem(error)}
        </FormFailure>
      ) : null}
      <Button variant="default" fullWidth loading={isGenerating} onClick={start}>
        Practise these
      </Button>
    </>
  );
}
