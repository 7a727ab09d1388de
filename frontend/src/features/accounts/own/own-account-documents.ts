import { graphql } from '../../../gql/index.ts';

// Documents use this fragment by name.
graphql(`
  fragment OwnAccount on User {
    id
    email
    firstName
    lastName
    description
    notifications
    hasPassword
    createdAt
    links {
      id
      title
      url
    }
  }
`);

export const ownAccountQuery = graphql(`
  query OwnAccount {
    me {
      ...OwnAccount @unmask
    }
  }
`);

export const ownStorageQuery = graphql(`
  query OwnStorage {
    me {
      id
      storage {
        usedBytes
        limitBytes
        attemptReserveBytes
      }
    }
  }
`);

/** Saves both parts of the profile's form at once. */
export const saveProfileMutation = graphql(`
  mutation SaveProfile($userId: ID!, $names: ProfileInput!, $description: String!) {
    updateProfile(input: $names) {
      id
      firstName
      lastName
    }
    updateDescription(userId: $userId, description: $description) {
      id
      description
    }
  }
`);

export const addLinkMutation = graphql(`
  mutation AddLink($input: LinkInput!) {
    addLink(input: $input) {
      ...OwnAccount @unmask
    }
  }
`);

export const updateLinkMutation = graphql(`
  mutation UpdateLink($id: ID!, $input: LinkInput!) {
    updateLink(id: $id, input: $input) {
      ...OwnAccount @unmask
    }
  }
`);

export const removeLinkMutation = graphql(`
  mutation RemoveLink($id: ID!) {
    removeLink(id: $id) {
      ...OwnAccount @unmask
    }
  }
`);

export const setNotificationsMutation = graphql(`
  mutation SetNotifications($enabled: Boolean!) {
    setNotifications(enabled: $enabled) {
      id
      notifications
    }
  }
`);

export const changePasswordMutation = graphql(`
  mutation ChangePassword($currentPassword: String, $newPassword: String!) {
    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
      id
      hasPassword
    }
  }
`);

// Documents use this fragment by name.
graphql(`
  fragment OwnSession on Session {
    id
    createdAt
    lastSeenAt
    userAgent
    isCurrent
  }
`);

export const sessionsQuery = graphql(`
  query Sessions {
    sessions {
      ...OwnSession @unmask
    }
  }
`);

export const endSessionMutation = graphql(`
  mutation EndSession($id: ID!) {
    revokeSession(id: $id)
  }
`);

export const endOtherSessionsMutation = graphql(`
  mutation EndOtherSessions {
    revokeOtherSessions {
      ...OwnSession @unmask
    }
  }
`);

// Documents use this fragment by name.
graphql(`
  fragment OwnApiToken on ApiToken {
    id
    name
    scopes
    createdAt
    expiresAt
    lastUsedAt
  }
`);

export const apiTokensQuery = graphql(`
  query ApiTokens {
    apiTokens {
      ...OwnApiToken @unmask
    }
  }
`);

export const createApiTokenMutation = graphql(`
  mutation CreateApiToken($name: String!, $scopes: [ApiTokenScope!]!, $expiresInDays: Int!) {
    createApiToken(name: $name, scopes: $scopes, expiresInDays: $expiresInDays) {
      token
      apiToken {
        ...OwnApiToken @unmask
      }
    }
  }
`);

export const revokeApiTokenMutation = graphql(`
  mutation RevokeApiToken($id: ID!) {
    revokeApiToken(id: $id)
  }
`);

export const exportMyDataQuery = graphql(`
  query ExportMyData {
    exportMyData {
      fileName
      contentType
      content
    }
  }
`);

export const deleteMyAccountMutation = graphql(`
  mutation DeleteMyAccount($password: String) {
    deleteMyAccount(password: $password)
  }
`);
