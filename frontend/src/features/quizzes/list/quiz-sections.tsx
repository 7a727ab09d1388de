import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { EmptyWindow } from './categories/empty-window.tsx';
import { RenameWindow } from './categories/rename-window.tsx';
import { useCategoryActions } from './categories/use-category-actions.ts';
import { usePracticeActions } from './practice/use-practice-actions.ts';
import { counted } from './quiz-facts.ts';
import { type Category, type ListedQuiz, practiceKey, type Section, type Progress } from './quiz-list.ts';
import { QuizRow } from './quiz-row.tsx';
import styles from './quizzes.module.css';

/** Actions on a category. */
function CategoryMenu({ category }: { category: Category }) {
  const { categoryName, active } = category;
  // Why the category cannot be deleted.
  const [inUse, setInUse] = useState<string | null>(null);
  const [isEmptying, emptying] = useDisclosure();
  const [isRenaming, renaming] = useDisclosure();
  const { setActive, remove } = useCategoryActions((why) => {
    setInUse(why);
    emptying.open();
  });
  return (
    <div className={styles.menu}>
      <Menu position="bottom-end" shadow="md" width={200} withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More for ${categoryName}`}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={renaming.open}>Rename</Menu.Item>
          <Menu.Item onClick={() => void setActive(category, !active)}>
            {active ? 'Hide from students' : 'Show to students'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="danger" onClick={() => void remove(category)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameWindow opened={isRenaming} onClose={renaming.close} category={category} />
      <EmptyWindow
        opened={isEmptying}
        onClose={emptying.close}
        category={category}
        why={inUse ?? ''}
        onEmpty={() => void remove(category)}
      />
    </div>
  );
}

interface QuizSectionProps {
  section: Section;
  /** The section's actions, next to the heading. */
  menu: ReactNode;
  /** Shown if there are no quizzes. */
  empty: string;
  children: ReactNode;
}

/** The quizzes of one section. The heading also shows how many quizzes and questions there are. */
function QuizSection({ section, menu, empty, children }: QuizSectionProps) {
  const heading = useId();
  const { name, category, quizzes } = section;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.sectionHead}>
        <h2 id={heading}>{name}</h2>
        {category?.active === false ? (
          <Badge variant="outline" color="gray" className={`${styles.badge} ${styles.draft}`}>
            Hidden
          </Badge>
        ) : null}
        <p className={styles.counts}>{countsOf(section)}</p>
        {menu}
      </div>
      {quizzes.length === 0 ? (
        <p className={styles.nothing}>{empty}</p>
      ) : (
        <ul className={styles.rows} aria-labelledby={heading}>
          {children}
        </ul>
      )}
    </section>
  );
}

/** Number of quizzes and questions in the section, and of the user's bank questions in its category. */
function countsOf({ category, quizzes }: Section): string {
  const questions = quizzes.reduce((sum, each) => sum + each.questionCount, 0);
  const bankCount = category?.bankQuestionCount ?? 0;
  const inSection = `${counted(quizzes.length, 'quiz', 'quizzes')}, ${counted(questions, 'question', 'questions')}`;
  if (bankCount === 0) return inSection;
  if (quizzes.length === 0) return `${counted(bankCount, 'question', 'questions')} in your bank`;
  return `${inSection} · ${bankCount.toLocaleString('en')} in your bank`;
}

interface DeleteFinishedProps {
  quizzes: readonly ListedQuiz[];
  progressList: readonly Progress[] | undefined;
}

/** Deletes practice quizzes that have a submitted attempt and none in progress. Hidden without such quizzes. */
function DeleteFinished({ quizzes, progressList }: DeleteFinishedProps) {
  const { removeFinished } = usePracticeActions();
  const finished = new Set(
    progressList
      ?.filter(
        ({ inProgressAttempt, officialAttempt }) => inProgressAttempt === null && officialAttempt !== null,
      )
      .map(({ quizId }) => quizId),
  );
  const count = quizzes.filter(({ id }) => finished.has(id)).length;
  if (count === 0) return null;
  return (
    <Button
      className={styles.menu ?? ''}
      size="compact-md"
      variant="default"
      onClick={() => void removeFinished()}
    >
      Delete {counted(count, 'finished quiz', 'finished quizzes')}
    </Button>
  );
}

interface QuizSectionsProps {
  sections: readonly Section[];
  /** Undefined if it did not load. */
  progressList: readonly Progress[] | undefined;
  /** Course names by ID. Empty if the list is filtered by course. */
  courses: ReadonlyMap<string, string>;
}

/** All sections with their quizzes, and menus of the categories that the user can change. */
export function QuizSections({ sections, progressList, courses }: QuizSectionsProps) {
  const progressByQuiz = new Map(progressList?.map((progress) => [progress.quizId, progress]));
  const menuOf = ({ key, category, quizzes }: Section) => {
    if (key === practiceKey) return <DeleteFinished quizzes={quizzes} progressList={progressList} />;
    return category?.canEdit ? <CategoryMenu category={category} /> : null;
  };
  return sections.map((section) => (
    <QuizSection key={section.key} section={section} menu={menuOf(section)} empty="No quizzes yet">
      {section.quizzes.map((quiz) => (
        <QuizRow
          key={quiz.id}
          quiz={quiz}
          progress={progressByQuiz.get(quiz.id)}
          isProgressKnown={progressList !== undefined}
          course={courses.get(quiz.courseId ?? '')}
        />
      ))}
    </QuizSection>
  ));
}
