import { skipToken, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { generatePath } from 'react-router-dom';
import { checkSearch, searchedWords } from '../../../../core/search/words.ts';
import type { SearchKind, SearchQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { assignmentAddress } from '../../lib/assignments/assignment-address.ts';
import { publicNoteAddress } from '../../lib/notes/note-address.ts';
import { titleOf } from '../../lib/notes/note-title.ts';
import { paths } from '../../lib/paths.ts';
import { quizAddress } from '../../lib/quizzes/quiz-address.ts';

const searchQuery = graphql(`
  query Search($text: String!) {
    search(text: $text) {
      kind
      id
      title
      detail
      courseId
      bankId
    }
  }
`);

type Result = NonNullable<SearchQuery['search']>[number];

/** Milliseconds after the last key press before the request is sent. */
const pauseMs = 250;

const kinds: readonly { readonly kind: SearchKind; readonly label: string }[] = [
  { kind: 'COURSE', label: 'Your courses' },
  { kind: 'QUIZ', label: 'Your quizzes' },
  { kind: 'ASSIGNMENT', label: 'Assignments' },
  { kind: 'NOTE', label: 'Your notes' },
  { kind: 'PUBLIC_NOTE', label: 'Course notes' },
  { kind: 'QUESTION', label: 'Question banks' },
  { kind: 'PERSON', label: 'People' },
  { kind: 'ACCOUNT', label: 'Accounts' },
];

/**
 * The results of the server for a text, by kind. Only results of the current text are returned. There are none while
 * the user types, and until the reply arrives.
 */
export function useSearch(text: string) {
  const trimmedText = text.trim();
  const [query] = useDebouncedValue(trimmedText, pauseMs);
  const problem = checkSearch(trimmedText);
  const isSearched = problem === null && searchedWords(trimmedText).length > 0;
  const isPaused = query === trimmedText;
  const { data, error, refetch } = useQuery(
    searchQuery,
    isSearched && isPaused ? { variables: { text: query }, fetchPolicy: 'network-only' } : skipToken,
  );
  const results = isSearched && isPaused ? data?.search : undefined;
  const failure = isSearched && isPaused ? error : undefined;
  return {
    found: kinds.flatMap(({ kind, label }) => {
      const ofKind = results?.filter((each) => each.kind === kind) ?? [];
      return ofKind.length === 0 ? [] : [{ label, items: ofKind.map(toScreen) }];
    }),
    problem,
    isSearching: isSearched && !results && !failure,
    error: failure,
    retry: () => refetch(),
  };
}

function toScreen({ kind, id, title, detail, courseId, bankId }: Result) {
  const path = addressOf({ kind, id, title, detail, courseId, bankId });
  return {
    path,
    label: kind === 'NOTE' || kind === 'PUBLIC_NOTE' ? titleOf({ title }) : title,
    description: detail,
    id: `${kind} ${id}`,
  };
}

function addressOf({ kind, id, title, detail, courseId, bankId }: Omit<Result, '__typename'>): string {
  switch (kind) {
    case 'COURSE':
      return generatePath(paths.course, { id });
    case 'QUIZ':
      return quizAddress(id);
    case 'ASSIGNMENT':
      return assignmentAddress(courseId ?? '', id);
    case 'NOTE':
      return generatePath(paths.note, { id });
    case 'PUBLIC_NOTE':
      return publicNoteAddress(courseId ?? '', id);
    case 'QUESTION':
      return `${paths.questionBank}?${bankId === null ? '' : `bank=${encodeURIComponent(bankId)}&`}find=${encodeURIComponent(title)}`;
    case 'PERSON':
      return `${generatePath(paths.course, { id: courseId ?? '' })}?tab=people`;
    case 'ACCOUNT':
      return `${paths.manageUsers}?find=${encodeURIComponent(detail)}`;
  }
}
