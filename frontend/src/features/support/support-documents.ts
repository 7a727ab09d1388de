import { graphql } from '../../gql/index.ts';

export const contactUsMutation = graphql(`
  mutation ContactUs($input: ContactInput!) {
    contactUs(input: $input) {
      message
    }
  }
`);

export const requestUpgradeMutation = graphql(`
  mutation RequestUpgrade($input: UpgradeRequestInput!) {
    requestUpgrade(input: $input) {
      id
      status
      email
    }
  }
`);

export const withdrawUpgradeMutation = graphql(`
  mutation WithdrawUpgrade {
    cancelUpgradeRequest {
      id
      upgradeRequest {
        ...OwnUpgradeRequest @unmask
      }
    }
  }
`);
