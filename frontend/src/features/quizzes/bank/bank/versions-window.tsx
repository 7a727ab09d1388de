import { useQuery } from '@apollo/client/react';
import { Button, Modal, Skeleton, Stack } from '@mantine/core';
import { texts } from '../../../../../../core/texts.ts';
import { FormFailure } from '../../../../ui/form/form-failure.tsx';
import { DateTimeText } from '../../../../ui/list/date-time-text.tsx';
import { draftOf } from '../../../../ui/question-form/open-draft.ts';
import type { QuestionDraft } from '../../../../ui/question-form/question-draft.ts';
import { QuestionView } from '../../../../ui/question-view/question-view.tsx';
import type { BankQuestionFragment, QuestionVersionsQuery } from '../../../../gql/graphql.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { questionVersionsQuery } from '../bank-documents.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import styles from './versions.module.css';

interface VersionsWindowProps {
  isOpen: boolean;
  question: BankQuestionFragment | null;
  onClose: () => void;
  /** Opens the question with this version in its form. */
  onTake: (question: BankQuestionFragment, draft: QuestionDraft) => void;
}

/** The versions of a question, including the current one. */
export function VersionsWindow({ isOpen, question, onClose, onTake }: VersionsWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Versions" size="lg">
      <p className={styles.lead}>Attempts keep the version that they started with.</p>
      {question ? <Versions question={question} onTake={onTake} /> : null}
    </Modal>
  );
}

type Version = NonNullable<QuestionVersionsQuery['questionVersions']>[number];

interface VersionsProps {
  question: BankQuestionFragment;
  onTake: VersionsWindowProps['onTake'];
}

function Versions({ question, onTake }: VersionsProps) {
  const variables = { id: question.id };
  const { data, error, refetch } = useQuery(questionVersionsQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const versions = data?.questionVersions;
  if (!versions && error)
    return (
      <FormFailure
        title="The versions could not be fetched"
        onRetry={() => void refetch().catch(ignoreShownFailure)}
      >
        {failureMessage(error)}
      </FormFailure>
    );
  if (!versions) return <LoadingVersions />;
  return (
    <ol className={styles.versions}>
      {versions.map((version) => (
        <VersionEntry
          key={version.number}
          version={version}
          isCurrent={version.number === question.version}
          onTake={() => onTake(question, asDraft(question, version))}
        />
      ))}
    </ol>
  );
}

/** Fields that a version does not contain keep their values. */
function asDraft(
  { difficulty, categoryId, availableForPractice }: BankQuestionFragment,
  version: Version,
): QuestionDraft {
  return draftOf({ ...version, difficulty, categoryId, availableForPractice });
}

interface VersionEntryProps {
  version: Version;
  isCurrent: boolean;
  onTake: () => void;
}

function VersionEntry({ version, isCurrent, onTake }: VersionEntryProps) {
  const { number, createdAt, points, editor } = version;
  return (
    <li>
      <div className={styles.versionHead}>
        <h3>
          Version {number}
          {isCurrent ? ', as it is now' : ''}
        </h3>
        <span>
          {editor === null ? null : `By ${editor.name}, `}
          <DateTimeText at={createdAt} />, {points} {points === 1 ? 'point' : 'points'}
        </span>
      </div>
      <QuestionView question={version} />
      {isCurrent ? null : (
        <Button size="compact-md" variant="outline" mt="sm" onClick={onTake}>
          Edit from version {number}
        </Button>
      )}
    </li>
  );
}

function LoadingVersions() {
  return (
    <Stack gap="sm" role="status" aria-label={texts.loading}>
      <Skeleton height={20} width="40%" />
      <Skeleton height={72} />
      <Skeleton height={72} />
    </Stack>
  );
}
