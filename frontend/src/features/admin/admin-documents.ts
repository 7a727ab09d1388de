import { graphql } from '../../gql/index.ts';
import type { ContactMessagesQuery, UpgradeRequestsQuery } from '../../gql/graphql.ts';

// The documents below use this fragment by name.
graphql(`
  fragment ManagedUser on User {
    id
    email
    firstName
    lastName
    role
    instructor
    isVerified
    isDisabled
    canRequestUpgrade
    createdAt
    lastSignInAt
    upgradeRequest {
      id
      status
    }
  }
`);

export const usersQuery = graphql(`
  query Users($search: String, $role: Role, $first: Int!, $after: String) {
    users(search: $search, role: $role, first: $first, after: $after) {
      totalCount
      nodes {
        ...ManagedUser @unmask
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const setRoleMutation = graphql(`
  mutation SetRole($userId: ID!, $role: Role!, $reason: String) {
    setRole(userId: $userId, role: $role, reason: $reason) {
      ...ManagedUser @unmask
    }
  }
`);

export const setRolesMutation = graphql(`
  mutation SetRoles($userIds: [ID!]!, $role: Role!, $reason: String) {
    setRoles(userIds: $userIds, role: $role, reason: $reason) {
      users {
        ...ManagedUser @unmask
      }
      failures {
        userId
        message
      }
    }
  }
`);

export const setUpgradeRequestsMutation = graphql(`
  mutation SetUpgradeRequests($userId: ID!, $enabled: Boolean!) {
    setUpgradeRequests(userId: $userId, enabled: $enabled) {
      ...ManagedUser @unmask
    }
  }
`);

export const setUserDisabledMutation = graphql(`
  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!, $reason: String) {
    setUserDisabled(userId: $userId, disabled: $disabled, reason: $reason) {
      ...ManagedUser @unmask
    }
  }
`);

export const setUsersDisabledMutation = graphql(`
  mutation SetUsersDisabled($userIds: [ID!]!, $disabled: Boolean!, $reason: String) {
    setUsersDisabled(userIds: $userIds, disabled: $disabled, reason: $reason) {
      users {
        ...ManagedUser @unmask
      }
      failures {
        userId
        message
      }
    }
  }
`);

export const upgradeRequestsQuery = graphql(`
  query UpgradeRequests($status: UpgradeStatus, $first: Int!, $after: String) {
    upgradeRequests(status: $status, first: $first, after: $after) {
      totalCount
      nodes {
        id
        userId
        accountEmail
        name
        email
        linkedin
        title
        affiliation
        description
        status
        createdAt
        decidedAt
        reason
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const decideUpgradeMutation = graphql(`
  mutation DecideUpgrade($id: ID!, $approve: Boolean!, $reason: String) {
    decideUpgrade(id: $id, approve: $approve, reason: $reason) {
      id
      status
      decidedAt
      reason
    }
  }
`);

export const findUsersQuery = graphql(`
  query FindUsers($emails: [String!]!) {
    findUsers(emails: $emails) {
      users {
        ...ManagedUser @unmask
      }
      failedEmails
    }
  }
`);

export const contactMessagesQuery = graphql(`
  query ContactMessages($answered: Boolean, $first: Int!, $after: String) {
    contactMessages(answered: $answered, first: $first, after: $after) {
      totalCount
      nodes {
        id
        name
        email
        message
        userId
        createdAt
        answeredAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const setContactAnsweredMutation = graphql(`
  mutation SetContactAnswered($id: ID!, $answered: Boolean!) {
    setContactAnswered(id: $id, answered: $answered) {
      id
      answeredAt
    }
  }
`);

export type Message = NonNullable<ContactMessagesQuery['contactMessages']>['nodes'][number];

export const auditLogQuery = graphql(`
  query AuditLog(
    $actor: String
    $subject: String
    $action: String
    $course: String
    $since: DateTime
    $until: DateTime
    $first: Int!
    $after: String
  ) {
    auditLog(
      actor: $actor
      subject: $subject
      action: $action
      course: $course
      since: $since
      until: $until
      first: $first
      after: $after
    ) {
      totalCount
      nodes {
        id
        createdAt
        actorId
        actorEmail
        actor {
          name
        }
        action
        subjectType
        subjectId
        subject
        subjectEmail
        subjectAccount {
          name
        }
        before
        after
        reason
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const auditCoursesQuery = graphql(`
  query AuditCourses($search: String) {
    auditCourses(search: $search)
  }
`);

export type Request = NonNullable<UpgradeRequestsQuery['upgradeRequests']>['nodes'][number];
