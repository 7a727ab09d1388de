import { Button, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { texts } from '../../../../core/texts.ts';
import { paths } from '../../lib/paths.ts';
import styles from './courses.module.css';

/** What the list is for, while it is empty. */
export function NoCourses() {
  return (
    <section className={styles.empty}>
      <Title order={2}>No courses yet</Title>
      <Text mt={4} size="sm" c="dimmed">
        {texts.courses.none}
      </Text>
      <Text mt="sm" maw={520}>
        Every course you save stands here, the one you touched last on top. Plan one from the sample, or start
        from a template.
      </Text>
      <Group mt="md">
        <Button component={Link} to={paths.planner}>
          Plan my first course
        </Button>
      </Group>
    </section>
  );
}
