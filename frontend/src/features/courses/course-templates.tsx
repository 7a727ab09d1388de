import { useQuery } from '@apollo/client/react';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { weigh } from '../../../../core/grading/weigh.ts';
import { readCourseFile } from '../../../../core/grading/course-file.ts';
import { PageSteps } from '../../components/list/page-steps.tsx';
import { pageSize, usePages } from '../../components/list/use-pages.ts';
import type { TemplateListQuery } from '../../gql/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import styles from './courses.module.css';
import { templateListQuery } from './documents.ts';
import { Failed } from './failed.tsx';

type Template = NonNullable<TemplateListQuery['courseTemplates']>['nodes'][number];

const noun = { one: 'template', many: 'templates' } as const;

const sectionId = 'templates';

/** Courses to start from. A copy opens in the planner, where it is saved or not. */
export function CourseTemplates() {
  const pages = usePages();
  const { data, previousData, error, refetch } = useQuery(templateListQuery, {
    variables: { first: pageSize, after: pages.after },
  });
  const list = (data ?? previousData)?.courseTemplates;
  const navigate = useNavigate();
  const start = (course: Template) => navigate(paths.planner, { state: { course } });
  const heading = useRef<HTMLHeadingElement>(null);
  useShownWhenNamed(heading, data !== undefined);
  const retry = () => void refetch().catch(() => {});
  return (
    <section className={`wrap ${styles.templates}`} aria-labelledby={sectionId}>
      <h2 ref={heading} id={sectionId}>
        Start from a template
      </h2>
      {error ? <Failed message={failureMessage(error)} onRetry={retry} /> : null}
      {!list && !error ? <Skeleton height={92} radius="md" mt="sm" /> : null}
      <ul className={styles.templateList}>
        {list?.nodes.map((template) => (
          <li key={template.id}>
            <UnstyledButton className={styles.template} onClick={() => void start(template)}>
              <span className={styles.templateName}>{template.name}</span>
              {template.description === '' ? null : <span>{template.description}</span>}
              <span className={styles.templateLine}>{categoryLine(template)}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {list && (pages.after !== null || list.pageInfo.hasNextPage) ? (
        <PageSteps
          of={noun}
          shown={list.nodes.length}
          total={list.totalCount}
          pages={pages}
          {...list.pageInfo}
        />
      ) : null}
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

/** 'Homework 20 % · Midterms 40 % · Final 40 %'. */
function categoryLine(template: Template): string {
  const read = readCourseFile(template);
  if ('errors' in read) return '';
  const weighed = weigh(read.course.categories);
  return read.course.categories
    .map(({ name }, index) => `${name}\u00A0${formatCompact(weighed[index]?.weight ?? 0)}\u00A0%`)
    .join(' · ');
}
