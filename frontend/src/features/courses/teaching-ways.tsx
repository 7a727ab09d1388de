import { Button } from '@mantine/core';
import { IconBooks, IconListDetails, IconPencilPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import styles from './to-practise.module.css';

const ways = [
  { label: 'Build a quiz', to: paths.createQuiz, Icon: IconPencilPlus },
  { label: 'Question bank', to: paths.questionBank, Icon: IconBooks },
  { label: 'All quizzes', to: paths.quizCategories, Icon: IconListDetails },
] as const;

/** Links from Home to the quiz screens, for instructors. */
export function TeachingWays() {
  return (
    <nav className={styles.ways} aria-label="Teaching">
      {ways.map(({ label, to, Icon }) => (
        <Button
          key={to}
          variant="default"
          px={14}
          className={styles.way ?? ''}
          component={Link}
          to={to}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}
