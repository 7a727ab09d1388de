import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CourseTemplateList } from '../../ui/course-templates/course-template-list.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './courses.module.css';

const sectionId = 'templates';

/** Courses to start from. A copy opens in the planner, where it is saved or not. */
export function CourseTemplates() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // Only with the templates on it, the page is long enough to scroll there.
  const scrollIfNamed = () => {
    if (hash === `#${sectionId}`) heading.current?.scrollIntoView();
  };
  return (
    <section className={`wrap ${styles.templates}`} aria-labelledby={sectionId}>
      <h2 ref={heading} id={sectionId}>
        Start from a template
      </h2>
      <CourseTemplateList
        onChoose={(course) => void navigate(paths.planner, { state: { course } })}
        onShown={scrollIfNamed}
      />
    </section>
  );
}
