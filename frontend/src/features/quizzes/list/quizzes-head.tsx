import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { GenerateButton } from './generate/generate-button.tsx';
import styles from './quizzes.module.css';

interface QuizzesHeadProps {
  title: string;
  isInstructor: boolean;
}

/** The heading, and the ways on. */
export function QuizzesHead({ title, isInstructor }: QuizzesHeadProps) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <Group gap="sm">
        <Button variant="default" component={Link} to={paths.practice}>
          Practise
        </Button>
        {isInstructor ? <ForInstructors /> : <GenerateButton />}
      </Group>
    </div>
  );
}

function ForInstructors() {
  return (
    <>
      <Button variant="default" component={Link} to={paths.questionBank}>
        Question bank
      </Button>
      <Button component={Link} to={paths.createQuiz} leftSection={<IconPlus size={16} aria-hidden />}>
        Create a quiz
      </Button>
    </>
  );
}
