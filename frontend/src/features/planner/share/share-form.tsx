import { useMutation } from '@apollo/client/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { canSeeGradesWith } from '../../../../../core/courses/course-staff.ts';
import type { ShareDraftMutation } from '../../../gql/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { accessTo, courseToSave } from '../model/saved-course.ts';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { shareDraftMutation } from './shared-draft-documents.ts';
import styles from './share.module.css';
import { toCourseInput } from './shared-plan.ts';
import { Failure } from '../../../ui/failure.tsx';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { CopyText } from '../../../ui/copy-text.tsx';

/** Explains sharing, then shows the link. */
export function ShareForm() {
  const store = usePlannerStore();
  const isMember = useIsMember();
  const hasGradebook = usePlanner(({ saved }) => saved !== null && canSeeGradesWith(accessTo(saved)));
  const [share, { data, loading, error }] = useMutation(shareDraftMutation);
  const draft = data?.shareDraft;
  const makeLink = () => {
    const course = toCourseInput(courseToSave(presentOf(store.getState())));
    share({ variables: { course } }).catch(ignoreShownFailure);
  };
  return (
    <Stack gap="md">
      <Text>
        Anyone who has the link can open a copy of this course for 90 days, with{' '}
        {isMember ? 'your grades, including the released ones' : 'the grades in the planner'}. Later changes
        aren’t shared. Syllabus, meeting details and notes aren’t included
        {hasGradebook ? ', and neither are the people and their grades in the gradebook' : ''}.
      </Text>
      {draft ? <SharedLink draft={draft} /> : null}
      {error ? <Failure message={failureMessage(error)} onRetry={makeLink} /> : null}
      {draft || error ? null : (
        <Group justify="flex-end">
          <Button loading={loading} onClick={makeLink}>
            Make the link
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function SharedLink({ draft: { id, expiresAt } }: { draft: NonNullable<ShareDraftMutation['shareDraft']> }) {
  const field = useRef<HTMLInputElement>(null);
  // The link replaces the button, which had the focus.
  useLayoutEffect(() => field.current?.focus(), []);
  const link = `${location.origin}${paths.planner}?draft=${encodeURIComponent(id)}`;
  return (
    <div>
      <div className={styles.link}>
        <TextInput
          ref={field}
          label="Link"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyText value={link}>
          {({ copied, copy }) => (
            <Button onClick={copy}>
              <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
            </Button>
          )}
        </CopyText>
      </div>
      <Text size="sm" c="dimmed" mt="sm" role="status">
        The link is ready. It works until {dateOf(expiresAt)}.
      </Text>
    </div>
  );
}

const dateOf = (iso: string) => new Date(iso).toLocaleDateString('en', { dateStyle: 'long' });
