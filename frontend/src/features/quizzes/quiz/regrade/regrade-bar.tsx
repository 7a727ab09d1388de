import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RegradePartsFragment } from '../../../../gql/graphql.ts';
import { regradePreviewQuery } from './regrade-documents.ts';
import { RegradeWindow } from './regrade-window.tsx';
import { peopleWere } from '../../../../lib/quizzes/people-text.ts';
import { attempts } from './regrade-text.ts';
import styles from './regrade.module.css';

/** Query parameter that opens the window, so that other screens can link to it. */
const windowParameter = 'regrade';

/**
 * A button to regrade submitted attempts, with the reason. Hidden if no submitted attempt has a question that
 * is graded automatically.
 */
export function RegradeBar({ quizId }: { quizId: string }) {
  const [search, setSearch] = useSearchParams();
  const { data } = useQuery(regradePreviewQuery, {
    variables: { quizId, fullCredit: null },
    fetchPolicy: 'cache-and-network',
  });
  const isOpen = search.has(windowParameter);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  // The focused element disappears with the window, so the button gets the focus.
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const show = (isShown: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isShown) next.set(windowParameter, '');
        else next.delete(windowParameter);
        return next;
      },
      { replace: true },
    );
  const plan = data?.regradePreview;
  return (
    <>
      {plan && plan.questions.length > 0 ? (
        <div className={styles.bar} data-urgent={plan.studentCount > 0 || plan.changedCount > 0}>
          <p>{reasonFor(plan)}</p>
          <Button
            ref={button}
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => show(true)}
          >
            Regrade
          </Button>
        </div>
      ) : null}
      {isOpen ? <RegradeWindow quizId={quizId} onClose={() => show(false)} /> : null}
    </>
  );
}

/**
 * The reason to regrade, or a note that the scores match the key. Also mentions reworded questions, whose points a
 * regrade does not change.
 */
function reasonFor({ studentCount: count, changedCount, questions }: RegradePartsFragment): string {
  if (count > 0) return `${peopleWere(count)} graded before you changed the answer key or the points.`;
  if (changedCount > 0) return `Regrading would change the points of ${attempts(changedCount)}.`;
  const reworded = questions.filter((question) => question.rewordedCount > 0).length;
  if (reworded === 0) return 'Scores match the current answer key.';
  const which = reworded === 1 ? '1 question was' : `${reworded} questions were`;
  return `${which} reworded later. Students who saw the earlier wording keep their points. Other scores match the current answer key.`;
}
