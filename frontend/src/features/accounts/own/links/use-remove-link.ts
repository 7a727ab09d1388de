import { useApolloClient } from '@apollo/client/react';
import type { OwnAccountFragment } from '../../../../gql/graphql.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../../lib/show-notice.tsx';
import { showUndo } from '../../../../lib/show-undo.tsx';
import { addLinkMutation, removeLinkMutation } from '../own-account-documents.ts';

export type ShownLink = OwnAccountFragment['links'][number];

/** Removes a link at once, and offers Undo. A restored link moves to the end of the list. */
export function useRemoveLink(): (link: ShownLink) => Promise<void> {
  const client = useApolloClient();
  const bringBack = async (link: ShownLink): Promise<void> => {
    const { title, url } = link;
    try {
      await client.mutate({ mutation: addLinkMutation, variables: { input: { title, url } } });
      showSuccess(`‘${title}’ is back.`);
    } catch (error) {
      showFailure(`‘${title}’ was not restored. ${failureMessage(error)}`, () => void bringBack(link));
    }
  };
  const remove = async (link: ShownLink): Promise<void> => {
    try {
      await client.mutate({ mutation: removeLinkMutation, variables: { id: link.id } });
      showUndo(`‘${link.title}’ is removed.`, () => void bringBack(link));
    } catch (error) {
      showFailure(`‘${link.title}’ was not removed. ${failureMessage(error)}`, () => void remove(link));
    }
  };
  return remove;
}
