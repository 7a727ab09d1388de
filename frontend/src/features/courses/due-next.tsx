import { useQuery } from '@apollo/client/react';
import { Badge } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import type { TasksQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { assignmentAddress } from '../../lib/assignments/assignment-address.ts';
import { hasPassed, relativeText, whenText } from '../../lib/dates/date-texts.ts';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';
import { paths } from '../../lib/paths.ts';
import { publicQuizText } from '../../lib/quizzes/public-quiz.ts';
import { quizAddress } from '../../lib/quizzes/quiz-address.ts';
import { ownExceptionsText } from '../../lib/quizzes/own-exceptions.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { Failure } from '../../ui/failure.tsx';
import styles from './to-practise.module.css';

const tasksQuery = graphql(`
  query Tasks($first: Int!) {
    me {
      id
      tasks(first: $first) {
        nodes {
          id
          title
          courseId
          courseName
          quizId
          assignmentId
          itemId
          opensAt
          dueAt
          closesAt
          ownExceptions
          isBegun
        }
        totalCount
      }
    }
  }
`);

type Task = NonNullable<NonNullable<NonNullable<TasksQuery['me']>['tasks']>['nodes']>[number];

/** Maximum number of tasks. It is small, so that the courses below stay in view. */
const maxTasks = 5;

/** The next tasks of the user, in all courses. Empty if nothing is due. */
export function DueNext() {
  const { data, error, refetch } = useQuery(tasksQuery, {
    variables: { first: maxTasks },
    fetchPolicy: 'cache-and-network',
  });
  const tasks = data?.me?.tasks?.nodes ?? [];
  const more = (data?.me?.tasks?.totalCount ?? 0) - tasks.length;
  if (tasks.length === 0 && !error) return null;
  return (
    <section className={`${styles.card} ${styles.toGrade}`} aria-labelledby="due-next">
      <h2 id="due-next">Due next</h2>
      {error ? (
        <Failure
          mt="md"
          title="What is due could not be fetched"
          message={failureMessage(error)}
          onRetry={() => void refetch().catch(ignoreShownFailure)}
        />
      ) : null}
      <ul className={styles.rows}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ul>
      {more > 0 ? <p className={styles.moreTasks}>{`And ${more.toLocaleString('en')} more later.`}</p> : null}
    </section>
  );
}

function addressOf({ quizId, assignmentId, courseId }: Task): string {
  if (quizId !== null) return quizAddress(quizId);
  if (assignmentId !== null) return assignmentAddress(courseId ?? '', assignmentId);
  return generatePath(paths.course, { id: courseId ?? '' });
}

function TaskRow({ task }: { task: Task }) {
  const { title, courseName, dueAt } = task;
  const isOverdue = hasPassed(dueAt);
  return (
    <li>
      <div>
        <Link to={addressOf(task)}>{title === '' ? 'Unnamed item' : title}</Link>
        <p>{taskNote(task, courseName ?? '')}</p>
      </div>
      <span>
        {isOverdue ? (
          <Badge tt="none" variant="light" color="danger" size="sm" mr={6}>
            Overdue
          </Badge>
        ) : null}
        <time dateTime={dueAt}>{whenText(dueAt)}</time>
        {isOverdue ? null : `, ${relativeText(dueAt)}`}
      </span>
    </li>
  );
}

function kindOf({ quizId, assignmentId, courseId }: Task): string {
  if (quizId !== null) return courseId === null ? publicQuizText : 'Quiz';
  return assignmentId === null ? '' : 'Assignment';
}

/** The course, and the facts about the task, for example that the quiz is in progress or when it opens. */
function taskNote(task: Task, courseName: string): string {
  const { opensAt, dueAt, closesAt, ownExceptions, isBegun } = task;
  const isToOpen = opensAt !== null && !hasPassed(opensAt);
  const facts = [
    courseName,
    kindOf(task),
    isBegun ? 'in progress' : '',
    isToOpen ? `opens ${whenText(opensAt)}` : '',
    hasPassed(dueAt) && closesAt !== null ? `closes ${whenText(closesAt)}` : '',
    ownExceptionsText(ownExceptions),
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}
