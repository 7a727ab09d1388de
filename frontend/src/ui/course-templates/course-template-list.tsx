import { useQuery } from '@apollo/client/react';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { readCourseFile } from '../../../../core/grading/course-file.ts';
import type { Course } from '../../../../core/grading/course.ts';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { weigh } from '../../../../core/grading/weigh.ts';
import type { CourseTemplatesQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { PagedList } from '../list/paged-list.tsx';
import { pageSize, usePages } from '../list/use-pages.ts';
import styles from './course-template-list.module.css';

const courseTemplatesQuery = graphql(`
  query CourseTemplates($first: Int!, $after: String) {
    courseTemplates(first: $first, after: $after) {
      nodes {
        id
        name
        description
        targetGrade
        meterDivisions
        gradeMaps {
          letter
          minimum
        }
        categories {
          ...CategoryContent @unmask
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

type Template = NonNullable<CourseTemplatesQuery['courseTemplates']>['nodes'][number];

const noun = { one: 'template', many: 'templates' } as const;

interface CourseTemplateListProps {
  onChoose: (course: Course) => void;
  /** Called when the first page is shown. */
  onShown?: () => void;
}

/** The templates, a page at a time. */
export function CourseTemplateList({ onChoose, onShown }: CourseTemplateListProps) {
  const pages = usePages();
  const { data, previousData, loading, error, refetch } = useQuery(courseTemplatesQuery, {
    variables: { first: pageSize, after: pages.after },
    // Other users publish templates at any time.
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.courseTemplates;
  const shown = useEffectEvent(() => onShown?.());
  const isShown = Boolean(list);
  useEffect(() => {
    if (isShown) shown();
  }, [isShown]);
  return (
    <PagedList
      noun={noun}
      list={list}
      loading={loading}
      error={error}
      onRetry={refetch}
      pages={pages}
      empty="There are no templates here yet."
    >
      {(templates) => <Templates templates={templates} onChoose={onChoose} />}
    </PagedList>
  );
}

interface TemplatesProps {
  templates: readonly Template[];
  onChoose: (course: Course) => void;
}

function Templates({ templates, onChoose }: TemplatesProps) {
  return (
    <ul className={styles.list}>
      {templates.map((template) => {
        const read = readCourseFile(template);
        // Courses that cannot be opened are not offered.
        if ('errors' in read) return null;
        const { course } = read;
        return (
          <li key={template.id}>
            <UnstyledButton className={styles.template} onClick={() => onChoose(course)}>
              <span className={styles.name}>{course.name}</span>
              {course.description === '' ? null : <span>{course.description}</span>}
              <span className={styles.categories}>{categoryLine(course)}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ul>
  );
}

/** 'Homework 20 % · Midterms 40 % · Final 40 %'. */
function categoryLine({ categories }: Course): string {
  const weighed = weigh(categories);
  return categories
    .map(({ name }, index) => `${name}\u00A0${formatCompact(weighed[index]?.weight ?? 0)}\u00A0%`)
    .join(' · ');
}
