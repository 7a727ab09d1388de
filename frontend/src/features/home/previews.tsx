import { Anchor, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Swatch } from '../../ui/grade/legend.tsx';
import { MaterialBar } from '../../ui/grade/material-bar.tsx';
import styles from './previews.module.css';

/** What the product does besides planning grades, illustrated with examples. */
export function Previews() {
  return (
    <section className={styles.previews} aria-label="More than a grade plan">
      <Preview
        title="Practise what the next exam asks"
        promise="Short quizzes on the topics you got wrong, with the reason for each answer."
        link={{ to: paths.quizCategories, label: 'Find a quiz' }}
      >
        <Line left="Binary search" right={<Confidence total={5} correct={4} />} />
        <Line left="Recursion" right={<Confidence total={5} correct={2} />} />
        <Line left="Hash tables" right={<Confidence total={5} correct={1} />} />
      </Preview>
      <Preview
        title="Ask about your own course"
        promise="Answers from your notes and questions, with their sources."
      >
        <Line left="“Why is the middle rounded down?”" />
        <Line left="So the index stays whole: 7 / 2 becomes 3." />
        <Line left={<small>From Lecture 6 notes and question 14</small>} />
      </Preview>
      <Preview
        title="Keep it in one place"
        promise="Notes, assignments and due dates next to the grades they count for."
      >
        <Line left="Assignment 4" right="18 / 25" />
        <Line left="Exam 2" right={<span className="highlighted">needs 87</span>} />
        <Line left="Notes, Lecture 6" right="edited today" />
      </Preview>
    </section>
  );
}

interface PreviewProps {
  title: string;
  promise: string;
  /** Link to the feature. If omitted, the feature is still to come. */
  link?: { to: string; label: string };
  children: ReactNode;
}

function Preview({ title, promise, link, children }: PreviewProps) {
  return (
    <div className={styles.preview}>
      <p className={styles.state}>
        <Swatch material={link ? 'earned' : 'open'} />
        {link ? (
          <Anchor component={Link} to={link.to} inherit>
            {link.label}
          </Anchor>
        ) : (
          'still to come'
        )}
      </p>
      <h2>{title}</h2>
      <p className={styles.promise}>{promise}</p>
      <figure>
        <figcaption>An example</figcaption>
        {children}
      </figure>
    </div>
  );
}

function Line({ left, right }: { left: ReactNode; right?: ReactNode }) {
  return (
    <div className={styles.line}>
      <span>{left}</span>
      {right === undefined ? null : <small>{right}</small>}
    </div>
  );
}

function Confidence({ correct, total }: { correct: number; total: number }) {
  const parts = { earned: correct, needed: 0, open: total - correct, lost: 0 };
  return (
    <span className={styles.confidence}>
      <VisuallyHidden>
        {correct} of {total}
      </VisuallyHidden>
      <MaterialBar parts={parts} axis={total} height={8} />
    </span>
  );
}
