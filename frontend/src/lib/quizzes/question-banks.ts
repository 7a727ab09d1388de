import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import type { QuestionBanksQuery } from '../../gql/graphql.ts';

export type Bank = NonNullable<QuestionBanksQuery['questionBanks']>[number];

export const questionBanksQuery = graphql(`
  query QuestionBanks {
    questionBanks {
      id
      ownerName
      isOwn
      access
      shares {
        courseId
        courseName
        access
      }
    }
  }
`);

/** The banks that the user can read. The user's own bank is first. Empty until they are loaded. */
export function useBanks(): readonly Bank[] {
  const { data } = useQuery(questionBanksQuery, { fetchPolicy: 'cache-and-network' });
  return data?.questionBanks ?? [];
}

/** The name of a bank for its readers. */
export function bankName({ ownerName, isOwn, access }: Bank): string {
  if (isOwn) return 'My bank';
  return `${ownerName}’s bank${access === 'READ' ? ' (read only)' : ''}`;
}

/** The banks as options of a select. The value of the user's own bank is empty. */
export function bankOptions(banks: readonly Bank[]) {
  return banks.map((bank) => ({ value: bank.isOwn ? '' : bank.id, label: bankName(bank) }));
}
