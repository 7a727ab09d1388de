import { useQuery } from '@apollo/client/react';
import { Text, UnstyledButton } from '@mantine/core';
import type { Course } from '../../../../../core/grading/course.ts';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import { PageSteps } from '../../../components/list/page-steps.tsx';
import { pageSize, usePages } from '../../../components/list/use-pages.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { courseTemplatesQuery } from './documents.ts';
import { Failed } from './failed.tsx';
import { LoadingLines } from './share-window.tsx';
import styles from './share.module.css';
import { courseOf, takeCourse } from './shared-plan.ts';

const noun = { one: 'template', many: 'templates' } as const;

/** The courses to start from. `onTaken`: one of them is in hand now. */
export function TemplateList({ onTaken }: { onTaken: () => void }) {
  const store = usePlannerStore();
  const pages = usePages();
  const { data, previousData, loading, error, refetch } = useQuery(courseTemplatesQuery, {
    variables: { first: pageSize, after: pages.after },
    fetchPolicy: 'no-cache',
  });
  const list = (data ?? previousData)?.courseTemplates;
  if (loading && !list) return <LoadingLines />;
  // A failure comes back as `error`, too.
  if (error) return <Failed message={failureMessage(error)} onRetry={() => void refetch().catch(() => {})} />;
  if (!list || list.totalCount === 0) return <Text>There are no templates here yet.</Text>;
  const take = (course: Course) => {
    onTaken();
    takeCourse(store, course, `Started from ${course.name}.`);
  };
  return (
    <>
      <ul className={styles.templates}>
        {list.nodes.map((template) => (
          <li key={template.id}>
            <Template course={courseOf(template)} onTake={take} />
          </li>
        ))}
      </ul>
      {pages.after !== null || list.pageInfo.hasNextPage ? (
        <PageSteps
          of={noun}
          shown={list.nodes.length}
          total={list.totalCount}
          pages={pages}
          {...list.pageInfo}
        />
      ) : null}
    </>
  );
}

interface TemplateProps {
  course: Course;
  onTake: (course: Course) => void;
}

function Template({ course, onTake }: TemplateProps) {
  return (
    <UnstyledButton className={styles.template} onClick={() => onTake(course)}>
      <Text span fw={650}>
        {course.name}
      </Text>
      {course.description === '' ? null : <Text span>{course.description}</Text>}
      <Text span size="sm" c="dimmed">
        {categoryLine(course)}
      </Text>
    </UnstyledButton>
  );
}

/** 'Homework 20 % · Midterms 40 % · Final 40 %'. */
function categoryLine({ categories }: Course): string {
  const weighed = weigh(categories);
  return categories
    .map(({ name }, index) => `${name}\u00A0${formatCompact(weighed[index]?.weight ?? 0)}\u00A0%`)
    .join(' · ');
}
