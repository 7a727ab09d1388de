import { useApolloClient, useQuery } from '@apollo/client/react';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { weigh } from '../../../../core/grading/weigh.ts';
import { readCourseFile } from '../../../../core/grading/course-file.ts';
import { texts } from '../../../../core/texts.ts';
import type { TemplateListQuery } from '../../gql/graphql.ts';
import { duplicateCourseMutation } from '../../lib/courses/documents.ts';
import { paths } from '../../lib/paths.ts';
import { failureMessage, serverMessage } from '../../lib/server-failure.ts';
import { showNotice } from '../../lib/show-notice.tsx';
import styles from './courses.module.css';
import { templateListQuery } from './documents.ts';
import { Failed } from './failed.tsx';

type Template = TemplateListQuery['courseTemplates'][number];

const sectionId = 'templates';

/** Courses to start from. Signed in, a copy is saved at once; else it opens in the planner. */
export function CourseTemplates({ isSignedIn }: { isSignedIn: boolean }) {
  const { data, error, refetch } = useQuery(templateListQuery);
  const start = useStarting(isSignedIn);
  const heading = useRef<HTMLHeadingElement>(null);
  useShownWhenNamed(heading, data !== undefined);
  const retry = () => void refetch().catch(() => {});
  return (
    <section className={`wrap ${styles.templates}`} aria-labelledby={sectionId}>
      <h2 ref={heading} id={sectionId}>
        Start from a template
      </h2>
      {error && !data ? <Failed message={failureMessage(error)} onRetry={retry} /> : null}
      {!data && !error ? <Skeleton height={92} radius="md" mt="sm" /> : null}
      <ul className={styles.templateList}>
        {data?.courseTemplates.map((template) => (
          <li key={template.id}>
            <UnstyledButton className={styles.template} onClick={() => void start(template)}>
              <span className={styles.templateName}>{template.name}</span>
              {template.description === '' ? null : <span>{template.description}</span>}
              <span className={styles.templateLine}>{categoryLine(template)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page is long enough to scroll there once the templates are on it. */
function useShownWhenNamed(heading: RefObject<HTMLElement | null>, isComplete: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isComplete && hash === `#${sectionId}`) heading.current?.scrollIntoView();
  }, [hash, heading, isComplete]);
}

function useStarting(isSignedIn: boolean) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const start = async (template: Template): Promise<void> => {
    if (!isSignedIn) {
      await navigate(paths.planner, { state: { course: template } });
      return;
    }
    try {
      const { data } = await client.mutate({
        mutation: duplicateCourseMutation,
        variables: { id: template.id },
      });
      if (data?.duplicateCourse) await navigate(generatePath(paths.course, { id: data.duplicateCourse.id }));
    } catch (error) {
      const message = serverMessage(error) ?? texts.courseSave.failure;
      showNotice({
        color: 'danger',
        message,
        action: { label: 'Try again', onClick: () => void start(template) },
      });
    }
  };
  return start;
}

/** 'Homework 20 % · Midterms 40 % · Final 40 %'. */
function categoryLine(template: Template): string {
  const read = readCourseFile(template);
  if ('errors' in read) return '';
  const weighed = weigh(read.course.categories);
  return read.course.categories
    .map(({ name }, index) => `${name}\u00A0${formatCompact(weighed[index]?.weight ?? 0)}\u00A0%`)
    .join(' · ');
}
