import { Select, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@apollo/client/react';
import { CategorySelect } from '../../../../ui/quiz-category/category-select.tsx';
import { savedCoursesQuery } from '../../../../lib/courses/course-documents.ts';
import { useOwnCategories } from '../../../../lib/quizzes/use-bank-categories.ts';
import { builderCourseQuery } from '../data/builder-documents.ts';
import { useBuilderState, useDispatch } from '../store/use-builder.ts';
import styles from '../quiz-builder.module.css';

/** ID of the field with the title. */
export const titleId = 'quiz-title';

/** The title, the description, the course and the category of the quiz. */
export function About() {
  const { title, description } = useBuilderState(({ content }) => content.settings);
  const problems = useBuilderState((state) => state.problems.fields);
  const dispatch = useDispatch();
  return (
    <section className={styles.card} aria-label="About the quiz">
      <TextInput
        id={titleId}
        size="lg"
        label="Title"
        autoComplete="off"
        error={problems['title']}
        value={title}
        onChange={({ currentTarget }) => dispatch({ type: 'set', settings: { title: currentTarget.value } })}
      />
      <Textarea
        label="Description"
        description="Students read it before they begin."
        autosize
        minRows={2}
        maxRows={12}
        error={problems['description']}
        value={description}
        onChange={({ currentTarget }) =>
          dispatch({ type: 'set', settings: { description: currentTarget.value } })
        }
      />
      <div className={styles.pair}>
        <CourseSelect />
        <QuizCategory />
      </div>
    </section>
  );
}

function CourseSelect() {
  const courseId = useBuilderState(({ content }) => content.courseId);
  const problem = useBuilderState((state) => state.problems.fields['courseId']);
  const dispatch = useDispatch();
  const { data } = useQuery(savedCoursesQuery);
  const own = (data?.savedCourses ?? []).map(({ id, name }) => ({ value: id, label: courseLabel(name) }));
  const isOwn = courseId === null || own.some(({ value }) => value === courseId);
  // Instructors may teach a course that somebody else owns.
  const other = useQuery(builderCourseQuery, { variables: { id: courseId ?? '' }, skip: !data || isOwn });
  const others =
    isOwn || courseId === null ? [] : [{ value: courseId, label: courseLabel(other.data?.course?.name) }];
  return (
    <Select
      label="Course"
      description="Only people in this course can find the quiz."
      placeholder="Everybody who is signed in"
      clearable
      searchable
      clearButtonProps={{ 'aria-label': 'No course' }}
      nothingFoundMessage="No matching course"
      error={problem}
      data={[...own, ...others]}
      value={courseId}
      onChange={(value) => dispatch({ type: 'set', courseId: value })}
    />
  );
}

function courseLabel(name: string | undefined): string {
  if (name === undefined) return 'This course';
  return name === '' ? 'Untitled course' : name;
}

function QuizCategory() {
  const categoryId = useBuilderState(({ content }) => content.settings.categoryId);
  const problem = useBuilderState((state) => state.problems.fields['categoryId']);
  const dispatch = useDispatch();
  const categories = useOwnCategories();
  return (
    <CategorySelect
      label="Category"
      description="Sorts the quiz in your list and in ‘All quizzes’. It changes no grade."
      placeholder="None"
      clearable
      clearButtonProps={{ 'aria-label': 'No category' }}
      categories={categories}
      error={problem}
      value={categoryId}
      onChange={(value) => dispatch({ type: 'set', settings: { categoryId: value } })}
    />
  );
}
