/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      kind\n      id\n      title\n      detail\n      courseId\n      bankId\n    }\n  }\n": typeof types.SearchDocument,
    "\n  mutation CheckAccess($email: String!, $password: String!) {\n    checkAccess(email: $email, password: $password)\n  }\n": typeof types.CheckAccessDocument,
    "\n  mutation Login($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, code: $code) {\n      ...SessionUser @unmask\n    }\n  }\n": typeof types.LoginDocument,
    "\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      message\n    }\n  }\n": typeof types.RequestLoginCodeDocument,
    "\n  mutation LoginWithGoogle($jwtToken: String!) {\n    loginWithGoogle(jwtToken: $jwtToken) {\n      ...SessionUser @unmask\n    }\n  }\n": typeof types.LoginWithGoogleDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      message\n    }\n  }\n": typeof types.RegisterDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String, $newPassword: String) {\n    verifyEmail(token: $token, password: $password, newPassword: $newPassword) {\n      message\n      needsPassword\n      returnPath\n    }\n  }\n": typeof types.VerifyEmailDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  query PasswordResetLink($token: String!) {\n    passwordResetLink(token: $token)\n  }\n": typeof types.PasswordResetLinkDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      message\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  query ReceivedInvitation($token: String!) {\n    receivedAccountInvitation(token: $token) {\n      email\n      firstName\n      lastName\n      role\n    }\n  }\n": typeof types.ReceivedInvitationDocument,
    "\n  mutation AcceptInvitation($input: AcceptAccountInvitationInput!) {\n    acceptAccountInvitation(input: $input) {\n      ...SessionUser @unmask\n    }\n  }\n": typeof types.AcceptInvitationDocument,
    "\n  query SiteSettings {\n    site {\n      googleClientId\n    }\n  }\n": typeof types.SiteSettingsDocument,
    "\n  query Account($email: String!) {\n    user(email: $email) {\n      id\n      email\n      firstName\n      lastName\n      role\n      description\n      createdAt\n      links {\n        id\n        title\n        url\n      }\n    }\n  }\n": typeof types.AccountDocument,
    "\n  fragment OwnAccount on User {\n    id\n    email\n    firstName\n    lastName\n    description\n    notifications\n    hasPassword\n    createdAt\n    links {\n      id\n      title\n      url\n    }\n  }\n": typeof types.OwnAccountFragmentDoc,
    "\n  query OwnAccount {\n    me {\n      ...OwnAccount @unmask\n    }\n  }\n": typeof types.OwnAccountDocument,
    "\n  query OwnStorage {\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n        attemptReserveBytes\n      }\n    }\n  }\n": typeof types.OwnStorageDocument,
    "\n  mutation SaveProfile($userId: ID!, $names: ProfileInput!, $description: String!) {\n    updateProfile(input: $names) {\n      id\n      firstName\n      lastName\n    }\n    updateDescription(userId: $userId, description: $description) {\n      id\n      description\n    }\n  }\n": typeof types.SaveProfileDocument,
    "\n  mutation AddLink($input: LinkInput!) {\n    addLink(input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n": typeof types.AddLinkDocument,
    "\n  mutation UpdateLink($id: ID!, $input: LinkInput!) {\n    updateLink(id: $id, input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n": typeof types.UpdateLinkDocument,
    "\n  mutation RemoveLink($id: ID!) {\n    removeLink(id: $id) {\n      ...OwnAccount @unmask\n    }\n  }\n": typeof types.RemoveLinkDocument,
    "\n  mutation SetNotifications($enabled: Boolean!) {\n    setNotifications(enabled: $enabled) {\n      id\n      notifications\n    }\n  }\n": typeof types.SetNotificationsDocument,
    "\n  mutation ChangePassword($currentPassword: String, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      hasPassword\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  fragment OwnSession on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n": typeof types.OwnSessionFragmentDoc,
    "\n  query Sessions {\n    sessions {\n      ...OwnSession @unmask\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    revokeOtherSessions {\n      ...OwnSession @unmask\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  fragment OwnApiToken on ApiToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n": typeof types.OwnApiTokenFragmentDoc,
    "\n  query ApiTokens {\n    apiTokens {\n      ...OwnApiToken @unmask\n    }\n  }\n": typeof types.ApiTokensDocument,
    "\n  mutation CreateApiToken($name: String!, $scopes: [ApiTokenScope!]!, $expiresInDays: Int!) {\n    createApiToken(name: $name, scopes: $scopes, expiresInDays: $expiresInDays) {\n      token\n      apiToken {\n        ...OwnApiToken @unmask\n      }\n    }\n  }\n": typeof types.CreateApiTokenDocument,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id)\n  }\n": typeof types.RevokeApiTokenDocument,
    "\n  query ExportMyData {\n    exportMyData {\n      fileName\n      contentType\n      content\n    }\n  }\n": typeof types.ExportMyDataDocument,
    "\n  mutation DeleteMyAccount($password: String) {\n    deleteMyAccount(password: $password)\n  }\n": typeof types.DeleteMyAccountDocument,
    "\n  fragment ManagedUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    isDisabled\n    canRequestUpgrade\n    createdAt\n    lastSignInAt\n    upgradeRequest {\n      id\n      status\n    }\n  }\n": typeof types.ManagedUserFragmentDoc,
    "\n  query Users($search: String, $role: Role, $first: Int!, $after: String) {\n    users(search: $search, role: $role, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ManagedUser @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.UsersDocument,
    "\n  mutation SetRole($userId: ID!, $role: Role!, $reason: String) {\n    setRole(userId: $userId, role: $role, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n": typeof types.SetRoleDocument,
    "\n  mutation SetRoles($userIds: [ID!]!, $role: Role!, $reason: String) {\n    setRoles(userIds: $userIds, role: $role, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n": typeof types.SetRolesDocument,
    "\n  mutation SetUpgradeRequests($userId: ID!, $enabled: Boolean!) {\n    setUpgradeRequests(userId: $userId, enabled: $enabled) {\n      ...ManagedUser @unmask\n    }\n  }\n": typeof types.SetUpgradeRequestsDocument,
    "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!, $reason: String) {\n    setUserDisabled(userId: $userId, disabled: $disabled, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n": typeof types.SetUserDisabledDocument,
    "\n  mutation SetUsersDisabled($userIds: [ID!]!, $disabled: Boolean!, $reason: String) {\n    setUsersDisabled(userIds: $userIds, disabled: $disabled, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n": typeof types.SetUsersDisabledDocument,
    "\n  query UpgradeRequests($status: UpgradeStatus, $first: Int!, $after: String) {\n    upgradeRequests(status: $status, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        userId\n        accountEmail\n        name\n        email\n        linkedin\n        title\n        affiliation\n        description\n        status\n        createdAt\n        decidedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.UpgradeRequestsDocument,
    "\n  mutation DecideUpgrade($id: ID!, $approve: Boolean!, $reason: String) {\n    decideUpgrade(id: $id, approve: $approve, reason: $reason) {\n      id\n      status\n      decidedAt\n      reason\n    }\n  }\n": typeof types.DecideUpgradeDocument,
    "\n  query FindUsers($emails: [String!]!) {\n    findUsers(emails: $emails) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failedEmails\n    }\n  }\n": typeof types.FindUsersDocument,
    "\n  query ContactMessages($answered: Boolean, $first: Int!, $after: String) {\n    contactMessages(answered: $answered, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        message\n        userId\n        createdAt\n        answeredAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.ContactMessagesDocument,
    "\n  mutation SetContactAnswered($id: ID!, $answered: Boolean!) {\n    setContactAnswered(id: $id, answered: $answered) {\n      id\n      answeredAt\n    }\n  }\n": typeof types.SetContactAnsweredDocument,
    "\n  query AuditLog(\n    $actor: String\n    $subject: String\n    $action: String\n    $course: String\n    $since: DateTime\n    $until: DateTime\n    $first: Int!\n    $after: String\n  ) {\n    auditLog(\n      actor: $actor\n      subject: $subject\n      action: $action\n      course: $course\n      since: $since\n      until: $until\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        createdAt\n        actorId\n        actorEmail\n        actor {\n          name\n        }\n        action\n        subjectType\n        subjectId\n        subject\n        subjectEmail\n        subjectAccount {\n          name\n        }\n        before\n        after\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  query AuditCourses($search: String) {\n    auditCourses(search: $search)\n  }\n": typeof types.AuditCoursesDocument,
    "\n  fragment ListedInvitation on AccountInvitation {\n    id\n    email\n    firstName\n    lastName\n    role\n    status\n    sentAt\n    expiresAt\n  }\n": typeof types.ListedInvitationFragmentDoc,
    "\n  query AccountInvitations($first: Int!, $after: String) {\n    accountInvitations(first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ListedInvitation @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AccountInvitationsDocument,
    "\n  mutation InviteUsers($emails: [String!]!, $role: Role!) {\n    inviteUsers(emails: $emails, role: $role) {\n      invitations {\n        id\n        email\n      }\n      failures {\n        email\n        message\n      }\n    }\n  }\n": typeof types.InviteUsersDocument,
    "\n  mutation ResendAccountInvitation($id: ID!) {\n    resendAccountInvitation(id: $id) {\n      ...ListedInvitation @unmask\n    }\n  }\n": typeof types.ResendAccountInvitationDocument,
    "\n  mutation CancelAccountInvitation($id: ID!) {\n    cancelAccountInvitation(id: $id)\n  }\n": typeof types.CancelAccountInvitationDocument,
    "\n  fragment AssignmentWork on AssignmentSubmission {\n    id\n    assignmentId\n    studentName\n    kind\n    text\n    link\n    submittedAt\n    number\n    isLate\n    status\n    grade\n    lateDeduction\n    points\n    feedback\n    gradedBy\n    gradedAt\n    returned\n    returnedAt\n    revision\n  }\n": typeof types.AssignmentWorkFragmentDoc,
    "\n  fragment AssignmentContent on Assignment {\n    id\n    courseId\n    title\n    brief\n    maximumPoints\n    opensAt\n    dueAt\n    lateRule {\n      percentPerDay\n    }\n    kinds\n    itemId\n    isPublished\n    revision\n    authorName\n    updatedAt\n    canEdit\n    canGrade\n  }\n": typeof types.AssignmentContentFragmentDoc,
    "\n  query Assignment($id: ID!) {\n    assignment(id: $id) {\n      ...AssignmentContent @unmask\n      submission {\n        ...AssignmentWork @unmask\n      }\n    }\n  }\n": typeof types.AssignmentDocument,
    "\n  query AssignmentCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      access\n    }\n  }\n": typeof types.AssignmentCourseDocument,
    "\n  mutation SaveAssignment($courseId: ID!, $input: SaveAssignmentInput!) {\n    saveAssignment(courseId: $courseId, input: $input) {\n      ...AssignmentContent @unmask\n    }\n  }\n": typeof types.SaveAssignmentDocument,
    "\n  mutation UpdateAssignment($id: ID!, $input: UpdateAssignmentInput!, $revision: Int) {\n    updateAssignment(id: $id, input: $input, revision: $revision) {\n      ...AssignmentContent @unmask\n    }\n  }\n": typeof types.UpdateAssignmentDocument,
    "\n  mutation SubmitAssignment($assignmentId: ID!, $input: SubmitAssignmentInput!) {\n    submitAssignment(assignmentId: $assignmentId, input: $input) {\n      ...AssignmentWork @unmask\n    }\n  }\n": typeof types.SubmitAssignmentDocument,
    "\n  fragment RowOfSubmission on SubmissionRow {\n    studentId\n    name\n    email\n    status\n    submission {\n      id\n      submittedAt\n      isLate\n      grade\n      lateDeduction\n      points\n    }\n  }\n": typeof types.RowOfSubmissionFragmentDoc,
    "\n  query SubmissionRows($assignmentId: ID!, $first: Int, $after: String) {\n    assignmentSubmissions(assignmentId: $assignmentId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...RowOfSubmission @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SubmissionRowsDocument,
    "\n  query OpenedSubmission($id: ID!) {\n    assignmentSubmission(id: $id) {\n      ...AssignmentWork @unmask\n    }\n  }\n": typeof types.OpenedSubmissionDocument,
    "\n  mutation GradeSubmission($id: ID!, $input: GradeSubmissionInput!, $revision: Int) {\n    gradeSubmission(id: $id, input: $input, revision: $revision) {\n      ...AssignmentWork @unmask\n    }\n  }\n": typeof types.GradeSubmissionDocument,
    "\n  mutation ReturnSubmissions($assignmentId: ID!) {\n    returnSubmissions(assignmentId: $assignmentId) {\n      assignmentId\n      returnedCount\n    }\n  }\n": typeof types.ReturnSubmissionsDocument,
    "\n  query MemberCourses {\n    memberCourses {\n      id\n      name\n      description\n      createdBy\n      role\n      grade\n      lastUpdatedOn\n      ownStanding {\n        currentGrade\n        letter\n        courseGradeLetter\n        hasReleasedGrade\n        recentGrades {\n          itemId\n          itemName\n          points\n          maximumPoints\n          status\n          feedback\n          quizId\n          quizPoints\n          gradedAt\n          releasedAt\n        }\n      }\n    }\n  }\n": typeof types.MemberCoursesDocument,
    "\n  query CourseInvitations($first: Int!, $after: String) {\n    courseInvitations(first: $first, after: $after) {\n      nodes {\n        courseId\n        courseName\n        invitedBy\n        role\n        staffRole\n        invitedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.CourseInvitationsDocument,
    "\n  mutation AcceptCourseInvitation($courseId: ID!) {\n    acceptCourseInvitation(courseId: $courseId) {\n      id\n      name\n    }\n  }\n": typeof types.AcceptCourseInvitationDocument,
    "\n  mutation DeclineCourseInvitation($courseId: ID!) {\n    declineCourseInvitation(courseId: $courseId)\n  }\n": typeof types.DeclineCourseInvitationDocument,
    "\n  mutation LeaveCourse($courseId: ID!) {\n    leaveCourse(courseId: $courseId)\n  }\n": typeof types.LeaveCourseDocument,
    "\n  query DeletedCourses {\n    deletedCourses {\n      id\n      name\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": typeof types.DeletedCoursesDocument,
    "\n  query Tasks($first: Int!) {\n    me {\n      id\n      tasks(first: $first) {\n        nodes {\n          id\n          title\n          courseId\n          courseName\n          quizId\n          assignmentId\n          itemId\n          opensAt\n          dueAt\n          closesAt\n          ownExceptions\n          isBegun\n        }\n        totalCount\n      }\n    }\n  }\n": typeof types.TasksDocument,
    "\n  fragment NoteWithContent on Note {\n    id\n    title\n    tags\n    courseId\n    isPinned\n    revision\n    updatedAt\n    content\n  }\n": typeof types.NoteWithContentFragmentDoc,
    "\n  query Notes($search: String, $tag: String, $courseId: ID, $first: Int!, $after: String) {\n    notes(search: $search, tag: $tag, courseId: $courseId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        excerpt\n        tags\n        courseId\n        isPinned\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.NotesDocument,
    "\n  query Note($id: ID!) {\n    note(id: $id) {\n      ...NoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n": typeof types.NoteDocument,
    "\n  query NoteTags {\n    noteTags {\n      tag\n      noteCount\n    }\n  }\n": typeof types.NoteTagsDocument,
    "\n  query DeletedNotes {\n    deletedNotes {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": typeof types.DeletedNotesDocument,
    "\n  mutation SaveNote($input: SaveNoteInput!) {\n    saveNote(input: $input) {\n      ...NoteWithContent @unmask\n    }\n  }\n": typeof types.SaveNoteDocument,
    "\n  mutation UpdateNote($id: ID!, $input: UpdateNoteInput!, $revision: Int) {\n    updateNote(id: $id, input: $input, revision: $revision) {\n      ...NoteWithContent @unmask\n    }\n  }\n": typeof types.UpdateNoteDocument,
    "\n  mutation PinNote($id: ID!, $isPinned: Boolean!) {\n    updateNote(id: $id, input: { isPinned: $isPinned }) {\n      id\n      isPinned\n      revision\n    }\n  }\n": typeof types.PinNoteDocument,
    "\n  mutation DeleteNote($id: ID!) {\n    deleteNote(id: $id)\n  }\n": typeof types.DeleteNoteDocument,
    "\n  mutation RestoreNote($id: ID!) {\n    restoreNote(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.RestoreNoteDocument,
    "\n  query ExportNotes {\n    exportNotes {\n      fileName\n      contentType\n      content\n    }\n  }\n": typeof types.ExportNotesDocument,
    "\n  fragment PublicNoteWithContent on PublicNote {\n    id\n    courseId\n    title\n    revision\n    authorName\n    updatedAt\n    canEdit\n    content\n  }\n": typeof types.PublicNoteWithContentFragmentDoc,
    "\n  query PublicNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      ...PublicNoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n": typeof types.PublicNoteDocument,
    "\n  mutation SavePublicNote($courseId: ID!, $input: SavePublicNoteInput!) {\n    savePublicNote(courseId: $courseId, input: $input) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n": typeof types.SavePublicNoteDocument,
    "\n  mutation UpdatePublicNote($courseId: ID!, $id: ID!, $input: UpdatePublicNoteInput!, $revision: Int) {\n    updatePublicNote(courseId: $courseId, id: $id, input: $input, revision: $revision) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n": typeof types.UpdatePublicNoteDocument,
    "\n  query PublicNoteVersions($courseId: ID!, $id: ID!) {\n    publicNoteVersions(courseId: $courseId, id: $id) {\n      id\n      number\n      title\n      authorName\n      savedAt\n    }\n  }\n": typeof types.PublicNoteVersionsDocument,
    "\n  query PublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    publicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      id\n      number\n      title\n      content\n    }\n  }\n": typeof types.PublicNoteVersionDocument,
    "\n  mutation RestorePublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    restorePublicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n": typeof types.RestorePublicNoteVersionDocument,
    "\n  fragment GradebookRowGrades on GradebookRow {\n    studentId\n    name\n    email\n    key\n    isStudent\n    points\n    revisions\n    gradedBy\n    details {\n      itemId\n      status\n      attemptId\n      quizPoints\n      pendingAttemptId\n      note\n      feedback\n      gradedBy\n      gradedAt\n    }\n    currentGrade\n    letter\n    courseGrade\n  }\n": typeof types.GradebookRowGradesFragmentDoc,
    "\n  query Gradebook($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      canEdit\n      access\n      categories {\n        ...CategoryContent @unmask\n      }\n      gradeMaps {\n        letter\n        minimum\n      }\n      gradebookColumns {\n        ...GradebookColumnSettings @unmask\n      }\n      gradebookRows(first: 100) {\n        nodes {\n          ...GradebookRowGrades @unmask\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.GradebookDocument,
    "\n  query GradebookRows($courseId: ID!, $after: String!) {\n    gradebookRows(courseId: $courseId, first: 100, after: $after) {\n      nodes {\n        ...GradebookRowGrades @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.GradebookRowsDocument,
    "\n  mutation UpdateGrades($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      rows {\n        ...GradebookRowGrades @unmask\n      }\n      conflicts {\n        studentId\n        itemId\n        points\n        status\n        gradedBy\n        revision\n      }\n    }\n  }\n": typeof types.UpdateGradesDocument,
    "\n  query QuizRules($id: ID!) {\n    quiz(id: $id) {\n      id\n      allowedAttempts\n      answerRelease\n      scoringPolicy\n    }\n  }\n": typeof types.QuizRulesDocument,
    "\n  query LinkableQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      deleted\n      canEdit\n      dueAt\n      closesAt\n    }\n  }\n": typeof types.LinkableQuizzesDocument,
    "\n  fragment PersonRow on Student {\n    id\n    name\n    role\n    email\n    linkedin\n    github\n    key\n    grade\n    membership\n  }\n": typeof types.PersonRowFragmentDoc,
    "\n  fragment StaffRow on StaffMember {\n    id\n    email\n    name\n    role\n    membership\n  }\n": typeof types.StaffRowFragmentDoc,
    "\n  mutation InviteCourseStaff($courseId: ID!, $email: String!, $role: StaffRole!) {\n    inviteCourseStaff(courseId: $courseId, email: $email, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n": typeof types.InviteCourseStaffDocument,
    "\n  mutation UpdateCourseStaff($courseId: ID!, $staffId: ID!, $role: StaffRole!) {\n    updateCourseStaff(courseId: $courseId, staffId: $staffId, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n": typeof types.UpdateCourseStaffDocument,
    "\n  mutation RemoveCourseStaff($courseId: ID!, $staffId: ID!) {\n    removeCourseStaff(courseId: $courseId, staffId: $staffId)\n  }\n": typeof types.RemoveCourseStaffDocument,
    "\n  query CoursePeople($id: ID!) {\n    course(id: $id) {\n      id\n      canEdit\n      access\n      extraCredit\n      staff {\n        ...StaffRow @unmask\n      }\n      people {\n        ...PersonRow @unmask\n        hasOpened\n      }\n    }\n  }\n": typeof types.CoursePeopleDocument,
    "\n  mutation AddStudent($courseId: ID!, $input: StudentInput!) {\n    addStudent(courseId: $courseId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n": typeof types.AddStudentDocument,
    "\n  mutation UpdateStudent($courseId: ID!, $studentId: ID!, $input: UpdateStudentInput!) {\n    updateStudent(courseId: $courseId, studentId: $studentId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n": typeof types.UpdateStudentDocument,
    "\n  mutation UpdateStudentGrade($courseId: ID!, $studentId: ID!, $grade: Float) {\n    updateStudentGrade(courseId: $courseId, studentId: $studentId, grade: $grade) {\n      ...PersonRow @unmask\n    }\n  }\n": typeof types.UpdateStudentGradeDocument,
    "\n  mutation RemoveStudent($courseId: ID!, $studentId: ID!, $reason: String) {\n    removeStudent(courseId: $courseId, studentId: $studentId, reason: $reason)\n  }\n": typeof types.RemoveStudentDocument,
    "\n  query PersonWork($courseId: ID!, $studentId: ID!) {\n    student(courseId: $courseId, studentId: $studentId) {\n      id\n      gradeCount\n      attemptCount\n    }\n  }\n": typeof types.PersonWorkDocument,
    "\n  mutation ImportPeople($courseId: ID!, $csv: String!, $rows: [Int!], $gradeColumn: String) {\n    importPeople(courseId: $courseId, csv: $csv, rows: $rows, gradeColumn: $gradeColumn) {\n      added\n      updated\n      unchanged\n      problems {\n        row\n        message\n      }\n      ignoredColumns\n    }\n  }\n": typeof types.ImportPeopleDocument,
    "\n  query ExportPeople($courseId: ID!) {\n    peopleExport(courseId: $courseId)\n  }\n": typeof types.ExportPeopleDocument,
    "\n  query WhatToPractise($courseId: ID!) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n": typeof types.WhatToPractiseDocument,
    "\n  fragment SavedCourseContent on SavedCourse {\n    id\n    revision\n    lastUpdatedOn\n    isTemplate\n    canEdit\n    access\n    createdBy\n    name\n    description\n    syllabus\n    meetingDetails\n    timeZone\n    notes\n    extraCredit\n    targetGrade\n    categories {\n      ...CategoryContent @unmask\n    }\n    meterDivisions\n    gradeMaps {\n      letter\n      minimum\n    }\n  }\n": typeof types.SavedCourseContentFragmentDoc,
    "\n  query SavedCourse($id: ID!) {\n    course(id: $id) {\n      ...SavedCourseContent @unmask\n      ownCourseGrade\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n      }\n      ownPlan {\n        ...PlanContent @unmask\n      }\n    }\n  }\n": typeof types.SavedCourseDocument,
    "\n  fragment PlanContent on OwnPlan {\n    targetGrade\n    grades {\n      itemId\n      points\n    }\n    items {\n      key\n      categoryName\n      categoryIndex\n      name\n      weight\n      maximumPoints\n      points\n    }\n  }\n": typeof types.PlanContentFragmentDoc,
    "\n  mutation UpdateOwnPlan($courseId: ID!, $input: OwnPlanInput!) {\n    updateOwnPlan(courseId: $courseId, input: $input) {\n      ...PlanContent @unmask\n    }\n  }\n": typeof types.UpdateOwnPlanDocument,
    "\n  mutation SaveCourse($input: SaveCourseInput!) {\n    saveCourse(input: $input) {\n      ...SavedCourseContent @unmask\n    }\n  }\n": typeof types.SaveCourseDocument,
    "\n  mutation UpdateCourse($id: ID!, $input: UpdateCourseInput!, $revision: Int) {\n    updateCourse(id: $id, input: $input, revision: $revision) {\n      ...SavedCourseContent @unmask\n    }\n  }\n": typeof types.UpdateCourseDocument,
    "\n  query CourseQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      courseId\n      deleted\n      isPublished\n      active\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      availability\n      dueAt\n      closesAt\n      timeLimit\n      allowedAttempts\n      ownExceptions\n      gradedItemId\n    }\n  }\n": typeof types.CourseQuizzesDocument,
    "\n  query CoursePeopleCount($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      members(first: 1) {\n        totalCount\n      }\n    }\n  }\n": typeof types.CoursePeopleCountDocument,
    "\n  query CourseQuizProgress($courseId: ID!) {\n    quizProgress(courseId: $courseId) {\n      quizId\n      attemptsLeft\n      scoringPolicy\n      lowestPercent\n      highestPercent\n      ownGrade {\n        itemId\n        points\n        isEntered\n      }\n      inProgressAttempt {\n        id\n        kind\n      }\n      officialAttempt {\n        id\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n      }\n    }\n  }\n": typeof types.CourseQuizProgressDocument,
    "\n  query CourseNoteCount($courseId: ID!) {\n    notes(courseId: $courseId, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.CourseNoteCountDocument,
    "\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresAt\n    }\n  }\n": typeof types.ShareDraftDocument,
    "\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n": typeof types.DraftDocument,
    "\n  fragment PracticeCardParts on PracticeCard {\n    id\n    courseId\n    cardRevision\n    concepts\n    question {\n      ...AskedQuestionParts @unmask\n    }\n  }\n": typeof types.PracticeCardPartsFragmentDoc,
    "\n  query PracticeSession($courseId: ID, $timeZone: String!) {\n    practiceSession(courseId: $courseId, timeZone: $timeZone) {\n      due\n      total\n      doneToday\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n      cards {\n        ...PracticeCardParts @unmask\n      }\n    }\n  }\n": typeof types.PracticeSessionDocument,
    "\n  query PracticeAhead($courseId: ID, $attemptId: ID, $timeZone: String!) {\n    practiceAhead(courseId: $courseId, attemptId: $attemptId, timeZone: $timeZone) {\n      ...PracticeCardParts @unmask\n    }\n  }\n": typeof types.PracticeAheadDocument,
    "\n  mutation BeginPractice($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      id\n    }\n  }\n": typeof types.BeginPracticeDocument,
    "\n  mutation AnswerPractice($cardId: ID!, $answer: PracticeAnswerInput!, $timeZone: String!) {\n    answerPractice(cardId: $cardId, answer: $answer, timeZone: $timeZone) {\n      id\n      isCorrect\n      dueAt\n      result {\n        ...ResultQuestionParts @unmask\n      }\n    }\n  }\n": typeof types.AnswerPracticeDocument,
    "\n  mutation SavePracticePlan($courseId: ID, $timeZone: String!, $input: PracticePlanInput!) {\n    savePracticePlan(courseId: $courseId, timeZone: $timeZone, input: $input) {\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n    }\n  }\n": typeof types.SavePracticePlanDocument,
    "\n  query Bank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n    $sort: QuestionSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        ...BankQuestion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BankDocument,
    "\n  query QuestionVersions($id: ID!) {\n    questionVersions(id: $id) {\n      number\n      createdAt\n      editor {\n        name\n      }\n      ...QuestionContent @unmask\n    }\n  }\n": typeof types.QuestionVersionsDocument,
    "\n  query DeletedQuestions {\n    deletedQuestions {\n      id\n      textFormat\n      question\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": typeof types.DeletedQuestionsDocument,
    "\n  mutation AddToQuiz($quizId: ID!, $selection: QuestionSelectionInput!) {\n    addToQuiz(quizId: $quizId, selection: $selection) {\n      id\n      title\n      questionCount\n    }\n  }\n": typeof types.AddToQuizDocument,
    "\n  query QuestionExport(\n    $format: QuestionFormat!\n    $ids: [ID!]\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n  ) {\n    questionExport(\n      format: $format\n      ids: $ids\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n    ) {\n      ...ExportedQuestions @unmask\n    }\n  }\n": typeof types.QuestionExportDocument,
    "\n  mutation CopyQuestions($selection: QuestionSelectionInput!) {\n    copyQuestions(selection: $selection) {\n      ids\n    }\n  }\n": typeof types.CopyQuestionsDocument,
    "\n  mutation ShareBank($courseId: ID!, $access: BankAccess!) {\n    shareBank(courseId: $courseId, access: $access) {\n      courseId\n      access\n    }\n  }\n": typeof types.ShareBankDocument,
    "\n  mutation UnshareBank($courseId: ID!) {\n    unshareBank(courseId: $courseId)\n  }\n": typeof types.UnshareBankDocument,
    "\n  query AnswersToLose($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      questions {\n        id\n        answerCount\n      }\n    }\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n    }\n  }\n": typeof types.AnswersToLoseDocument,
    "\n  fragment BuiltQuiz on AuthoredQuiz {\n    id\n    title\n    description\n    isPublished\n    active\n    deleted\n    courseId\n    categoryId\n    timeLimit\n    allowedAttempts\n    scoringPolicy\n    answerRelease\n    creditMethod\n    shuffleQuestions\n    shuffleAnswers\n    opensAt\n    dueAt\n    closesAt\n    pools {\n      name\n      count\n      points\n    }\n    revision\n    updatedAt\n    files {\n      id\n      name\n      size\n      type\n      url\n    }\n    questions {\n      id\n      isInBank\n      pool\n      ...QuestionContent @unmask\n      difficulty\n    }\n  }\n": typeof types.BuiltQuizFragmentDoc,
    "\n  query BuiltQuiz($id: ID!) {\n    quiz(id: $id, toEdit: true) {\n      id\n      ... on AuthoredQuiz {\n        ...BuiltQuiz @unmask\n      }\n    }\n  }\n": typeof types.BuiltQuizDocument,
    "\n  mutation CreateBuiltQuiz($input: CreateQuizInput!) {\n    createQuiz(input: $input) {\n      ...BuiltQuiz @unmask\n    }\n  }\n": typeof types.CreateBuiltQuizDocument,
    "\n  mutation UpdateBuiltQuiz($id: ID!, $input: UpdateQuizInput!, $revision: Int) {\n    updateQuiz(id: $id, input: $input, revision: $revision) {\n      ...BuiltQuiz @unmask\n    }\n  }\n": typeof types.UpdateBuiltQuizDocument,
    "\n  mutation SetBuiltQuizState($id: ID!, $isPublished: Boolean, $active: Boolean, $deleted: Boolean) {\n    updateQuizMetadata(id: $id, isPublished: $isPublished, active: $active, deleted: $deleted) {\n      ...BuiltQuiz @unmask\n    }\n  }\n": typeof types.SetBuiltQuizStateDocument,
    "\n  query BuilderCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      canEdit\n    }\n  }\n": typeof types.BuilderCourseDocument,
    "\n  mutation SetCourseTimeZone($id: ID!, $timeZone: String!) {\n    updateCourse(id: $id, input: { timeZone: $timeZone }) {\n      id\n      revision\n      timeZone\n    }\n  }\n": typeof types.SetCourseTimeZoneDocument,
    "\n  query CourseItems($id: ID!) {\n    course(id: $id) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n": typeof types.CourseItemsDocument,
    "\n  mutation AddCourseItem($id: ID!, $categories: [CategoryInput!]!, $revision: Int!) {\n    updateCourse(id: $id, input: { categories: $categories }, revision: $revision) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n": typeof types.AddCourseItemDocument,
    "\n  query BuilderBank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        ...QuestionContent @unmask\n        difficulty\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BuilderBankDocument,
    "\n  query QuestionProposals($input: GenerateQuizInput!) {\n    questionProposals(input: $input) {\n      source\n      seed\n      available\n      shortfall\n      proposals {\n        key\n        questionId\n        source\n        question {\n          ...QuestionContent @unmask\n          difficulty\n        }\n      }\n    }\n  }\n": typeof types.QuestionProposalsDocument,
    "\n  query ExportQuiz($id: ID!, $format: QuestionFormat!) {\n    quizExport(id: $id, format: $format) {\n      ...ExportedQuestions @unmask\n    }\n  }\n": typeof types.ExportQuizDocument,
    "\n  fragment ExceptionParts on QuizException {\n    studentId\n    name\n    email\n    opensAt\n    dueAt\n    closesAt\n    extraMinutes\n    extraAttempts\n    isInCourse\n    problem\n    revision\n  }\n": typeof types.ExceptionPartsFragmentDoc,
    "\n  query QuizExceptions($quizId: ID!) {\n    quizExceptions(quizId: $quizId) {\n      ...ExceptionParts @unmask\n    }\n  }\n": typeof types.QuizExceptionsDocument,
    "\n  mutation SetQuizException($quizId: ID!, $studentId: ID!, $input: QuizExceptionInput!, $revision: Int) {\n    setQuizException(quizId: $quizId, studentId: $studentId, input: $input, revision: $revision) {\n      ...ExceptionParts @unmask\n    }\n  }\n": typeof types.SetQuizExceptionDocument,
    "\n  mutation RemoveQuizException($quizId: ID!, $studentId: ID!) {\n    removeQuizException(quizId: $quizId, studentId: $studentId)\n  }\n": typeof types.RemoveQuizExceptionDocument,
    "\n  query ExceptionPeople($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n": typeof types.ExceptionPeopleDocument,
    "\n  query AttemptsInProgress($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n      toGradeCount\n      gradedCount\n    }\n  }\n": typeof types.AttemptsInProgressDocument,
    "\n  mutation EditQuizCategory($id: ID!, $input: QuizCategoryInput!) {\n    editQuizCategory(id: $id, input: $input) {\n      id\n      categoryName\n      active\n    }\n  }\n": typeof types.EditQuizCategoryDocument,
    "\n  mutation DeleteQuizCategory($id: ID!) {\n    deleteQuizCategory(id: $id)\n  }\n": typeof types.DeleteQuizCategoryDocument,
    "\n  mutation DeletePracticeQuiz($id: ID!) {\n    deletePracticeQuiz(id: $id)\n  }\n": typeof types.DeletePracticeQuizDocument,
    "\n  mutation DeleteFinishedPractice {\n    deleteFinishedPractice\n  }\n": typeof types.DeleteFinishedPracticeDocument,
    "\n  mutation RestorePracticeQuizzes($ids: [ID!]!) {\n    restorePracticeQuizzes(ids: $ids)\n  }\n": typeof types.RestorePracticeQuizzesDocument,
    "\n  query QuizCategoryUse($id: ID!) {\n    quizCategoryUse(id: $id) {\n      id\n      quizCount\n      questionCount\n    }\n  }\n": typeof types.QuizCategoryUseDocument,
    "\n  mutation MoveQuiz($id: ID!, $categoryId: ID) {\n    updateQuiz(id: $id, input: { data: { categoryId: $categoryId } }) {\n      id\n      categoryId\n    }\n  }\n": typeof types.MoveQuizDocument,
    "\n  mutation RestoreQuiz($id: ID!) {\n    updateQuizMetadata(id: $id, deleted: false) {\n      id\n      deleted\n      isPublished\n    }\n  }\n": typeof types.RestoreQuizDocument,
    "\n  fragment BankQuestion on Question {\n    id\n    ...QuestionContent @unmask\n    difficulty\n    categoryId\n    availableForPractice\n    canEdit\n    version\n    revision\n    updatedAt\n    usedIn {\n      quizId\n      title\n    }\n    duplicates {\n      id\n    }\n  }\n": typeof types.BankQuestionFragmentDoc,
    "\n  query BankQuestionNow($id: ID!) {\n    question(id: $id) {\n      ...BankQuestion @unmask\n    }\n  }\n": typeof types.BankQuestionNowDocument,
    "\n  query SimilarQuestions($text: String!) {\n    similarQuestions(text: $text) {\n      id\n      textFormat\n      question\n      updatedAt\n    }\n  }\n": typeof types.SimilarQuestionsDocument,
    "\n  mutation AddQuestion($input: QuestionInput!, $bankId: ID) {\n    addQuestion(input: $input, bankId: $bankId) {\n      ...BankQuestion @unmask\n    }\n  }\n": typeof types.AddQuestionDocument,
    "\n  mutation EditQuestion($id: ID!, $input: QuestionInput!, $revision: Int) {\n    editQuestion(id: $id, input: $input, revision: $revision) {\n      ...BankQuestion @unmask\n    }\n  }\n": typeof types.EditQuestionDocument,
    "\n  query QuizResults(\n    $quizId: ID!\n    $state: ResultState\n    $search: String!\n    $sort: ResultSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    quizResults(\n      quizId: $quizId\n      state: $state\n      search: $search\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        state\n        submittedAt\n        minutes\n        score\n        possible\n        percent\n        isOfficial\n        isLate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.QuizResultsDocument,
    "\n  query QuizResultsSummary($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      submittedCount\n      memberCount\n      submittedMemberCount\n      officialCount\n      average\n      median\n      highest\n      lowest\n      toGradeCount\n      gradedCount\n      inProgressCount\n    }\n  }\n": typeof types.QuizResultsSummaryDocument,
    "\n  query ExportQuizResults($quizId: ID!) {\n    quizResultsExport(quizId: $quizId) {\n      fileName\n      contentType\n      content\n    }\n  }\n": typeof types.ExportQuizResultsDocument,
    "\n  query GradingQueue($quizId: ID!, $first: Int!) {\n    quizResults(quizId: $quizId, state: TO_GRADE, sort: SUBMITTED, descending: false, first: $first) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        submittedAt\n      }\n    }\n  }\n": typeof types.GradingQueueDocument,
    "\n  fragment SubmissionParts on QuizSubmission {\n    id\n    name\n    email\n    number\n    startedAt\n    submittedAt\n    score\n    possible\n    percent\n    isPending\n    revision\n  }\n": typeof types.SubmissionPartsFragmentDoc,
    "\n  query QuizSubmission($id: ID!) {\n    submission(id: $id) {\n      ...SubmissionDetail @unmask\n    }\n  }\n": typeof types.QuizSubmissionDocument,
    "\n  fragment SubmissionDetail on QuizSubmissionDetail {\n    submission {\n      ...SubmissionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n": typeof types.SubmissionDetailFragmentDoc,
    "\n  mutation GradeAnswer(\n    $attemptId: ID!\n    $questionId: ID!\n    $points: Float\n    $feedback: String!\n    $revision: Int\n  ) {\n    gradeAnswer(\n      attemptId: $attemptId\n      questionId: $questionId\n      points: $points\n      feedback: $feedback\n      revision: $revision\n    ) {\n      ...SubmissionDetail @unmask\n    }\n  }\n": typeof types.GradeAnswerDocument,
    "\n  query QuizItemStatistics($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      studentCount\n      questions {\n        id\n        type\n        textFormat\n        question_text\n        sampleSize\n        correctCount\n        difficulty\n        discrimination\n        options {\n          id\n          text\n          count\n          isCorrect\n        }\n        unansweredCount\n      }\n    }\n  }\n": typeof types.QuizItemStatisticsDocument,
    "\n  query QuizOnScreen($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      timeLimit\n      allowedAttempts\n      scoringPolicy\n      answerRelease\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      questionCount\n      pointsPossible\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      files {\n        id\n        name\n        size\n        type\n        url\n      }\n      course {\n        id\n        name\n        timeZone\n      }\n      gradedItemId\n      ... on TakenQuiz {\n        attemptsUsed\n      }\n    }\n  }\n": typeof types.QuizOnScreenDocument,
    "\n  query OwnAttempts($quizId: ID!) {\n    attempts(quizId: $quizId) {\n      id\n      quizId\n      kind\n      number\n      startedAt\n      dueAt\n      submittedAt\n      score\n      possible\n      percent\n      isPending\n      isOfficial\n      isLate\n    }\n  }\n": typeof types.OwnAttemptsDocument,
    "\n  query GradedItems($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      categories {\n        ...CategoryContent @unmask\n      }\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n": typeof types.GradedItemsDocument,
    "\n  fragment AttemptParts on Attempt {\n    id\n    quizId\n    kind\n    number\n    serverTime\n    startedAt\n    dueAt\n    submittedAt\n    revision\n    questions {\n      ...AskedQuestionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n": typeof types.AttemptPartsFragmentDoc,
    "\n  fragment AttemptResultParts on AttemptResult {\n    id\n    submittedAt\n    regradedAt\n    percentBeforeRegrade\n    score\n    possible\n    percent\n    isPending\n    isLate\n    isRevealed\n    questions {\n      ...ResultQuestionParts @unmask\n    }\n  }\n": typeof types.AttemptResultPartsFragmentDoc,
    "\n  query OwnAttempt($id: ID!) {\n    attempt(id: $id) {\n      ...AttemptParts @unmask\n    }\n  }\n": typeof types.OwnAttemptDocument,
    "\n  mutation StartAttempt($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n": typeof types.StartAttemptDocument,
    "\n  mutation RetryMistakes($quizId: ID!) {\n    retryMistakes(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n": typeof types.RetryMistakesDocument,
    "\n  mutation SaveAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    saveAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      revision\n      serverTime\n      dueAt\n      questions {\n        id\n        response {\n          answerIds\n          text\n          matches {\n            promptId\n            optionId\n          }\n        }\n      }\n    }\n  }\n": typeof types.SaveAttemptDocument,
    "\n  mutation SubmitAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    submitAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      submittedAt\n    }\n  }\n": typeof types.SubmitAttemptDocument,
    "\n  fragment RegradeParts on Regrade {\n    id\n    studentCount\n    changedCount\n    changes {\n      attemptId\n      name\n      email\n      number\n      before\n      after\n      possibleBefore\n      possibleAfter\n    }\n    questions {\n      id\n      textFormat\n      question_text\n      outdatedKeyCount\n      rewordedCount\n      skippedReason\n      hasFullCredit\n    }\n  }\n": typeof types.RegradePartsFragmentDoc,
    "\n  fragment GradeBelowParts on GradeBelowQuiz {\n    courseId\n    itemId\n    studentId\n    name\n    points\n    quizPoints\n    maximumPoints\n    gradedBy\n    revision\n  }\n": typeof types.GradeBelowPartsFragmentDoc,
    "\n  query RegradePreview($quizId: ID!, $fullCredit: [ID!]) {\n    regradePreview(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n": typeof types.RegradePreviewDocument,
    "\n  mutation RegradeQuiz($quizId: ID!, $fullCredit: [ID!]) {\n    regradeQuiz(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n": typeof types.RegradeQuizDocument,
    "\n  mutation TakeQuizResult($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      conflicts {\n        studentId\n      }\n    }\n  }\n": typeof types.TakeQuizResultDocument,
    "\n  query MissedConcepts($courseId: ID, $attemptId: ID!) {\n    weakConcepts(courseId: $courseId, attemptId: $attemptId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n": typeof types.MissedConceptsDocument,
    "\n  mutation ContactUs($input: ContactInput!) {\n    contactUs(input: $input) {\n      message\n    }\n  }\n": typeof types.ContactUsDocument,
    "\n  mutation RequestUpgrade($input: UpgradeRequestInput!) {\n    requestUpgrade(input: $input) {\n      id\n      status\n      email\n    }\n  }\n": typeof types.RequestUpgradeDocument,
    "\n  mutation WithdrawUpgrade {\n    cancelUpgradeRequest {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n": typeof types.WithdrawUpgradeDocument,
    "\n  query OpenContactMessages {\n    contactMessages(answered: false, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.OpenContactMessagesDocument,
    "\n  query PendingUpgradeRequests {\n    upgradeRequests(status: Pending, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.PendingUpgradeRequestsDocument,
    "\n  query CourseAssignments($courseId: ID!) {\n    assignments(courseId: $courseId) {\n      id\n      title\n      maximumPoints\n      opensAt\n      dueAt\n      lateRule {\n        percentPerDay\n      }\n      itemId\n      isPublished\n      submission {\n        id\n        status\n        points\n      }\n    }\n  }\n": typeof types.CourseAssignmentsDocument,
    "\n  query DeletedAssignments($courseId: ID!) {\n    deletedAssignments(courseId: $courseId) {\n      id\n      title\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": typeof types.DeletedAssignmentsDocument,
    "\n  mutation DeleteAssignment($id: ID!) {\n    deleteAssignment(id: $id)\n  }\n": typeof types.DeleteAssignmentDocument,
    "\n  mutation RestoreAssignment($id: ID!) {\n    restoreAssignment(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.RestoreAssignmentDocument,
    "\n  fragment CategoryContent on Category {\n    name\n    categoryType\n    weight\n    maximumPoints\n    dropLowest\n    items {\n      itemId\n      name\n      description\n      dueAt\n      weight\n      knownScores\n      grade\n      maximumPoints\n    }\n  }\n": typeof types.CategoryContentFragmentDoc,
    "\n  query SavedCourses {\n    savedCourses {\n      id\n      name\n      description\n      targetGrade\n      currentGrade\n      letter\n      meterDivisions\n      lastUpdatedOn\n      isTemplate\n      access\n      createdBy\n      peopleCount\n    }\n  }\n": typeof types.SavedCoursesDocument,
    "\n  mutation DeleteCourse($id: ID!) {\n    deleteCourse(id: $id)\n  }\n": typeof types.DeleteCourseDocument,
    "\n  mutation RestoreCourse($id: ID!) {\n    restoreCourse(id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.RestoreCourseDocument,
    "\n  mutation DuplicateCourse($id: ID!) {\n    duplicateCourse(id: $id) {\n      id\n      name\n    }\n  }\n": typeof types.DuplicateCourseDocument,
    "\n  query PeopleInCourse($id: ID!) {\n    course(id: $id) {\n      id\n      people {\n        id\n      }\n    }\n  }\n": typeof types.PeopleInCourseDocument,
    "\n  query CourseNames {\n    savedCourses {\n      id\n      name\n    }\n    memberCourses {\n      id\n      name\n    }\n  }\n": typeof types.CourseNamesDocument,
    "\n  fragment GradebookColumnSettings on GradebookColumn {\n    itemId\n    itemName\n    categoryName\n    maximumPoints\n    quizId\n    quizTitle\n    isQuizDeleted\n    isReleased\n  }\n": typeof types.GradebookColumnSettingsFragmentDoc,
    "\n  query GradebookColumns($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n": typeof types.GradebookColumnsDocument,
    "\n  mutation UpdateGradebookColumn($courseId: ID!, $itemId: ID!, $input: GradebookColumnInput!) {\n    updateGradebookColumn(courseId: $courseId, itemId: $itemId, input: $input) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n": typeof types.UpdateGradebookColumnDocument,
    "\n  query EnteredGradeCounts($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      itemId\n      enteredGradeCount\n    }\n  }\n": typeof types.EnteredGradeCountsDocument,
    "\n  query CourseNotes($courseId: ID!) {\n    publicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      authorName\n      updatedAt\n    }\n  }\n": typeof types.CourseNotesDocument,
    "\n  query DeletedCourseNotes($courseId: ID!) {\n    deletedPublicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": typeof types.DeletedCourseNotesDocument,
    "\n  mutation OrderCourseNotes($courseId: ID!, $ids: [ID!]!) {\n    orderPublicNotes(courseId: $courseId, ids: $ids) {\n      id\n    }\n  }\n": typeof types.OrderCourseNotesDocument,
    "\n  mutation DeleteCourseNote($courseId: ID!, $id: ID!) {\n    deletePublicNote(courseId: $courseId, id: $id)\n  }\n": typeof types.DeleteCourseNoteDocument,
    "\n  mutation RestoreCourseNote($courseId: ID!, $id: ID!) {\n    restorePublicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.RestoreCourseNoteDocument,
    "\n  mutation AddQuizCategory($categoryName: String!, $bankId: ID) {\n    addQuizCategory(categoryName: $categoryName, bankId: $bankId) {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n": typeof types.AddQuizCategoryDocument,
    "\n  query QuestionBanks {\n    questionBanks {\n      id\n      ownerName\n      isOwn\n      access\n      shares {\n        courseId\n        courseName\n        access\n      }\n    }\n  }\n": typeof types.QuestionBanksDocument,
    "\n  fragment QuestionContent on QuestionWording {\n    type\n    textFormat\n    question\n    answers\n    correctAnswer\n    answerExplanations\n    numericAnswers {\n      value\n      tolerance\n    }\n    pairs {\n      left\n      right\n    }\n    explanation\n    concepts\n    points\n  }\n": typeof types.QuestionContentFragmentDoc,
    "\n  fragment ExportedQuestions on QuestionExport {\n    file {\n      fileName\n      contentType\n      content\n    }\n    report {\n      line\n      level\n      message\n    }\n  }\n": typeof types.ExportedQuestionsFragmentDoc,
    "\n  query QuizList {\n    quizzes {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      categoryId\n      questionCount\n      timeLimit\n      allowedAttempts\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n    }\n  }\n": typeof types.QuizListDocument,
    "\n  query QuizCategories {\n    quizCategories {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n": typeof types.QuizCategoriesDocument,
    "\n  query QuizProgress {\n    quizProgress {\n      quizId\n      quizTitle\n      isClosed\n      attemptsUsed\n      inProgressAttempt {\n        id\n        kind\n        startedAt\n        dueAt\n      }\n      officialAttempt {\n        id\n        percent\n        isPending\n        submittedAt\n        resultAt\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n        submittedAt\n      }\n      ownGrade {\n        itemId\n        points\n        maximumPoints\n        status\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n": typeof types.QuizProgressDocument,
    "\n  query GradingQueueEntries {\n    gradingQueue {\n      quizId\n      quizTitle\n      count\n      oldestSubmittedAt\n    }\n  }\n": typeof types.GradingQueueEntriesDocument,
    "\n  query WeakConcepts($courseId: ID) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      share\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n": typeof types.WeakConceptsDocument,
    "\n  mutation GenerateQuiz($input: GenerateQuizInput!) {\n    generateQuiz(input: $input) {\n      id\n    }\n  }\n": typeof types.GenerateQuizDocument,
    "\n  fragment AskedQuestionParts on AttemptQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n  }\n": typeof types.AskedQuestionPartsFragmentDoc,
    "\n  fragment ResultQuestionParts on ResultQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n    correct {\n      answerIds\n      texts\n      numbers {\n        value\n        tolerance\n      }\n      matches {\n        promptId\n        optionId\n      }\n    }\n    explanation\n    answerExplanations\n    earned\n    automaticPoints\n    earnedBeforeRegrade\n    hasFullCredit\n    feedback\n    isPending\n  }\n": typeof types.ResultQuestionPartsFragmentDoc,
    "\n  mutation UpdateQuestions($selection: QuestionSelectionInput!, $changes: QuestionChangesInput!) {\n    updateQuestions(selection: $selection, changes: $changes) {\n      ids\n    }\n  }\n": typeof types.UpdateQuestionsDocument,
    "\n  query QuizPeopleToRegrade($quizId: ID!) {\n    regradePreview(quizId: $quizId) {\n      id\n      studentCount\n    }\n  }\n": typeof types.QuizPeopleToRegradeDocument,
    "\n  query QuizzesToRegrade($questionId: ID!) {\n    quizzesToRegrade(questionId: $questionId) {\n      quizId\n      quizTitle\n      studentCount\n    }\n  }\n": typeof types.QuizzesToRegradeDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    canRequestUpgrade\n  }\n": typeof types.SessionUserFragmentDoc,
    "\n  query Me {\n    me {\n      ...SessionUser @unmask\n    }\n  }\n": typeof types.MeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": typeof types.LogoutDocument,
    "\n  fragment OwnUpgradeRequest on UpgradeRequest {\n    id\n    status\n    createdAt\n    decidedAt\n    reason\n    name\n    linkedin\n    email\n    description\n    title\n    affiliation\n  }\n": typeof types.OwnUpgradeRequestFragmentDoc,
    "\n  query OwnUpgrade {\n    me {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n": typeof types.OwnUpgradeDocument,
    "\n  query CourseTarget($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n": typeof types.CourseTargetDocument,
    "\n  query CourseTemplates($first: Int!, $after: String) {\n    courseTemplates(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        description\n        targetGrade\n        meterDivisions\n        gradeMaps {\n          letter\n          minimum\n        }\n        categories {\n          ...CategoryContent @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": typeof types.CourseTemplatesDocument,
    "\n  query NoteChoices($search: String) {\n    notes(search: $search, first: 20) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": typeof types.NoteChoicesDocument,
    "\n  query ChosenNote($id: ID!) {\n    note(id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.ChosenNoteDocument,
    "\n  query ChosenCourseNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n": typeof types.ChosenCourseNoteDocument,
};
const documents: Documents = {
    "\n  query Search($text: String!) {\n    search(text: $text) {\n      kind\n      id\n      title\n      detail\n      courseId\n      bankId\n    }\n  }\n": types.SearchDocument,
    "\n  mutation CheckAccess($email: String!, $password: String!) {\n    checkAccess(email: $email, password: $password)\n  }\n": types.CheckAccessDocument,
    "\n  mutation Login($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, code: $code) {\n      ...SessionUser @unmask\n    }\n  }\n": types.LoginDocument,
    "\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      message\n    }\n  }\n": types.RequestLoginCodeDocument,
    "\n  mutation LoginWithGoogle($jwtToken: String!) {\n    loginWithGoogle(jwtToken: $jwtToken) {\n      ...SessionUser @unmask\n    }\n  }\n": types.LoginWithGoogleDocument,
    "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      message\n    }\n  }\n": types.RegisterDocument,
    "\n  mutation VerifyEmail($token: String!, $password: String, $newPassword: String) {\n    verifyEmail(token: $token, password: $password, newPassword: $newPassword) {\n      message\n      needsPassword\n      returnPath\n    }\n  }\n": types.VerifyEmailDocument,
    "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  query PasswordResetLink($token: String!) {\n    passwordResetLink(token: $token)\n  }\n": types.PasswordResetLinkDocument,
    "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      message\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  query ReceivedInvitation($token: String!) {\n    receivedAccountInvitation(token: $token) {\n      email\n      firstName\n      lastName\n      role\n    }\n  }\n": types.ReceivedInvitationDocument,
    "\n  mutation AcceptInvitation($input: AcceptAccountInvitationInput!) {\n    acceptAccountInvitation(input: $input) {\n      ...SessionUser @unmask\n    }\n  }\n": types.AcceptInvitationDocument,
    "\n  query SiteSettings {\n    site {\n      googleClientId\n    }\n  }\n": types.SiteSettingsDocument,
    "\n  query Account($email: String!) {\n    user(email: $email) {\n      id\n      email\n      firstName\n      lastName\n      role\n      description\n      createdAt\n      links {\n        id\n        title\n        url\n      }\n    }\n  }\n": types.AccountDocument,
    "\n  fragment OwnAccount on User {\n    id\n    email\n    firstName\n    lastName\n    description\n    notifications\n    hasPassword\n    createdAt\n    links {\n      id\n      title\n      url\n    }\n  }\n": types.OwnAccountFragmentDoc,
    "\n  query OwnAccount {\n    me {\n      ...OwnAccount @unmask\n    }\n  }\n": types.OwnAccountDocument,
    "\n  query OwnStorage {\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n        attemptReserveBytes\n      }\n    }\n  }\n": types.OwnStorageDocument,
    "\n  mutation SaveProfile($userId: ID!, $names: ProfileInput!, $description: String!) {\n    updateProfile(input: $names) {\n      id\n      firstName\n      lastName\n    }\n    updateDescription(userId: $userId, description: $description) {\n      id\n      description\n    }\n  }\n": types.SaveProfileDocument,
    "\n  mutation AddLink($input: LinkInput!) {\n    addLink(input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n": types.AddLinkDocument,
    "\n  mutation UpdateLink($id: ID!, $input: LinkInput!) {\n    updateLink(id: $id, input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n": types.UpdateLinkDocument,
    "\n  mutation RemoveLink($id: ID!) {\n    removeLink(id: $id) {\n      ...OwnAccount @unmask\n    }\n  }\n": types.RemoveLinkDocument,
    "\n  mutation SetNotifications($enabled: Boolean!) {\n    setNotifications(enabled: $enabled) {\n      id\n      notifications\n    }\n  }\n": types.SetNotificationsDocument,
    "\n  mutation ChangePassword($currentPassword: String, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      hasPassword\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  fragment OwnSession on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n": types.OwnSessionFragmentDoc,
    "\n  query Sessions {\n    sessions {\n      ...OwnSession @unmask\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation EndSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    revokeOtherSessions {\n      ...OwnSession @unmask\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  fragment OwnApiToken on ApiToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n": types.OwnApiTokenFragmentDoc,
    "\n  query ApiTokens {\n    apiTokens {\n      ...OwnApiToken @unmask\n    }\n  }\n": types.ApiTokensDocument,
    "\n  mutation CreateApiToken($name: String!, $scopes: [ApiTokenScope!]!, $expiresInDays: Int!) {\n    createApiToken(name: $name, scopes: $scopes, expiresInDays: $expiresInDays) {\n      token\n      apiToken {\n        ...OwnApiToken @unmask\n      }\n    }\n  }\n": types.CreateApiTokenDocument,
    "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id)\n  }\n": types.RevokeApiTokenDocument,
    "\n  query ExportMyData {\n    exportMyData {\n      fileName\n      contentType\n      content\n    }\n  }\n": types.ExportMyDataDocument,
    "\n  mutation DeleteMyAccount($password: String) {\n    deleteMyAccount(password: $password)\n  }\n": types.DeleteMyAccountDocument,
    "\n  fragment ManagedUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    isDisabled\n    canRequestUpgrade\n    createdAt\n    lastSignInAt\n    upgradeRequest {\n      id\n      status\n    }\n  }\n": types.ManagedUserFragmentDoc,
    "\n  query Users($search: String, $role: Role, $first: Int!, $after: String) {\n    users(search: $search, role: $role, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ManagedUser @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.UsersDocument,
    "\n  mutation SetRole($userId: ID!, $role: Role!, $reason: String) {\n    setRole(userId: $userId, role: $role, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n": types.SetRoleDocument,
    "\n  mutation SetRoles($userIds: [ID!]!, $role: Role!, $reason: String) {\n    setRoles(userIds: $userIds, role: $role, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n": types.SetRolesDocument,
    "\n  mutation SetUpgradeRequests($userId: ID!, $enabled: Boolean!) {\n    setUpgradeRequests(userId: $userId, enabled: $enabled) {\n      ...ManagedUser @unmask\n    }\n  }\n": types.SetUpgradeRequestsDocument,
    "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!, $reason: String) {\n    setUserDisabled(userId: $userId, disabled: $disabled, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n": types.SetUserDisabledDocument,
    "\n  mutation SetUsersDisabled($userIds: [ID!]!, $disabled: Boolean!, $reason: String) {\n    setUsersDisabled(userIds: $userIds, disabled: $disabled, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n": types.SetUsersDisabledDocument,
    "\n  query UpgradeRequests($status: UpgradeStatus, $first: Int!, $after: String) {\n    upgradeRequests(status: $status, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        userId\n        accountEmail\n        name\n        email\n        linkedin\n        title\n        affiliation\n        description\n        status\n        createdAt\n        decidedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.UpgradeRequestsDocument,
    "\n  mutation DecideUpgrade($id: ID!, $approve: Boolean!, $reason: String) {\n    decideUpgrade(id: $id, approve: $approve, reason: $reason) {\n      id\n      status\n      decidedAt\n      reason\n    }\n  }\n": types.DecideUpgradeDocument,
    "\n  query FindUsers($emails: [String!]!) {\n    findUsers(emails: $emails) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failedEmails\n    }\n  }\n": types.FindUsersDocument,
    "\n  query ContactMessages($answered: Boolean, $first: Int!, $after: String) {\n    contactMessages(answered: $answered, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        message\n        userId\n        createdAt\n        answeredAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.ContactMessagesDocument,
    "\n  mutation SetContactAnswered($id: ID!, $answered: Boolean!) {\n    setContactAnswered(id: $id, answered: $answered) {\n      id\n      answeredAt\n    }\n  }\n": types.SetContactAnsweredDocument,
    "\n  query AuditLog(\n    $actor: String\n    $subject: String\n    $action: String\n    $course: String\n    $since: DateTime\n    $until: DateTime\n    $first: Int!\n    $after: String\n  ) {\n    auditLog(\n      actor: $actor\n      subject: $subject\n      action: $action\n      course: $course\n      since: $since\n      until: $until\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        createdAt\n        actorId\n        actorEmail\n        actor {\n          name\n        }\n        action\n        subjectType\n        subjectId\n        subject\n        subjectEmail\n        subjectAccount {\n          name\n        }\n        before\n        after\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuditLogDocument,
    "\n  query AuditCourses($search: String) {\n    auditCourses(search: $search)\n  }\n": types.AuditCoursesDocument,
    "\n  fragment ListedInvitation on AccountInvitation {\n    id\n    email\n    firstName\n    lastName\n    role\n    status\n    sentAt\n    expiresAt\n  }\n": types.ListedInvitationFragmentDoc,
    "\n  query AccountInvitations($first: Int!, $after: String) {\n    accountInvitations(first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ListedInvitation @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AccountInvitationsDocument,
    "\n  mutation InviteUsers($emails: [String!]!, $role: Role!) {\n    inviteUsers(emails: $emails, role: $role) {\n      invitations {\n        id\n        email\n      }\n      failures {\n        email\n        message\n      }\n    }\n  }\n": types.InviteUsersDocument,
    "\n  mutation ResendAccountInvitation($id: ID!) {\n    resendAccountInvitation(id: $id) {\n      ...ListedInvitation @unmask\n    }\n  }\n": types.ResendAccountInvitationDocument,
    "\n  mutation CancelAccountInvitation($id: ID!) {\n    cancelAccountInvitation(id: $id)\n  }\n": types.CancelAccountInvitationDocument,
    "\n  fragment AssignmentWork on AssignmentSubmission {\n    id\n    assignmentId\n    studentName\n    kind\n    text\n    link\n    submittedAt\n    number\n    isLate\n    status\n    grade\n    lateDeduction\n    points\n    feedback\n    gradedBy\n    gradedAt\n    returned\n    returnedAt\n    revision\n  }\n": types.AssignmentWorkFragmentDoc,
    "\n  fragment AssignmentContent on Assignment {\n    id\n    courseId\n    title\n    brief\n    maximumPoints\n    opensAt\n    dueAt\n    lateRule {\n      percentPerDay\n    }\n    kinds\n    itemId\n    isPublished\n    revision\n    authorName\n    updatedAt\n    canEdit\n    canGrade\n  }\n": types.AssignmentContentFragmentDoc,
    "\n  query Assignment($id: ID!) {\n    assignment(id: $id) {\n      ...AssignmentContent @unmask\n      submission {\n        ...AssignmentWork @unmask\n      }\n    }\n  }\n": types.AssignmentDocument,
    "\n  query AssignmentCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      access\n    }\n  }\n": types.AssignmentCourseDocument,
    "\n  mutation SaveAssignment($courseId: ID!, $input: SaveAssignmentInput!) {\n    saveAssignment(courseId: $courseId, input: $input) {\n      ...AssignmentContent @unmask\n    }\n  }\n": types.SaveAssignmentDocument,
    "\n  mutation UpdateAssignment($id: ID!, $input: UpdateAssignmentInput!, $revision: Int) {\n    updateAssignment(id: $id, input: $input, revision: $revision) {\n      ...AssignmentContent @unmask\n    }\n  }\n": types.UpdateAssignmentDocument,
    "\n  mutation SubmitAssignment($assignmentId: ID!, $input: SubmitAssignmentInput!) {\n    submitAssignment(assignmentId: $assignmentId, input: $input) {\n      ...AssignmentWork @unmask\n    }\n  }\n": types.SubmitAssignmentDocument,
    "\n  fragment RowOfSubmission on SubmissionRow {\n    studentId\n    name\n    email\n    status\n    submission {\n      id\n      submittedAt\n      isLate\n      grade\n      lateDeduction\n      points\n    }\n  }\n": types.RowOfSubmissionFragmentDoc,
    "\n  query SubmissionRows($assignmentId: ID!, $first: Int, $after: String) {\n    assignmentSubmissions(assignmentId: $assignmentId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...RowOfSubmission @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SubmissionRowsDocument,
    "\n  query OpenedSubmission($id: ID!) {\n    assignmentSubmission(id: $id) {\n      ...AssignmentWork @unmask\n    }\n  }\n": types.OpenedSubmissionDocument,
    "\n  mutation GradeSubmission($id: ID!, $input: GradeSubmissionInput!, $revision: Int) {\n    gradeSubmission(id: $id, input: $input, revision: $revision) {\n      ...AssignmentWork @unmask\n    }\n  }\n": types.GradeSubmissionDocument,
    "\n  mutation ReturnSubmissions($assignmentId: ID!) {\n    returnSubmissions(assignmentId: $assignmentId) {\n      assignmentId\n      returnedCount\n    }\n  }\n": types.ReturnSubmissionsDocument,
    "\n  query MemberCourses {\n    memberCourses {\n      id\n      name\n      description\n      createdBy\n      role\n      grade\n      lastUpdatedOn\n      ownStanding {\n        currentGrade\n        letter\n        courseGradeLetter\n        hasReleasedGrade\n        recentGrades {\n          itemId\n          itemName\n          points\n          maximumPoints\n          status\n          feedback\n          quizId\n          quizPoints\n          gradedAt\n          releasedAt\n        }\n      }\n    }\n  }\n": types.MemberCoursesDocument,
    "\n  query CourseInvitations($first: Int!, $after: String) {\n    courseInvitations(first: $first, after: $after) {\n      nodes {\n        courseId\n        courseName\n        invitedBy\n        role\n        staffRole\n        invitedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.CourseInvitationsDocument,
    "\n  mutation AcceptCourseInvitation($courseId: ID!) {\n    acceptCourseInvitation(courseId: $courseId) {\n      id\n      name\n    }\n  }\n": types.AcceptCourseInvitationDocument,
    "\n  mutation DeclineCourseInvitation($courseId: ID!) {\n    declineCourseInvitation(courseId: $courseId)\n  }\n": types.DeclineCourseInvitationDocument,
    "\n  mutation LeaveCourse($courseId: ID!) {\n    leaveCourse(courseId: $courseId)\n  }\n": types.LeaveCourseDocument,
    "\n  query DeletedCourses {\n    deletedCourses {\n      id\n      name\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": types.DeletedCoursesDocument,
    "\n  query Tasks($first: Int!) {\n    me {\n      id\n      tasks(first: $first) {\n        nodes {\n          id\n          title\n          courseId\n          courseName\n          quizId\n          assignmentId\n          itemId\n          opensAt\n          dueAt\n          closesAt\n          ownExceptions\n          isBegun\n        }\n        totalCount\n      }\n    }\n  }\n": types.TasksDocument,
    "\n  fragment NoteWithContent on Note {\n    id\n    title\n    tags\n    courseId\n    isPinned\n    revision\n    updatedAt\n    content\n  }\n": types.NoteWithContentFragmentDoc,
    "\n  query Notes($search: String, $tag: String, $courseId: ID, $first: Int!, $after: String) {\n    notes(search: $search, tag: $tag, courseId: $courseId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        excerpt\n        tags\n        courseId\n        isPinned\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.NotesDocument,
    "\n  query Note($id: ID!) {\n    note(id: $id) {\n      ...NoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n": types.NoteDocument,
    "\n  query NoteTags {\n    noteTags {\n      tag\n      noteCount\n    }\n  }\n": types.NoteTagsDocument,
    "\n  query DeletedNotes {\n    deletedNotes {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": types.DeletedNotesDocument,
    "\n  mutation SaveNote($input: SaveNoteInput!) {\n    saveNote(input: $input) {\n      ...NoteWithContent @unmask\n    }\n  }\n": types.SaveNoteDocument,
    "\n  mutation UpdateNote($id: ID!, $input: UpdateNoteInput!, $revision: Int) {\n    updateNote(id: $id, input: $input, revision: $revision) {\n      ...NoteWithContent @unmask\n    }\n  }\n": types.UpdateNoteDocument,
    "\n  mutation PinNote($id: ID!, $isPinned: Boolean!) {\n    updateNote(id: $id, input: { isPinned: $isPinned }) {\n      id\n      isPinned\n      revision\n    }\n  }\n": types.PinNoteDocument,
    "\n  mutation DeleteNote($id: ID!) {\n    deleteNote(id: $id)\n  }\n": types.DeleteNoteDocument,
    "\n  mutation RestoreNote($id: ID!) {\n    restoreNote(id: $id) {\n      id\n      title\n    }\n  }\n": types.RestoreNoteDocument,
    "\n  query ExportNotes {\n    exportNotes {\n      fileName\n      contentType\n      content\n    }\n  }\n": types.ExportNotesDocument,
    "\n  fragment PublicNoteWithContent on PublicNote {\n    id\n    courseId\n    title\n    revision\n    authorName\n    updatedAt\n    canEdit\n    content\n  }\n": types.PublicNoteWithContentFragmentDoc,
    "\n  query PublicNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      ...PublicNoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n": types.PublicNoteDocument,
    "\n  mutation SavePublicNote($courseId: ID!, $input: SavePublicNoteInput!) {\n    savePublicNote(courseId: $courseId, input: $input) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n": types.SavePublicNoteDocument,
    "\n  mutation UpdatePublicNote($courseId: ID!, $id: ID!, $input: UpdatePublicNoteInput!, $revision: Int) {\n    updatePublicNote(courseId: $courseId, id: $id, input: $input, revision: $revision) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n": types.UpdatePublicNoteDocument,
    "\n  query PublicNoteVersions($courseId: ID!, $id: ID!) {\n    publicNoteVersions(courseId: $courseId, id: $id) {\n      id\n      number\n      title\n      authorName\n      savedAt\n    }\n  }\n": types.PublicNoteVersionsDocument,
    "\n  query PublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    publicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      id\n      number\n      title\n      content\n    }\n  }\n": types.PublicNoteVersionDocument,
    "\n  mutation RestorePublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    restorePublicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n": types.RestorePublicNoteVersionDocument,
    "\n  fragment GradebookRowGrades on GradebookRow {\n    studentId\n    name\n    email\n    key\n    isStudent\n    points\n    revisions\n    gradedBy\n    details {\n      itemId\n      status\n      attemptId\n      quizPoints\n      pendingAttemptId\n      note\n      feedback\n      gradedBy\n      gradedAt\n    }\n    currentGrade\n    letter\n    courseGrade\n  }\n": types.GradebookRowGradesFragmentDoc,
    "\n  query Gradebook($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      canEdit\n      access\n      categories {\n        ...CategoryContent @unmask\n      }\n      gradeMaps {\n        letter\n        minimum\n      }\n      gradebookColumns {\n        ...GradebookColumnSettings @unmask\n      }\n      gradebookRows(first: 100) {\n        nodes {\n          ...GradebookRowGrades @unmask\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.GradebookDocument,
    "\n  query GradebookRows($courseId: ID!, $after: String!) {\n    gradebookRows(courseId: $courseId, first: 100, after: $after) {\n      nodes {\n        ...GradebookRowGrades @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.GradebookRowsDocument,
    "\n  mutation UpdateGrades($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      rows {\n        ...GradebookRowGrades @unmask\n      }\n      conflicts {\n        studentId\n        itemId\n        points\n        status\n        gradedBy\n        revision\n      }\n    }\n  }\n": types.UpdateGradesDocument,
    "\n  query QuizRules($id: ID!) {\n    quiz(id: $id) {\n      id\n      allowedAttempts\n      answerRelease\n      scoringPolicy\n    }\n  }\n": types.QuizRulesDocument,
    "\n  query LinkableQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      deleted\n      canEdit\n      dueAt\n      closesAt\n    }\n  }\n": types.LinkableQuizzesDocument,
    "\n  fragment PersonRow on Student {\n    id\n    name\n    role\n    email\n    linkedin\n    github\n    key\n    grade\n    membership\n  }\n": types.PersonRowFragmentDoc,
    "\n  fragment StaffRow on StaffMember {\n    id\n    email\n    name\n    role\n    membership\n  }\n": types.StaffRowFragmentDoc,
    "\n  mutation InviteCourseStaff($courseId: ID!, $email: String!, $role: StaffRole!) {\n    inviteCourseStaff(courseId: $courseId, email: $email, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n": types.InviteCourseStaffDocument,
    "\n  mutation UpdateCourseStaff($courseId: ID!, $staffId: ID!, $role: StaffRole!) {\n    updateCourseStaff(courseId: $courseId, staffId: $staffId, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n": types.UpdateCourseStaffDocument,
    "\n  mutation RemoveCourseStaff($courseId: ID!, $staffId: ID!) {\n    removeCourseStaff(courseId: $courseId, staffId: $staffId)\n  }\n": types.RemoveCourseStaffDocument,
    "\n  query CoursePeople($id: ID!) {\n    course(id: $id) {\n      id\n      canEdit\n      access\n      extraCredit\n      staff {\n        ...StaffRow @unmask\n      }\n      people {\n        ...PersonRow @unmask\n        hasOpened\n      }\n    }\n  }\n": types.CoursePeopleDocument,
    "\n  mutation AddStudent($courseId: ID!, $input: StudentInput!) {\n    addStudent(courseId: $courseId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n": types.AddStudentDocument,
    "\n  mutation UpdateStudent($courseId: ID!, $studentId: ID!, $input: UpdateStudentInput!) {\n    updateStudent(courseId: $courseId, studentId: $studentId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n": types.UpdateStudentDocument,
    "\n  mutation UpdateStudentGrade($courseId: ID!, $studentId: ID!, $grade: Float) {\n    updateStudentGrade(courseId: $courseId, studentId: $studentId, grade: $grade) {\n      ...PersonRow @unmask\n    }\n  }\n": types.UpdateStudentGradeDocument,
    "\n  mutation RemoveStudent($courseId: ID!, $studentId: ID!, $reason: String) {\n    removeStudent(courseId: $courseId, studentId: $studentId, reason: $reason)\n  }\n": types.RemoveStudentDocument,
    "\n  query PersonWork($courseId: ID!, $studentId: ID!) {\n    student(courseId: $courseId, studentId: $studentId) {\n      id\n      gradeCount\n      attemptCount\n    }\n  }\n": types.PersonWorkDocument,
    "\n  mutation ImportPeople($courseId: ID!, $csv: String!, $rows: [Int!], $gradeColumn: String) {\n    importPeople(courseId: $courseId, csv: $csv, rows: $rows, gradeColumn: $gradeColumn) {\n      added\n      updated\n      unchanged\n      problems {\n        row\n        message\n      }\n      ignoredColumns\n    }\n  }\n": types.ImportPeopleDocument,
    "\n  query ExportPeople($courseId: ID!) {\n    peopleExport(courseId: $courseId)\n  }\n": types.ExportPeopleDocument,
    "\n  query WhatToPractise($courseId: ID!) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n": types.WhatToPractiseDocument,
    "\n  fragment SavedCourseContent on SavedCourse {\n    id\n    revision\n    lastUpdatedOn\n    isTemplate\n    canEdit\n    access\n    createdBy\n    name\n    description\n    syllabus\n    meetingDetails\n    timeZone\n    notes\n    extraCredit\n    targetGrade\n    categories {\n      ...CategoryContent @unmask\n    }\n    meterDivisions\n    gradeMaps {\n      letter\n      minimum\n    }\n  }\n": types.SavedCourseContentFragmentDoc,
    "\n  query SavedCourse($id: ID!) {\n    course(id: $id) {\n      ...SavedCourseContent @unmask\n      ownCourseGrade\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n      }\n      ownPlan {\n        ...PlanContent @unmask\n      }\n    }\n  }\n": types.SavedCourseDocument,
    "\n  fragment PlanContent on OwnPlan {\n    targetGrade\n    grades {\n      itemId\n      points\n    }\n    items {\n      key\n      categoryName\n      categoryIndex\n      name\n      weight\n      maximumPoints\n      points\n    }\n  }\n": types.PlanContentFragmentDoc,
    "\n  mutation UpdateOwnPlan($courseId: ID!, $input: OwnPlanInput!) {\n    updateOwnPlan(courseId: $courseId, input: $input) {\n      ...PlanContent @unmask\n    }\n  }\n": types.UpdateOwnPlanDocument,
    "\n  mutation SaveCourse($input: SaveCourseInput!) {\n    saveCourse(input: $input) {\n      ...SavedCourseContent @unmask\n    }\n  }\n": types.SaveCourseDocument,
    "\n  mutation UpdateCourse($id: ID!, $input: UpdateCourseInput!, $revision: Int) {\n    updateCourse(id: $id, input: $input, revision: $revision) {\n      ...SavedCourseContent @unmask\n    }\n  }\n": types.UpdateCourseDocument,
    "\n  query CourseQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      courseId\n      deleted\n      isPublished\n      active\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      availability\n      dueAt\n      closesAt\n      timeLimit\n      allowedAttempts\n      ownExceptions\n      gradedItemId\n    }\n  }\n": types.CourseQuizzesDocument,
    "\n  query CoursePeopleCount($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      members(first: 1) {\n        totalCount\n      }\n    }\n  }\n": types.CoursePeopleCountDocument,
    "\n  query CourseQuizProgress($courseId: ID!) {\n    quizProgress(courseId: $courseId) {\n      quizId\n      attemptsLeft\n      scoringPolicy\n      lowestPercent\n      highestPercent\n      ownGrade {\n        itemId\n        points\n        isEntered\n      }\n      inProgressAttempt {\n        id\n        kind\n      }\n      officialAttempt {\n        id\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n      }\n    }\n  }\n": types.CourseQuizProgressDocument,
    "\n  query CourseNoteCount($courseId: ID!) {\n    notes(courseId: $courseId, first: 1) {\n      totalCount\n    }\n  }\n": types.CourseNoteCountDocument,
    "\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresAt\n    }\n  }\n": types.ShareDraftDocument,
    "\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n": types.DraftDocument,
    "\n  fragment PracticeCardParts on PracticeCard {\n    id\n    courseId\n    cardRevision\n    concepts\n    question {\n      ...AskedQuestionParts @unmask\n    }\n  }\n": types.PracticeCardPartsFragmentDoc,
    "\n  query PracticeSession($courseId: ID, $timeZone: String!) {\n    practiceSession(courseId: $courseId, timeZone: $timeZone) {\n      due\n      total\n      doneToday\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n      cards {\n        ...PracticeCardParts @unmask\n      }\n    }\n  }\n": types.PracticeSessionDocument,
    "\n  query PracticeAhead($courseId: ID, $attemptId: ID, $timeZone: String!) {\n    practiceAhead(courseId: $courseId, attemptId: $attemptId, timeZone: $timeZone) {\n      ...PracticeCardParts @unmask\n    }\n  }\n": types.PracticeAheadDocument,
    "\n  mutation BeginPractice($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      id\n    }\n  }\n": types.BeginPracticeDocument,
    "\n  mutation AnswerPractice($cardId: ID!, $answer: PracticeAnswerInput!, $timeZone: String!) {\n    answerPractice(cardId: $cardId, answer: $answer, timeZone: $timeZone) {\n      id\n      isCorrect\n      dueAt\n      result {\n        ...ResultQuestionParts @unmask\n      }\n    }\n  }\n": types.AnswerPracticeDocument,
    "\n  mutation SavePracticePlan($courseId: ID, $timeZone: String!, $input: PracticePlanInput!) {\n    savePracticePlan(courseId: $courseId, timeZone: $timeZone, input: $input) {\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n    }\n  }\n": types.SavePracticePlanDocument,
    "\n  query Bank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n    $sort: QuestionSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        ...BankQuestion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BankDocument,
    "\n  query QuestionVersions($id: ID!) {\n    questionVersions(id: $id) {\n      number\n      createdAt\n      editor {\n        name\n      }\n      ...QuestionContent @unmask\n    }\n  }\n": types.QuestionVersionsDocument,
    "\n  query DeletedQuestions {\n    deletedQuestions {\n      id\n      textFormat\n      question\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": types.DeletedQuestionsDocument,
    "\n  mutation AddToQuiz($quizId: ID!, $selection: QuestionSelectionInput!) {\n    addToQuiz(quizId: $quizId, selection: $selection) {\n      id\n      title\n      questionCount\n    }\n  }\n": types.AddToQuizDocument,
    "\n  query QuestionExport(\n    $format: QuestionFormat!\n    $ids: [ID!]\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n  ) {\n    questionExport(\n      format: $format\n      ids: $ids\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n    ) {\n      ...ExportedQuestions @unmask\n    }\n  }\n": types.QuestionExportDocument,
    "\n  mutation CopyQuestions($selection: QuestionSelectionInput!) {\n    copyQuestions(selection: $selection) {\n      ids\n    }\n  }\n": types.CopyQuestionsDocument,
    "\n  mutation ShareBank($courseId: ID!, $access: BankAccess!) {\n    shareBank(courseId: $courseId, access: $access) {\n      courseId\n      access\n    }\n  }\n": types.ShareBankDocument,
    "\n  mutation UnshareBank($courseId: ID!) {\n    unshareBank(courseId: $courseId)\n  }\n": types.UnshareBankDocument,
    "\n  query AnswersToLose($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      questions {\n        id\n        answerCount\n      }\n    }\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n    }\n  }\n": types.AnswersToLoseDocument,
    "\n  fragment BuiltQuiz on AuthoredQuiz {\n    id\n    title\n    description\n    isPublished\n    active\n    deleted\n    courseId\n    categoryId\n    timeLimit\n    allowedAttempts\n    scoringPolicy\n    answerRelease\n    creditMethod\n    shuffleQuestions\n    shuffleAnswers\n    opensAt\n    dueAt\n    closesAt\n    pools {\n      name\n      count\n      points\n    }\n    revision\n    updatedAt\n    files {\n      id\n      name\n      size\n      type\n      url\n    }\n    questions {\n      id\n      isInBank\n      pool\n      ...QuestionContent @unmask\n      difficulty\n    }\n  }\n": types.BuiltQuizFragmentDoc,
    "\n  query BuiltQuiz($id: ID!) {\n    quiz(id: $id, toEdit: true) {\n      id\n      ... on AuthoredQuiz {\n        ...BuiltQuiz @unmask\n      }\n    }\n  }\n": types.BuiltQuizDocument,
    "\n  mutation CreateBuiltQuiz($input: CreateQuizInput!) {\n    createQuiz(input: $input) {\n      ...BuiltQuiz @unmask\n    }\n  }\n": types.CreateBuiltQuizDocument,
    "\n  mutation UpdateBuiltQuiz($id: ID!, $input: UpdateQuizInput!, $revision: Int) {\n    updateQuiz(id: $id, input: $input, revision: $revision) {\n      ...BuiltQuiz @unmask\n    }\n  }\n": types.UpdateBuiltQuizDocument,
    "\n  mutation SetBuiltQuizState($id: ID!, $isPublished: Boolean, $active: Boolean, $deleted: Boolean) {\n    updateQuizMetadata(id: $id, isPublished: $isPublished, active: $active, deleted: $deleted) {\n      ...BuiltQuiz @unmask\n    }\n  }\n": types.SetBuiltQuizStateDocument,
    "\n  query BuilderCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      canEdit\n    }\n  }\n": types.BuilderCourseDocument,
    "\n  mutation SetCourseTimeZone($id: ID!, $timeZone: String!) {\n    updateCourse(id: $id, input: { timeZone: $timeZone }) {\n      id\n      revision\n      timeZone\n    }\n  }\n": types.SetCourseTimeZoneDocument,
    "\n  query CourseItems($id: ID!) {\n    course(id: $id) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n": types.CourseItemsDocument,
    "\n  mutation AddCourseItem($id: ID!, $categories: [CategoryInput!]!, $revision: Int!) {\n    updateCourse(id: $id, input: { categories: $categories }, revision: $revision) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n": types.AddCourseItemDocument,
    "\n  query BuilderBank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        ...QuestionContent @unmask\n        difficulty\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BuilderBankDocument,
    "\n  query QuestionProposals($input: GenerateQuizInput!) {\n    questionProposals(input: $input) {\n      source\n      seed\n      available\n      shortfall\n      proposals {\n        key\n        questionId\n        source\n        question {\n          ...QuestionContent @unmask\n          difficulty\n        }\n      }\n    }\n  }\n": types.QuestionProposalsDocument,
    "\n  query ExportQuiz($id: ID!, $format: QuestionFormat!) {\n    quizExport(id: $id, format: $format) {\n      ...ExportedQuestions @unmask\n    }\n  }\n": types.ExportQuizDocument,
    "\n  fragment ExceptionParts on QuizException {\n    studentId\n    name\n    email\n    opensAt\n    dueAt\n    closesAt\n    extraMinutes\n    extraAttempts\n    isInCourse\n    problem\n    revision\n  }\n": types.ExceptionPartsFragmentDoc,
    "\n  query QuizExceptions($quizId: ID!) {\n    quizExceptions(quizId: $quizId) {\n      ...ExceptionParts @unmask\n    }\n  }\n": types.QuizExceptionsDocument,
    "\n  mutation SetQuizException($quizId: ID!, $studentId: ID!, $input: QuizExceptionInput!, $revision: Int) {\n    setQuizException(quizId: $quizId, studentId: $studentId, input: $input, revision: $revision) {\n      ...ExceptionParts @unmask\n    }\n  }\n": types.SetQuizExceptionDocument,
    "\n  mutation RemoveQuizException($quizId: ID!, $studentId: ID!) {\n    removeQuizException(quizId: $quizId, studentId: $studentId)\n  }\n": types.RemoveQuizExceptionDocument,
    "\n  query ExceptionPeople($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n": types.ExceptionPeopleDocument,
    "\n  query AttemptsInProgress($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n      toGradeCount\n      gradedCount\n    }\n  }\n": types.AttemptsInProgressDocument,
    "\n  mutation EditQuizCategory($id: ID!, $input: QuizCategoryInput!) {\n    editQuizCategory(id: $id, input: $input) {\n      id\n      categoryName\n      active\n    }\n  }\n": types.EditQuizCategoryDocument,
    "\n  mutation DeleteQuizCategory($id: ID!) {\n    deleteQuizCategory(id: $id)\n  }\n": types.DeleteQuizCategoryDocument,
    "\n  mutation DeletePracticeQuiz($id: ID!) {\n    deletePracticeQuiz(id: $id)\n  }\n": types.DeletePracticeQuizDocument,
    "\n  mutation DeleteFinishedPractice {\n    deleteFinishedPractice\n  }\n": types.DeleteFinishedPracticeDocument,
    "\n  mutation RestorePracticeQuizzes($ids: [ID!]!) {\n    restorePracticeQuizzes(ids: $ids)\n  }\n": types.RestorePracticeQuizzesDocument,
    "\n  query QuizCategoryUse($id: ID!) {\n    quizCategoryUse(id: $id) {\n      id\n      quizCount\n      questionCount\n    }\n  }\n": types.QuizCategoryUseDocument,
    "\n  mutation MoveQuiz($id: ID!, $categoryId: ID) {\n    updateQuiz(id: $id, input: { data: { categoryId: $categoryId } }) {\n      id\n      categoryId\n    }\n  }\n": types.MoveQuizDocument,
    "\n  mutation RestoreQuiz($id: ID!) {\n    updateQuizMetadata(id: $id, deleted: false) {\n      id\n      deleted\n      isPublished\n    }\n  }\n": types.RestoreQuizDocument,
    "\n  fragment BankQuestion on Question {\n    id\n    ...QuestionContent @unmask\n    difficulty\n    categoryId\n    availableForPractice\n    canEdit\n    version\n    revision\n    updatedAt\n    usedIn {\n      quizId\n      title\n    }\n    duplicates {\n      id\n    }\n  }\n": types.BankQuestionFragmentDoc,
    "\n  query BankQuestionNow($id: ID!) {\n    question(id: $id) {\n      ...BankQuestion @unmask\n    }\n  }\n": types.BankQuestionNowDocument,
    "\n  query SimilarQuestions($text: String!) {\n    similarQuestions(text: $text) {\n      id\n      textFormat\n      question\n      updatedAt\n    }\n  }\n": types.SimilarQuestionsDocument,
    "\n  mutation AddQuestion($input: QuestionInput!, $bankId: ID) {\n    addQuestion(input: $input, bankId: $bankId) {\n      ...BankQuestion @unmask\n    }\n  }\n": types.AddQuestionDocument,
    "\n  mutation EditQuestion($id: ID!, $input: QuestionInput!, $revision: Int) {\n    editQuestion(id: $id, input: $input, revision: $revision) {\n      ...BankQuestion @unmask\n    }\n  }\n": types.EditQuestionDocument,
    "\n  query QuizResults(\n    $quizId: ID!\n    $state: ResultState\n    $search: String!\n    $sort: ResultSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    quizResults(\n      quizId: $quizId\n      state: $state\n      search: $search\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        state\n        submittedAt\n        minutes\n        score\n        possible\n        percent\n        isOfficial\n        isLate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.QuizResultsDocument,
    "\n  query QuizResultsSummary($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      submittedCount\n      memberCount\n      submittedMemberCount\n      officialCount\n      average\n      median\n      highest\n      lowest\n      toGradeCount\n      gradedCount\n      inProgressCount\n    }\n  }\n": types.QuizResultsSummaryDocument,
    "\n  query ExportQuizResults($quizId: ID!) {\n    quizResultsExport(quizId: $quizId) {\n      fileName\n      contentType\n      content\n    }\n  }\n": types.ExportQuizResultsDocument,
    "\n  query GradingQueue($quizId: ID!, $first: Int!) {\n    quizResults(quizId: $quizId, state: TO_GRADE, sort: SUBMITTED, descending: false, first: $first) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        submittedAt\n      }\n    }\n  }\n": types.GradingQueueDocument,
    "\n  fragment SubmissionParts on QuizSubmission {\n    id\n    name\n    email\n    number\n    startedAt\n    submittedAt\n    score\n    possible\n    percent\n    isPending\n    revision\n  }\n": types.SubmissionPartsFragmentDoc,
    "\n  query QuizSubmission($id: ID!) {\n    submission(id: $id) {\n      ...SubmissionDetail @unmask\n    }\n  }\n": types.QuizSubmissionDocument,
    "\n  fragment SubmissionDetail on QuizSubmissionDetail {\n    submission {\n      ...SubmissionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n": types.SubmissionDetailFragmentDoc,
    "\n  mutation GradeAnswer(\n    $attemptId: ID!\n    $questionId: ID!\n    $points: Float\n    $feedback: String!\n    $revision: Int\n  ) {\n    gradeAnswer(\n      attemptId: $attemptId\n      questionId: $questionId\n      points: $points\n      feedback: $feedback\n      revision: $revision\n    ) {\n      ...SubmissionDetail @unmask\n    }\n  }\n": types.GradeAnswerDocument,
    "\n  query QuizItemStatistics($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      studentCount\n      questions {\n        id\n        type\n        textFormat\n        question_text\n        sampleSize\n        correctCount\n        difficulty\n        discrimination\n        options {\n          id\n          text\n          count\n          isCorrect\n        }\n        unansweredCount\n      }\n    }\n  }\n": types.QuizItemStatisticsDocument,
    "\n  query QuizOnScreen($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      timeLimit\n      allowedAttempts\n      scoringPolicy\n      answerRelease\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      questionCount\n      pointsPossible\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      files {\n        id\n        name\n        size\n        type\n        url\n      }\n      course {\n        id\n        name\n        timeZone\n      }\n      gradedItemId\n      ... on TakenQuiz {\n        attemptsUsed\n      }\n    }\n  }\n": types.QuizOnScreenDocument,
    "\n  query OwnAttempts($quizId: ID!) {\n    attempts(quizId: $quizId) {\n      id\n      quizId\n      kind\n      number\n      startedAt\n      dueAt\n      submittedAt\n      score\n      possible\n      percent\n      isPending\n      isOfficial\n      isLate\n    }\n  }\n": types.OwnAttemptsDocument,
    "\n  query GradedItems($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      categories {\n        ...CategoryContent @unmask\n      }\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n": types.GradedItemsDocument,
    "\n  fragment AttemptParts on Attempt {\n    id\n    quizId\n    kind\n    number\n    serverTime\n    startedAt\n    dueAt\n    submittedAt\n    revision\n    questions {\n      ...AskedQuestionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n": types.AttemptPartsFragmentDoc,
    "\n  fragment AttemptResultParts on AttemptResult {\n    id\n    submittedAt\n    regradedAt\n    percentBeforeRegrade\n    score\n    possible\n    percent\n    isPending\n    isLate\n    isRevealed\n    questions {\n      ...ResultQuestionParts @unmask\n    }\n  }\n": types.AttemptResultPartsFragmentDoc,
    "\n  query OwnAttempt($id: ID!) {\n    attempt(id: $id) {\n      ...AttemptParts @unmask\n    }\n  }\n": types.OwnAttemptDocument,
    "\n  mutation StartAttempt($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n": types.StartAttemptDocument,
    "\n  mutation RetryMistakes($quizId: ID!) {\n    retryMistakes(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n": types.RetryMistakesDocument,
    "\n  mutation SaveAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    saveAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      revision\n      serverTime\n      dueAt\n      questions {\n        id\n        response {\n          answerIds\n          text\n          matches {\n            promptId\n            optionId\n          }\n        }\n      }\n    }\n  }\n": types.SaveAttemptDocument,
    "\n  mutation SubmitAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    submitAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      submittedAt\n    }\n  }\n": types.SubmitAttemptDocument,
    "\n  fragment RegradeParts on Regrade {\n    id\n    studentCount\n    changedCount\n    changes {\n      attemptId\n      name\n      email\n      number\n      before\n      after\n      possibleBefore\n      possibleAfter\n    }\n    questions {\n      id\n      textFormat\n      question_text\n      outdatedKeyCount\n      rewordedCount\n      skippedReason\n      hasFullCredit\n    }\n  }\n": types.RegradePartsFragmentDoc,
    "\n  fragment GradeBelowParts on GradeBelowQuiz {\n    courseId\n    itemId\n    studentId\n    name\n    points\n    quizPoints\n    maximumPoints\n    gradedBy\n    revision\n  }\n": types.GradeBelowPartsFragmentDoc,
    "\n  query RegradePreview($quizId: ID!, $fullCredit: [ID!]) {\n    regradePreview(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n": types.RegradePreviewDocument,
    "\n  mutation RegradeQuiz($quizId: ID!, $fullCredit: [ID!]) {\n    regradeQuiz(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n": types.RegradeQuizDocument,
    "\n  mutation TakeQuizResult($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      conflicts {\n        studentId\n      }\n    }\n  }\n": types.TakeQuizResultDocument,
    "\n  query MissedConcepts($courseId: ID, $attemptId: ID!) {\n    weakConcepts(courseId: $courseId, attemptId: $attemptId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n": types.MissedConceptsDocument,
    "\n  mutation ContactUs($input: ContactInput!) {\n    contactUs(input: $input) {\n      message\n    }\n  }\n": types.ContactUsDocument,
    "\n  mutation RequestUpgrade($input: UpgradeRequestInput!) {\n    requestUpgrade(input: $input) {\n      id\n      status\n      email\n    }\n  }\n": types.RequestUpgradeDocument,
    "\n  mutation WithdrawUpgrade {\n    cancelUpgradeRequest {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n": types.WithdrawUpgradeDocument,
    "\n  query OpenContactMessages {\n    contactMessages(answered: false, first: 1) {\n      totalCount\n    }\n  }\n": types.OpenContactMessagesDocument,
    "\n  query PendingUpgradeRequests {\n    upgradeRequests(status: Pending, first: 1) {\n      totalCount\n    }\n  }\n": types.PendingUpgradeRequestsDocument,
    "\n  query CourseAssignments($courseId: ID!) {\n    assignments(courseId: $courseId) {\n      id\n      title\n      maximumPoints\n      opensAt\n      dueAt\n      lateRule {\n        percentPerDay\n      }\n      itemId\n      isPublished\n      submission {\n        id\n        status\n        points\n      }\n    }\n  }\n": types.CourseAssignmentsDocument,
    "\n  query DeletedAssignments($courseId: ID!) {\n    deletedAssignments(courseId: $courseId) {\n      id\n      title\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": types.DeletedAssignmentsDocument,
    "\n  mutation DeleteAssignment($id: ID!) {\n    deleteAssignment(id: $id)\n  }\n": types.DeleteAssignmentDocument,
    "\n  mutation RestoreAssignment($id: ID!) {\n    restoreAssignment(id: $id) {\n      id\n      title\n    }\n  }\n": types.RestoreAssignmentDocument,
    "\n  fragment CategoryContent on Category {\n    name\n    categoryType\n    weight\n    maximumPoints\n    dropLowest\n    items {\n      itemId\n      name\n      description\n      dueAt\n      weight\n      knownScores\n      grade\n      maximumPoints\n    }\n  }\n": types.CategoryContentFragmentDoc,
    "\n  query SavedCourses {\n    savedCourses {\n      id\n      name\n      description\n      targetGrade\n      currentGrade\n      letter\n      meterDivisions\n      lastUpdatedOn\n      isTemplate\n      access\n      createdBy\n      peopleCount\n    }\n  }\n": types.SavedCoursesDocument,
    "\n  mutation DeleteCourse($id: ID!) {\n    deleteCourse(id: $id)\n  }\n": types.DeleteCourseDocument,
    "\n  mutation RestoreCourse($id: ID!) {\n    restoreCourse(id: $id) {\n      id\n      name\n    }\n  }\n": types.RestoreCourseDocument,
    "\n  mutation DuplicateCourse($id: ID!) {\n    duplicateCourse(id: $id) {\n      id\n      name\n    }\n  }\n": types.DuplicateCourseDocument,
    "\n  query PeopleInCourse($id: ID!) {\n    course(id: $id) {\n      id\n      people {\n        id\n      }\n    }\n  }\n": types.PeopleInCourseDocument,
    "\n  query CourseNames {\n    savedCourses {\n      id\n      name\n    }\n    memberCourses {\n      id\n      name\n    }\n  }\n": types.CourseNamesDocument,
    "\n  fragment GradebookColumnSettings on GradebookColumn {\n    itemId\n    itemName\n    categoryName\n    maximumPoints\n    quizId\n    quizTitle\n    isQuizDeleted\n    isReleased\n  }\n": types.GradebookColumnSettingsFragmentDoc,
    "\n  query GradebookColumns($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n": types.GradebookColumnsDocument,
    "\n  mutation UpdateGradebookColumn($courseId: ID!, $itemId: ID!, $input: GradebookColumnInput!) {\n    updateGradebookColumn(courseId: $courseId, itemId: $itemId, input: $input) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n": types.UpdateGradebookColumnDocument,
    "\n  query EnteredGradeCounts($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      itemId\n      enteredGradeCount\n    }\n  }\n": types.EnteredGradeCountsDocument,
    "\n  query CourseNotes($courseId: ID!) {\n    publicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      authorName\n      updatedAt\n    }\n  }\n": types.CourseNotesDocument,
    "\n  query DeletedCourseNotes($courseId: ID!) {\n    deletedPublicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n": types.DeletedCourseNotesDocument,
    "\n  mutation OrderCourseNotes($courseId: ID!, $ids: [ID!]!) {\n    orderPublicNotes(courseId: $courseId, ids: $ids) {\n      id\n    }\n  }\n": types.OrderCourseNotesDocument,
    "\n  mutation DeleteCourseNote($courseId: ID!, $id: ID!) {\n    deletePublicNote(courseId: $courseId, id: $id)\n  }\n": types.DeleteCourseNoteDocument,
    "\n  mutation RestoreCourseNote($courseId: ID!, $id: ID!) {\n    restorePublicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n": types.RestoreCourseNoteDocument,
    "\n  mutation AddQuizCategory($categoryName: String!, $bankId: ID) {\n    addQuizCategory(categoryName: $categoryName, bankId: $bankId) {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n": types.AddQuizCategoryDocument,
    "\n  query QuestionBanks {\n    questionBanks {\n      id\n      ownerName\n      isOwn\n      access\n      shares {\n        courseId\n        courseName\n        access\n      }\n    }\n  }\n": types.QuestionBanksDocument,
    "\n  fragment QuestionContent on QuestionWording {\n    type\n    textFormat\n    question\n    answers\n    correctAnswer\n    answerExplanations\n    numericAnswers {\n      value\n      tolerance\n    }\n    pairs {\n      left\n      right\n    }\n    explanation\n    concepts\n    points\n  }\n": types.QuestionContentFragmentDoc,
    "\n  fragment ExportedQuestions on QuestionExport {\n    file {\n      fileName\n      contentType\n      content\n    }\n    report {\n      line\n      level\n      message\n    }\n  }\n": types.ExportedQuestionsFragmentDoc,
    "\n  query QuizList {\n    quizzes {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      categoryId\n      questionCount\n      timeLimit\n      allowedAttempts\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n    }\n  }\n": types.QuizListDocument,
    "\n  query QuizCategories {\n    quizCategories {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n": types.QuizCategoriesDocument,
    "\n  query QuizProgress {\n    quizProgress {\n      quizId\n      quizTitle\n      isClosed\n      attemptsUsed\n      inProgressAttempt {\n        id\n        kind\n        startedAt\n        dueAt\n      }\n      officialAttempt {\n        id\n        percent\n        isPending\n        submittedAt\n        resultAt\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n        submittedAt\n      }\n      ownGrade {\n        itemId\n        points\n        maximumPoints\n        status\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n": types.QuizProgressDocument,
    "\n  query GradingQueueEntries {\n    gradingQueue {\n      quizId\n      quizTitle\n      count\n      oldestSubmittedAt\n    }\n  }\n": types.GradingQueueEntriesDocument,
    "\n  query WeakConcepts($courseId: ID) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      share\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n": types.WeakConceptsDocument,
    "\n  mutation GenerateQuiz($input: GenerateQuizInput!) {\n    generateQuiz(input: $input) {\n      id\n    }\n  }\n": types.GenerateQuizDocument,
    "\n  fragment AskedQuestionParts on AttemptQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n  }\n": types.AskedQuestionPartsFragmentDoc,
    "\n  fragment ResultQuestionParts on ResultQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n    correct {\n      answerIds\n      texts\n      numbers {\n        value\n        tolerance\n      }\n      matches {\n        promptId\n        optionId\n      }\n    }\n    explanation\n    answerExplanations\n    earned\n    automaticPoints\n    earnedBeforeRegrade\n    hasFullCredit\n    feedback\n    isPending\n  }\n": types.ResultQuestionPartsFragmentDoc,
    "\n  mutation UpdateQuestions($selection: QuestionSelectionInput!, $changes: QuestionChangesInput!) {\n    updateQuestions(selection: $selection, changes: $changes) {\n      ids\n    }\n  }\n": types.UpdateQuestionsDocument,
    "\n  query QuizPeopleToRegrade($quizId: ID!) {\n    regradePreview(quizId: $quizId) {\n      id\n      studentCount\n    }\n  }\n": types.QuizPeopleToRegradeDocument,
    "\n  query QuizzesToRegrade($questionId: ID!) {\n    quizzesToRegrade(questionId: $questionId) {\n      quizId\n      quizTitle\n      studentCount\n    }\n  }\n": types.QuizzesToRegradeDocument,
    "\n  fragment SessionUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    canRequestUpgrade\n  }\n": types.SessionUserFragmentDoc,
    "\n  query Me {\n    me {\n      ...SessionUser @unmask\n    }\n  }\n": types.MeDocument,
    "\n  mutation Logout {\n    logout\n  }\n": types.LogoutDocument,
    "\n  fragment OwnUpgradeRequest on UpgradeRequest {\n    id\n    status\n    createdAt\n    decidedAt\n    reason\n    name\n    linkedin\n    email\n    description\n    title\n    affiliation\n  }\n": types.OwnUpgradeRequestFragmentDoc,
    "\n  query OwnUpgrade {\n    me {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n": types.OwnUpgradeDocument,
    "\n  query CourseTarget($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n": types.CourseTargetDocument,
    "\n  query CourseTemplates($first: Int!, $after: String) {\n    courseTemplates(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        description\n        targetGrade\n        meterDivisions\n        gradeMaps {\n          letter\n          minimum\n        }\n        categories {\n          ...CategoryContent @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n": types.CourseTemplatesDocument,
    "\n  query NoteChoices($search: String) {\n    notes(search: $search, first: 20) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n": types.NoteChoicesDocument,
    "\n  query ChosenNote($id: ID!) {\n    note(id: $id) {\n      id\n      title\n    }\n  }\n": types.ChosenNoteDocument,
    "\n  query ChosenCourseNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n": types.ChosenCourseNoteDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($text: String!) {\n    search(text: $text) {\n      kind\n      id\n      title\n      detail\n      courseId\n      bankId\n    }\n  }\n"): (typeof documents)["\n  query Search($text: String!) {\n    search(text: $text) {\n      kind\n      id\n      title\n      detail\n      courseId\n      bankId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CheckAccess($email: String!, $password: String!) {\n    checkAccess(email: $email, password: $password)\n  }\n"): (typeof documents)["\n  mutation CheckAccess($email: String!, $password: String!) {\n    checkAccess(email: $email, password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Login($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, code: $code) {\n      ...SessionUser @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Login($email: String!, $password: String!, $code: String) {\n    login(email: $email, password: $password, code: $code) {\n      ...SessionUser @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RequestLoginCode($email: String!) {\n    requestLoginCode(email: $email) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LoginWithGoogle($jwtToken: String!) {\n    loginWithGoogle(jwtToken: $jwtToken) {\n      ...SessionUser @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation LoginWithGoogle($jwtToken: String!) {\n    loginWithGoogle(jwtToken: $jwtToken) {\n      ...SessionUser @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation Register($input: RegisterInput!) {\n    register(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmail($token: String!, $password: String, $newPassword: String) {\n    verifyEmail(token: $token, password: $password, newPassword: $newPassword) {\n      message\n      needsPassword\n      returnPath\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmail($token: String!, $password: String, $newPassword: String) {\n    verifyEmail(token: $token, password: $password, newPassword: $newPassword) {\n      message\n      needsPassword\n      returnPath\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($email: String!) {\n    requestPasswordReset(email: $email) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PasswordResetLink($token: String!) {\n    passwordResetLink(token: $token)\n  }\n"): (typeof documents)["\n  query PasswordResetLink($token: String!) {\n    passwordResetLink(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $password: String!) {\n    resetPassword(token: $token, password: $password) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReceivedInvitation($token: String!) {\n    receivedAccountInvitation(token: $token) {\n      email\n      firstName\n      lastName\n      role\n    }\n  }\n"): (typeof documents)["\n  query ReceivedInvitation($token: String!) {\n    receivedAccountInvitation(token: $token) {\n      email\n      firstName\n      lastName\n      role\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptInvitation($input: AcceptAccountInvitationInput!) {\n    acceptAccountInvitation(input: $input) {\n      ...SessionUser @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptInvitation($input: AcceptAccountInvitationInput!) {\n    acceptAccountInvitation(input: $input) {\n      ...SessionUser @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteSettings {\n    site {\n      googleClientId\n    }\n  }\n"): (typeof documents)["\n  query SiteSettings {\n    site {\n      googleClientId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Account($email: String!) {\n    user(email: $email) {\n      id\n      email\n      firstName\n      lastName\n      role\n      description\n      createdAt\n      links {\n        id\n        title\n        url\n      }\n    }\n  }\n"): (typeof documents)["\n  query Account($email: String!) {\n    user(email: $email) {\n      id\n      email\n      firstName\n      lastName\n      role\n      description\n      createdAt\n      links {\n        id\n        title\n        url\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnAccount on User {\n    id\n    email\n    firstName\n    lastName\n    description\n    notifications\n    hasPassword\n    createdAt\n    links {\n      id\n      title\n      url\n    }\n  }\n"): (typeof documents)["\n  fragment OwnAccount on User {\n    id\n    email\n    firstName\n    lastName\n    description\n    notifications\n    hasPassword\n    createdAt\n    links {\n      id\n      title\n      url\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAccount {\n    me {\n      ...OwnAccount @unmask\n    }\n  }\n"): (typeof documents)["\n  query OwnAccount {\n    me {\n      ...OwnAccount @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnStorage {\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n        attemptReserveBytes\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnStorage {\n    me {\n      id\n      storage {\n        usedBytes\n        limitBytes\n        attemptReserveBytes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveProfile($userId: ID!, $names: ProfileInput!, $description: String!) {\n    updateProfile(input: $names) {\n      id\n      firstName\n      lastName\n    }\n    updateDescription(userId: $userId, description: $description) {\n      id\n      description\n    }\n  }\n"): (typeof documents)["\n  mutation SaveProfile($userId: ID!, $names: ProfileInput!, $description: String!) {\n    updateProfile(input: $names) {\n      id\n      firstName\n      lastName\n    }\n    updateDescription(userId: $userId, description: $description) {\n      id\n      description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddLink($input: LinkInput!) {\n    addLink(input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AddLink($input: LinkInput!) {\n    addLink(input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateLink($id: ID!, $input: LinkInput!) {\n    updateLink(id: $id, input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateLink($id: ID!, $input: LinkInput!) {\n    updateLink(id: $id, input: $input) {\n      ...OwnAccount @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveLink($id: ID!) {\n    removeLink(id: $id) {\n      ...OwnAccount @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveLink($id: ID!) {\n    removeLink(id: $id) {\n      ...OwnAccount @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotifications($enabled: Boolean!) {\n    setNotifications(enabled: $enabled) {\n      id\n      notifications\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotifications($enabled: Boolean!) {\n    setNotifications(enabled: $enabled) {\n      id\n      notifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($currentPassword: String, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      hasPassword\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($currentPassword: String, $newPassword: String!) {\n    changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {\n      id\n      hasPassword\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnSession on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment OwnSession on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    sessions {\n      ...OwnSession @unmask\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    sessions {\n      ...OwnSession @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"): (typeof documents)["\n  mutation EndSession($id: ID!) {\n    revokeSession(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    revokeOtherSessions {\n      ...OwnSession @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    revokeOtherSessions {\n      ...OwnSession @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnApiToken on ApiToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n"): (typeof documents)["\n  fragment OwnApiToken on ApiToken {\n    id\n    name\n    scopes\n    createdAt\n    expiresAt\n    lastUsedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ApiTokens {\n    apiTokens {\n      ...OwnApiToken @unmask\n    }\n  }\n"): (typeof documents)["\n  query ApiTokens {\n    apiTokens {\n      ...OwnApiToken @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($name: String!, $scopes: [ApiTokenScope!]!, $expiresInDays: Int!) {\n    createApiToken(name: $name, scopes: $scopes, expiresInDays: $expiresInDays) {\n      token\n      apiToken {\n        ...OwnApiToken @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiToken($name: String!, $scopes: [ApiTokenScope!]!, $expiresInDays: Int!) {\n    createApiToken(name: $name, scopes: $scopes, expiresInDays: $expiresInDays) {\n      token\n      apiToken {\n        ...OwnApiToken @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id)\n  }\n"): (typeof documents)["\n  mutation RevokeApiToken($id: ID!) {\n    revokeApiToken(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportMyData {\n    exportMyData {\n      fileName\n      contentType\n      content\n    }\n  }\n"): (typeof documents)["\n  query ExportMyData {\n    exportMyData {\n      fileName\n      contentType\n      content\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteMyAccount($password: String) {\n    deleteMyAccount(password: $password)\n  }\n"): (typeof documents)["\n  mutation DeleteMyAccount($password: String) {\n    deleteMyAccount(password: $password)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ManagedUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    isDisabled\n    canRequestUpgrade\n    createdAt\n    lastSignInAt\n    upgradeRequest {\n      id\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment ManagedUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    isDisabled\n    canRequestUpgrade\n    createdAt\n    lastSignInAt\n    upgradeRequest {\n      id\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Users($search: String, $role: Role, $first: Int!, $after: String) {\n    users(search: $search, role: $role, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ManagedUser @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Users($search: String, $role: Role, $first: Int!, $after: String) {\n    users(search: $search, role: $role, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ManagedUser @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRole($userId: ID!, $role: Role!, $reason: String) {\n    setRole(userId: $userId, role: $role, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SetRole($userId: ID!, $role: Role!, $reason: String) {\n    setRole(userId: $userId, role: $role, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetRoles($userIds: [ID!]!, $role: Role!, $reason: String) {\n    setRoles(userIds: $userIds, role: $role, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetRoles($userIds: [ID!]!, $role: Role!, $reason: String) {\n    setRoles(userIds: $userIds, role: $role, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUpgradeRequests($userId: ID!, $enabled: Boolean!) {\n    setUpgradeRequests(userId: $userId, enabled: $enabled) {\n      ...ManagedUser @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SetUpgradeRequests($userId: ID!, $enabled: Boolean!) {\n    setUpgradeRequests(userId: $userId, enabled: $enabled) {\n      ...ManagedUser @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!, $reason: String) {\n    setUserDisabled(userId: $userId, disabled: $disabled, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserDisabled($userId: ID!, $disabled: Boolean!, $reason: String) {\n    setUserDisabled(userId: $userId, disabled: $disabled, reason: $reason) {\n      ...ManagedUser @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUsersDisabled($userIds: [ID!]!, $disabled: Boolean!, $reason: String) {\n    setUsersDisabled(userIds: $userIds, disabled: $disabled, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUsersDisabled($userIds: [ID!]!, $disabled: Boolean!, $reason: String) {\n    setUsersDisabled(userIds: $userIds, disabled: $disabled, reason: $reason) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failures {\n        userId\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpgradeRequests($status: UpgradeStatus, $first: Int!, $after: String) {\n    upgradeRequests(status: $status, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        userId\n        accountEmail\n        name\n        email\n        linkedin\n        title\n        affiliation\n        description\n        status\n        createdAt\n        decidedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query UpgradeRequests($status: UpgradeStatus, $first: Int!, $after: String) {\n    upgradeRequests(status: $status, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        userId\n        accountEmail\n        name\n        email\n        linkedin\n        title\n        affiliation\n        description\n        status\n        createdAt\n        decidedAt\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideUpgrade($id: ID!, $approve: Boolean!, $reason: String) {\n    decideUpgrade(id: $id, approve: $approve, reason: $reason) {\n      id\n      status\n      decidedAt\n      reason\n    }\n  }\n"): (typeof documents)["\n  mutation DecideUpgrade($id: ID!, $approve: Boolean!, $reason: String) {\n    decideUpgrade(id: $id, approve: $approve, reason: $reason) {\n      id\n      status\n      decidedAt\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FindUsers($emails: [String!]!) {\n    findUsers(emails: $emails) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failedEmails\n    }\n  }\n"): (typeof documents)["\n  query FindUsers($emails: [String!]!) {\n    findUsers(emails: $emails) {\n      users {\n        ...ManagedUser @unmask\n      }\n      failedEmails\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ContactMessages($answered: Boolean, $first: Int!, $after: String) {\n    contactMessages(answered: $answered, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        message\n        userId\n        createdAt\n        answeredAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query ContactMessages($answered: Boolean, $first: Int!, $after: String) {\n    contactMessages(answered: $answered, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        message\n        userId\n        createdAt\n        answeredAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetContactAnswered($id: ID!, $answered: Boolean!) {\n    setContactAnswered(id: $id, answered: $answered) {\n      id\n      answeredAt\n    }\n  }\n"): (typeof documents)["\n  mutation SetContactAnswered($id: ID!, $answered: Boolean!) {\n    setContactAnswered(id: $id, answered: $answered) {\n      id\n      answeredAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog(\n    $actor: String\n    $subject: String\n    $action: String\n    $course: String\n    $since: DateTime\n    $until: DateTime\n    $first: Int!\n    $after: String\n  ) {\n    auditLog(\n      actor: $actor\n      subject: $subject\n      action: $action\n      course: $course\n      since: $since\n      until: $until\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        createdAt\n        actorId\n        actorEmail\n        actor {\n          name\n        }\n        action\n        subjectType\n        subjectId\n        subject\n        subjectEmail\n        subjectAccount {\n          name\n        }\n        before\n        after\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditLog(\n    $actor: String\n    $subject: String\n    $action: String\n    $course: String\n    $since: DateTime\n    $until: DateTime\n    $first: Int!\n    $after: String\n  ) {\n    auditLog(\n      actor: $actor\n      subject: $subject\n      action: $action\n      course: $course\n      since: $since\n      until: $until\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        createdAt\n        actorId\n        actorEmail\n        actor {\n          name\n        }\n        action\n        subjectType\n        subjectId\n        subject\n        subjectEmail\n        subjectAccount {\n          name\n        }\n        before\n        after\n        reason\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditCourses($search: String) {\n    auditCourses(search: $search)\n  }\n"): (typeof documents)["\n  query AuditCourses($search: String) {\n    auditCourses(search: $search)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedInvitation on AccountInvitation {\n    id\n    email\n    firstName\n    lastName\n    role\n    status\n    sentAt\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment ListedInvitation on AccountInvitation {\n    id\n    email\n    firstName\n    lastName\n    role\n    status\n    sentAt\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AccountInvitations($first: Int!, $after: String) {\n    accountInvitations(first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ListedInvitation @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AccountInvitations($first: Int!, $after: String) {\n    accountInvitations(first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...ListedInvitation @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteUsers($emails: [String!]!, $role: Role!) {\n    inviteUsers(emails: $emails, role: $role) {\n      invitations {\n        id\n        email\n      }\n      failures {\n        email\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteUsers($emails: [String!]!, $role: Role!) {\n    inviteUsers(emails: $emails, role: $role) {\n      invitations {\n        id\n        email\n      }\n      failures {\n        email\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResendAccountInvitation($id: ID!) {\n    resendAccountInvitation(id: $id) {\n      ...ListedInvitation @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ResendAccountInvitation($id: ID!) {\n    resendAccountInvitation(id: $id) {\n      ...ListedInvitation @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelAccountInvitation($id: ID!) {\n    cancelAccountInvitation(id: $id)\n  }\n"): (typeof documents)["\n  mutation CancelAccountInvitation($id: ID!) {\n    cancelAccountInvitation(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssignmentWork on AssignmentSubmission {\n    id\n    assignmentId\n    studentName\n    kind\n    text\n    link\n    submittedAt\n    number\n    isLate\n    status\n    grade\n    lateDeduction\n    points\n    feedback\n    gradedBy\n    gradedAt\n    returned\n    returnedAt\n    revision\n  }\n"): (typeof documents)["\n  fragment AssignmentWork on AssignmentSubmission {\n    id\n    assignmentId\n    studentName\n    kind\n    text\n    link\n    submittedAt\n    number\n    isLate\n    status\n    grade\n    lateDeduction\n    points\n    feedback\n    gradedBy\n    gradedAt\n    returned\n    returnedAt\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AssignmentContent on Assignment {\n    id\n    courseId\n    title\n    brief\n    maximumPoints\n    opensAt\n    dueAt\n    lateRule {\n      percentPerDay\n    }\n    kinds\n    itemId\n    isPublished\n    revision\n    authorName\n    updatedAt\n    canEdit\n    canGrade\n  }\n"): (typeof documents)["\n  fragment AssignmentContent on Assignment {\n    id\n    courseId\n    title\n    brief\n    maximumPoints\n    opensAt\n    dueAt\n    lateRule {\n      percentPerDay\n    }\n    kinds\n    itemId\n    isPublished\n    revision\n    authorName\n    updatedAt\n    canEdit\n    canGrade\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Assignment($id: ID!) {\n    assignment(id: $id) {\n      ...AssignmentContent @unmask\n      submission {\n        ...AssignmentWork @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query Assignment($id: ID!) {\n    assignment(id: $id) {\n      ...AssignmentContent @unmask\n      submission {\n        ...AssignmentWork @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AssignmentCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      access\n    }\n  }\n"): (typeof documents)["\n  query AssignmentCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      access\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAssignment($courseId: ID!, $input: SaveAssignmentInput!) {\n    saveAssignment(courseId: $courseId, input: $input) {\n      ...AssignmentContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAssignment($courseId: ID!, $input: SaveAssignmentInput!) {\n    saveAssignment(courseId: $courseId, input: $input) {\n      ...AssignmentContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateAssignment($id: ID!, $input: UpdateAssignmentInput!, $revision: Int) {\n    updateAssignment(id: $id, input: $input, revision: $revision) {\n      ...AssignmentContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateAssignment($id: ID!, $input: UpdateAssignmentInput!, $revision: Int) {\n    updateAssignment(id: $id, input: $input, revision: $revision) {\n      ...AssignmentContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitAssignment($assignmentId: ID!, $input: SubmitAssignmentInput!) {\n    submitAssignment(assignmentId: $assignmentId, input: $input) {\n      ...AssignmentWork @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitAssignment($assignmentId: ID!, $input: SubmitAssignmentInput!) {\n    submitAssignment(assignmentId: $assignmentId, input: $input) {\n      ...AssignmentWork @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RowOfSubmission on SubmissionRow {\n    studentId\n    name\n    email\n    status\n    submission {\n      id\n      submittedAt\n      isLate\n      grade\n      lateDeduction\n      points\n    }\n  }\n"): (typeof documents)["\n  fragment RowOfSubmission on SubmissionRow {\n    studentId\n    name\n    email\n    status\n    submission {\n      id\n      submittedAt\n      isLate\n      grade\n      lateDeduction\n      points\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubmissionRows($assignmentId: ID!, $first: Int, $after: String) {\n    assignmentSubmissions(assignmentId: $assignmentId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...RowOfSubmission @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query SubmissionRows($assignmentId: ID!, $first: Int, $after: String) {\n    assignmentSubmissions(assignmentId: $assignmentId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        ...RowOfSubmission @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenedSubmission($id: ID!) {\n    assignmentSubmission(id: $id) {\n      ...AssignmentWork @unmask\n    }\n  }\n"): (typeof documents)["\n  query OpenedSubmission($id: ID!) {\n    assignmentSubmission(id: $id) {\n      ...AssignmentWork @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GradeSubmission($id: ID!, $input: GradeSubmissionInput!, $revision: Int) {\n    gradeSubmission(id: $id, input: $input, revision: $revision) {\n      ...AssignmentWork @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation GradeSubmission($id: ID!, $input: GradeSubmissionInput!, $revision: Int) {\n    gradeSubmission(id: $id, input: $input, revision: $revision) {\n      ...AssignmentWork @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReturnSubmissions($assignmentId: ID!) {\n    returnSubmissions(assignmentId: $assignmentId) {\n      assignmentId\n      returnedCount\n    }\n  }\n"): (typeof documents)["\n  mutation ReturnSubmissions($assignmentId: ID!) {\n    returnSubmissions(assignmentId: $assignmentId) {\n      assignmentId\n      returnedCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberCourses {\n    memberCourses {\n      id\n      name\n      description\n      createdBy\n      role\n      grade\n      lastUpdatedOn\n      ownStanding {\n        currentGrade\n        letter\n        courseGradeLetter\n        hasReleasedGrade\n        recentGrades {\n          itemId\n          itemName\n          points\n          maximumPoints\n          status\n          feedback\n          quizId\n          quizPoints\n          gradedAt\n          releasedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query MemberCourses {\n    memberCourses {\n      id\n      name\n      description\n      createdBy\n      role\n      grade\n      lastUpdatedOn\n      ownStanding {\n        currentGrade\n        letter\n        courseGradeLetter\n        hasReleasedGrade\n        recentGrades {\n          itemId\n          itemName\n          points\n          maximumPoints\n          status\n          feedback\n          quizId\n          quizPoints\n          gradedAt\n          releasedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseInvitations($first: Int!, $after: String) {\n    courseInvitations(first: $first, after: $after) {\n      nodes {\n        courseId\n        courseName\n        invitedBy\n        role\n        staffRole\n        invitedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query CourseInvitations($first: Int!, $after: String) {\n    courseInvitations(first: $first, after: $after) {\n      nodes {\n        courseId\n        courseName\n        invitedBy\n        role\n        staffRole\n        invitedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptCourseInvitation($courseId: ID!) {\n    acceptCourseInvitation(courseId: $courseId) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptCourseInvitation($courseId: ID!) {\n    acceptCourseInvitation(courseId: $courseId) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeclineCourseInvitation($courseId: ID!) {\n    declineCourseInvitation(courseId: $courseId)\n  }\n"): (typeof documents)["\n  mutation DeclineCourseInvitation($courseId: ID!) {\n    declineCourseInvitation(courseId: $courseId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveCourse($courseId: ID!) {\n    leaveCourse(courseId: $courseId)\n  }\n"): (typeof documents)["\n  mutation LeaveCourse($courseId: ID!) {\n    leaveCourse(courseId: $courseId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedCourses {\n    deletedCourses {\n      id\n      name\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"): (typeof documents)["\n  query DeletedCourses {\n    deletedCourses {\n      id\n      name\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Tasks($first: Int!) {\n    me {\n      id\n      tasks(first: $first) {\n        nodes {\n          id\n          title\n          courseId\n          courseName\n          quizId\n          assignmentId\n          itemId\n          opensAt\n          dueAt\n          closesAt\n          ownExceptions\n          isBegun\n        }\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Tasks($first: Int!) {\n    me {\n      id\n      tasks(first: $first) {\n        nodes {\n          id\n          title\n          courseId\n          courseName\n          quizId\n          assignmentId\n          itemId\n          opensAt\n          dueAt\n          closesAt\n          ownExceptions\n          isBegun\n        }\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NoteWithContent on Note {\n    id\n    title\n    tags\n    courseId\n    isPinned\n    revision\n    updatedAt\n    content\n  }\n"): (typeof documents)["\n  fragment NoteWithContent on Note {\n    id\n    title\n    tags\n    courseId\n    isPinned\n    revision\n    updatedAt\n    content\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Notes($search: String, $tag: String, $courseId: ID, $first: Int!, $after: String) {\n    notes(search: $search, tag: $tag, courseId: $courseId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        excerpt\n        tags\n        courseId\n        isPinned\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Notes($search: String, $tag: String, $courseId: ID, $first: Int!, $after: String) {\n    notes(search: $search, tag: $tag, courseId: $courseId, first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        title\n        excerpt\n        tags\n        courseId\n        isPinned\n        updatedAt\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Note($id: ID!) {\n    note(id: $id) {\n      ...NoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query Note($id: ID!) {\n    note(id: $id) {\n      ...NoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoteTags {\n    noteTags {\n      tag\n      noteCount\n    }\n  }\n"): (typeof documents)["\n  query NoteTags {\n    noteTags {\n      tag\n      noteCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedNotes {\n    deletedNotes {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"): (typeof documents)["\n  query DeletedNotes {\n    deletedNotes {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveNote($input: SaveNoteInput!) {\n    saveNote(input: $input) {\n      ...NoteWithContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SaveNote($input: SaveNoteInput!) {\n    saveNote(input: $input) {\n      ...NoteWithContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateNote($id: ID!, $input: UpdateNoteInput!, $revision: Int) {\n    updateNote(id: $id, input: $input, revision: $revision) {\n      ...NoteWithContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateNote($id: ID!, $input: UpdateNoteInput!, $revision: Int) {\n    updateNote(id: $id, input: $input, revision: $revision) {\n      ...NoteWithContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PinNote($id: ID!, $isPinned: Boolean!) {\n    updateNote(id: $id, input: { isPinned: $isPinned }) {\n      id\n      isPinned\n      revision\n    }\n  }\n"): (typeof documents)["\n  mutation PinNote($id: ID!, $isPinned: Boolean!) {\n    updateNote(id: $id, input: { isPinned: $isPinned }) {\n      id\n      isPinned\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteNote($id: ID!) {\n    deleteNote(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteNote($id: ID!) {\n    deleteNote(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreNote($id: ID!) {\n    restoreNote(id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreNote($id: ID!) {\n    restoreNote(id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportNotes {\n    exportNotes {\n      fileName\n      contentType\n      content\n    }\n  }\n"): (typeof documents)["\n  query ExportNotes {\n    exportNotes {\n      fileName\n      contentType\n      content\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PublicNoteWithContent on PublicNote {\n    id\n    courseId\n    title\n    revision\n    authorName\n    updatedAt\n    canEdit\n    content\n  }\n"): (typeof documents)["\n  fragment PublicNoteWithContent on PublicNote {\n    id\n    courseId\n    title\n    revision\n    authorName\n    updatedAt\n    canEdit\n    content\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      ...PublicNoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query PublicNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      ...PublicNoteWithContent @unmask\n      backlinks {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePublicNote($courseId: ID!, $input: SavePublicNoteInput!) {\n    savePublicNote(courseId: $courseId, input: $input) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SavePublicNote($courseId: ID!, $input: SavePublicNoteInput!) {\n    savePublicNote(courseId: $courseId, input: $input) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePublicNote($courseId: ID!, $id: ID!, $input: UpdatePublicNoteInput!, $revision: Int) {\n    updatePublicNote(courseId: $courseId, id: $id, input: $input, revision: $revision) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePublicNote($courseId: ID!, $id: ID!, $input: UpdatePublicNoteInput!, $revision: Int) {\n    updatePublicNote(courseId: $courseId, id: $id, input: $input, revision: $revision) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicNoteVersions($courseId: ID!, $id: ID!) {\n    publicNoteVersions(courseId: $courseId, id: $id) {\n      id\n      number\n      title\n      authorName\n      savedAt\n    }\n  }\n"): (typeof documents)["\n  query PublicNoteVersions($courseId: ID!, $id: ID!) {\n    publicNoteVersions(courseId: $courseId, id: $id) {\n      id\n      number\n      title\n      authorName\n      savedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    publicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      id\n      number\n      title\n      content\n    }\n  }\n"): (typeof documents)["\n  query PublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    publicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      id\n      number\n      title\n      content\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestorePublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    restorePublicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RestorePublicNoteVersion($courseId: ID!, $id: ID!, $versionId: ID!) {\n    restorePublicNoteVersion(courseId: $courseId, id: $id, versionId: $versionId) {\n      ...PublicNoteWithContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GradebookRowGrades on GradebookRow {\n    studentId\n    name\n    email\n    key\n    isStudent\n    points\n    revisions\n    gradedBy\n    details {\n      itemId\n      status\n      attemptId\n      quizPoints\n      pendingAttemptId\n      note\n      feedback\n      gradedBy\n      gradedAt\n    }\n    currentGrade\n    letter\n    courseGrade\n  }\n"): (typeof documents)["\n  fragment GradebookRowGrades on GradebookRow {\n    studentId\n    name\n    email\n    key\n    isStudent\n    points\n    revisions\n    gradedBy\n    details {\n      itemId\n      status\n      attemptId\n      quizPoints\n      pendingAttemptId\n      note\n      feedback\n      gradedBy\n      gradedAt\n    }\n    currentGrade\n    letter\n    courseGrade\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Gradebook($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      canEdit\n      access\n      categories {\n        ...CategoryContent @unmask\n      }\n      gradeMaps {\n        letter\n        minimum\n      }\n      gradebookColumns {\n        ...GradebookColumnSettings @unmask\n      }\n      gradebookRows(first: 100) {\n        nodes {\n          ...GradebookRowGrades @unmask\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Gradebook($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      canEdit\n      access\n      categories {\n        ...CategoryContent @unmask\n      }\n      gradeMaps {\n        letter\n        minimum\n      }\n      gradebookColumns {\n        ...GradebookColumnSettings @unmask\n      }\n      gradebookRows(first: 100) {\n        nodes {\n          ...GradebookRowGrades @unmask\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GradebookRows($courseId: ID!, $after: String!) {\n    gradebookRows(courseId: $courseId, first: 100, after: $after) {\n      nodes {\n        ...GradebookRowGrades @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query GradebookRows($courseId: ID!, $after: String!) {\n    gradebookRows(courseId: $courseId, first: 100, after: $after) {\n      nodes {\n        ...GradebookRowGrades @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGrades($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      rows {\n        ...GradebookRowGrades @unmask\n      }\n      conflicts {\n        studentId\n        itemId\n        points\n        status\n        gradedBy\n        revision\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGrades($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      rows {\n        ...GradebookRowGrades @unmask\n      }\n      conflicts {\n        studentId\n        itemId\n        points\n        status\n        gradedBy\n        revision\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizRules($id: ID!) {\n    quiz(id: $id) {\n      id\n      allowedAttempts\n      answerRelease\n      scoringPolicy\n    }\n  }\n"): (typeof documents)["\n  query QuizRules($id: ID!) {\n    quiz(id: $id) {\n      id\n      allowedAttempts\n      answerRelease\n      scoringPolicy\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LinkableQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      deleted\n      canEdit\n      dueAt\n      closesAt\n    }\n  }\n"): (typeof documents)["\n  query LinkableQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      deleted\n      canEdit\n      dueAt\n      closesAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PersonRow on Student {\n    id\n    name\n    role\n    email\n    linkedin\n    github\n    key\n    grade\n    membership\n  }\n"): (typeof documents)["\n  fragment PersonRow on Student {\n    id\n    name\n    role\n    email\n    linkedin\n    github\n    key\n    grade\n    membership\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StaffRow on StaffMember {\n    id\n    email\n    name\n    role\n    membership\n  }\n"): (typeof documents)["\n  fragment StaffRow on StaffMember {\n    id\n    email\n    name\n    role\n    membership\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteCourseStaff($courseId: ID!, $email: String!, $role: StaffRole!) {\n    inviteCourseStaff(courseId: $courseId, email: $email, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation InviteCourseStaff($courseId: ID!, $email: String!, $role: StaffRole!) {\n    inviteCourseStaff(courseId: $courseId, email: $email, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCourseStaff($courseId: ID!, $staffId: ID!, $role: StaffRole!) {\n    updateCourseStaff(courseId: $courseId, staffId: $staffId, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCourseStaff($courseId: ID!, $staffId: ID!, $role: StaffRole!) {\n    updateCourseStaff(courseId: $courseId, staffId: $staffId, role: $role) {\n      ...StaffRow @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveCourseStaff($courseId: ID!, $staffId: ID!) {\n    removeCourseStaff(courseId: $courseId, staffId: $staffId)\n  }\n"): (typeof documents)["\n  mutation RemoveCourseStaff($courseId: ID!, $staffId: ID!) {\n    removeCourseStaff(courseId: $courseId, staffId: $staffId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CoursePeople($id: ID!) {\n    course(id: $id) {\n      id\n      canEdit\n      access\n      extraCredit\n      staff {\n        ...StaffRow @unmask\n      }\n      people {\n        ...PersonRow @unmask\n        hasOpened\n      }\n    }\n  }\n"): (typeof documents)["\n  query CoursePeople($id: ID!) {\n    course(id: $id) {\n      id\n      canEdit\n      access\n      extraCredit\n      staff {\n        ...StaffRow @unmask\n      }\n      people {\n        ...PersonRow @unmask\n        hasOpened\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddStudent($courseId: ID!, $input: StudentInput!) {\n    addStudent(courseId: $courseId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AddStudent($courseId: ID!, $input: StudentInput!) {\n    addStudent(courseId: $courseId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStudent($courseId: ID!, $studentId: ID!, $input: UpdateStudentInput!) {\n    updateStudent(courseId: $courseId, studentId: $studentId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateStudent($courseId: ID!, $studentId: ID!, $input: UpdateStudentInput!) {\n    updateStudent(courseId: $courseId, studentId: $studentId, input: $input) {\n      ...PersonRow @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateStudentGrade($courseId: ID!, $studentId: ID!, $grade: Float) {\n    updateStudentGrade(courseId: $courseId, studentId: $studentId, grade: $grade) {\n      ...PersonRow @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateStudentGrade($courseId: ID!, $studentId: ID!, $grade: Float) {\n    updateStudentGrade(courseId: $courseId, studentId: $studentId, grade: $grade) {\n      ...PersonRow @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveStudent($courseId: ID!, $studentId: ID!, $reason: String) {\n    removeStudent(courseId: $courseId, studentId: $studentId, reason: $reason)\n  }\n"): (typeof documents)["\n  mutation RemoveStudent($courseId: ID!, $studentId: ID!, $reason: String) {\n    removeStudent(courseId: $courseId, studentId: $studentId, reason: $reason)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PersonWork($courseId: ID!, $studentId: ID!) {\n    student(courseId: $courseId, studentId: $studentId) {\n      id\n      gradeCount\n      attemptCount\n    }\n  }\n"): (typeof documents)["\n  query PersonWork($courseId: ID!, $studentId: ID!) {\n    student(courseId: $courseId, studentId: $studentId) {\n      id\n      gradeCount\n      attemptCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportPeople($courseId: ID!, $csv: String!, $rows: [Int!], $gradeColumn: String) {\n    importPeople(courseId: $courseId, csv: $csv, rows: $rows, gradeColumn: $gradeColumn) {\n      added\n      updated\n      unchanged\n      problems {\n        row\n        message\n      }\n      ignoredColumns\n    }\n  }\n"): (typeof documents)["\n  mutation ImportPeople($courseId: ID!, $csv: String!, $rows: [Int!], $gradeColumn: String) {\n    importPeople(courseId: $courseId, csv: $csv, rows: $rows, gradeColumn: $gradeColumn) {\n      added\n      updated\n      unchanged\n      problems {\n        row\n        message\n      }\n      ignoredColumns\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportPeople($courseId: ID!) {\n    peopleExport(courseId: $courseId)\n  }\n"): (typeof documents)["\n  query ExportPeople($courseId: ID!) {\n    peopleExport(courseId: $courseId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WhatToPractise($courseId: ID!) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n"): (typeof documents)["\n  query WhatToPractise($courseId: ID!) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedCourseContent on SavedCourse {\n    id\n    revision\n    lastUpdatedOn\n    isTemplate\n    canEdit\n    access\n    createdBy\n    name\n    description\n    syllabus\n    meetingDetails\n    timeZone\n    notes\n    extraCredit\n    targetGrade\n    categories {\n      ...CategoryContent @unmask\n    }\n    meterDivisions\n    gradeMaps {\n      letter\n      minimum\n    }\n  }\n"): (typeof documents)["\n  fragment SavedCourseContent on SavedCourse {\n    id\n    revision\n    lastUpdatedOn\n    isTemplate\n    canEdit\n    access\n    createdBy\n    name\n    description\n    syllabus\n    meetingDetails\n    timeZone\n    notes\n    extraCredit\n    targetGrade\n    categories {\n      ...CategoryContent @unmask\n    }\n    meterDivisions\n    gradeMaps {\n      letter\n      minimum\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedCourse($id: ID!) {\n    course(id: $id) {\n      ...SavedCourseContent @unmask\n      ownCourseGrade\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n      }\n      ownPlan {\n        ...PlanContent @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedCourse($id: ID!) {\n    course(id: $id) {\n      ...SavedCourseContent @unmask\n      ownCourseGrade\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n      }\n      ownPlan {\n        ...PlanContent @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanContent on OwnPlan {\n    targetGrade\n    grades {\n      itemId\n      points\n    }\n    items {\n      key\n      categoryName\n      categoryIndex\n      name\n      weight\n      maximumPoints\n      points\n    }\n  }\n"): (typeof documents)["\n  fragment PlanContent on OwnPlan {\n    targetGrade\n    grades {\n      itemId\n      points\n    }\n    items {\n      key\n      categoryName\n      categoryIndex\n      name\n      weight\n      maximumPoints\n      points\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateOwnPlan($courseId: ID!, $input: OwnPlanInput!) {\n    updateOwnPlan(courseId: $courseId, input: $input) {\n      ...PlanContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateOwnPlan($courseId: ID!, $input: OwnPlanInput!) {\n    updateOwnPlan(courseId: $courseId, input: $input) {\n      ...PlanContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveCourse($input: SaveCourseInput!) {\n    saveCourse(input: $input) {\n      ...SavedCourseContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SaveCourse($input: SaveCourseInput!) {\n    saveCourse(input: $input) {\n      ...SavedCourseContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCourse($id: ID!, $input: UpdateCourseInput!, $revision: Int) {\n    updateCourse(id: $id, input: $input, revision: $revision) {\n      ...SavedCourseContent @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCourse($id: ID!, $input: UpdateCourseInput!, $revision: Int) {\n    updateCourse(id: $id, input: $input, revision: $revision) {\n      ...SavedCourseContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      courseId\n      deleted\n      isPublished\n      active\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      availability\n      dueAt\n      closesAt\n      timeLimit\n      allowedAttempts\n      ownExceptions\n      gradedItemId\n    }\n  }\n"): (typeof documents)["\n  query CourseQuizzes($courseId: ID!) {\n    quizzes(courseId: $courseId) {\n      id\n      title\n      courseId\n      deleted\n      isPublished\n      active\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      availability\n      dueAt\n      closesAt\n      timeLimit\n      allowedAttempts\n      ownExceptions\n      gradedItemId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CoursePeopleCount($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      members(first: 1) {\n        totalCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query CoursePeopleCount($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      members(first: 1) {\n        totalCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseQuizProgress($courseId: ID!) {\n    quizProgress(courseId: $courseId) {\n      quizId\n      attemptsLeft\n      scoringPolicy\n      lowestPercent\n      highestPercent\n      ownGrade {\n        itemId\n        points\n        isEntered\n      }\n      inProgressAttempt {\n        id\n        kind\n      }\n      officialAttempt {\n        id\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query CourseQuizProgress($courseId: ID!) {\n    quizProgress(courseId: $courseId) {\n      quizId\n      attemptsLeft\n      scoringPolicy\n      lowestPercent\n      highestPercent\n      ownGrade {\n        itemId\n        points\n        isEntered\n      }\n      inProgressAttempt {\n        id\n        kind\n      }\n      officialAttempt {\n        id\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseNoteCount($courseId: ID!) {\n    notes(courseId: $courseId, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query CourseNoteCount($courseId: ID!) {\n    notes(courseId: $courseId, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation ShareDraft($course: CourseInput!) {\n    shareDraft(course: $course) {\n      id\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n"): (typeof documents)["\n  query Draft($id: ID!) {\n    draft(id: $id) {\n      id\n      name\n      description\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n      meterDivisions\n      gradeMaps {\n        letter\n        minimum\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PracticeCardParts on PracticeCard {\n    id\n    courseId\n    cardRevision\n    concepts\n    question {\n      ...AskedQuestionParts @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment PracticeCardParts on PracticeCard {\n    id\n    courseId\n    cardRevision\n    concepts\n    question {\n      ...AskedQuestionParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PracticeSession($courseId: ID, $timeZone: String!) {\n    practiceSession(courseId: $courseId, timeZone: $timeZone) {\n      due\n      total\n      doneToday\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n      cards {\n        ...PracticeCardParts @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query PracticeSession($courseId: ID, $timeZone: String!) {\n    practiceSession(courseId: $courseId, timeZone: $timeZone) {\n      due\n      total\n      doneToday\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n      cards {\n        ...PracticeCardParts @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PracticeAhead($courseId: ID, $attemptId: ID, $timeZone: String!) {\n    practiceAhead(courseId: $courseId, attemptId: $attemptId, timeZone: $timeZone) {\n      ...PracticeCardParts @unmask\n    }\n  }\n"): (typeof documents)["\n  query PracticeAhead($courseId: ID, $attemptId: ID, $timeZone: String!) {\n    practiceAhead(courseId: $courseId, attemptId: $attemptId, timeZone: $timeZone) {\n      ...PracticeCardParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation BeginPractice($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation BeginPractice($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerPractice($cardId: ID!, $answer: PracticeAnswerInput!, $timeZone: String!) {\n    answerPractice(cardId: $cardId, answer: $answer, timeZone: $timeZone) {\n      id\n      isCorrect\n      dueAt\n      result {\n        ...ResultQuestionParts @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerPractice($cardId: ID!, $answer: PracticeAnswerInput!, $timeZone: String!) {\n    answerPractice(cardId: $cardId, answer: $answer, timeZone: $timeZone) {\n      id\n      isCorrect\n      dueAt\n      result {\n        ...ResultQuestionParts @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SavePracticePlan($courseId: ID, $timeZone: String!, $input: PracticePlanInput!) {\n    savePracticePlan(courseId: $courseId, timeZone: $timeZone, input: $input) {\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SavePracticePlan($courseId: ID, $timeZone: String!, $input: PracticePlanInput!) {\n    savePracticePlan(courseId: $courseId, timeZone: $timeZone, input: $input) {\n      examDate\n      dailyMinutes\n      recommendedDailyMinutes\n      upcoming {\n        date\n        count\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Bank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n    $sort: QuestionSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        ...BankQuestion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Bank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n    $sort: QuestionSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        ...BankQuestion @unmask\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionVersions($id: ID!) {\n    questionVersions(id: $id) {\n      number\n      createdAt\n      editor {\n        name\n      }\n      ...QuestionContent @unmask\n    }\n  }\n"): (typeof documents)["\n  query QuestionVersions($id: ID!) {\n    questionVersions(id: $id) {\n      number\n      createdAt\n      editor {\n        name\n      }\n      ...QuestionContent @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedQuestions {\n    deletedQuestions {\n      id\n      textFormat\n      question\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"): (typeof documents)["\n  query DeletedQuestions {\n    deletedQuestions {\n      id\n      textFormat\n      question\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToQuiz($quizId: ID!, $selection: QuestionSelectionInput!) {\n    addToQuiz(quizId: $quizId, selection: $selection) {\n      id\n      title\n      questionCount\n    }\n  }\n"): (typeof documents)["\n  mutation AddToQuiz($quizId: ID!, $selection: QuestionSelectionInput!) {\n    addToQuiz(quizId: $quizId, selection: $selection) {\n      id\n      title\n      questionCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionExport(\n    $format: QuestionFormat!\n    $ids: [ID!]\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n  ) {\n    questionExport(\n      format: $format\n      ids: $ids\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n    ) {\n      ...ExportedQuestions @unmask\n    }\n  }\n"): (typeof documents)["\n  query QuestionExport(\n    $format: QuestionFormat!\n    $ids: [ID!]\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $type: QuestionType\n  ) {\n    questionExport(\n      format: $format\n      ids: $ids\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      type: $type\n    ) {\n      ...ExportedQuestions @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CopyQuestions($selection: QuestionSelectionInput!) {\n    copyQuestions(selection: $selection) {\n      ids\n    }\n  }\n"): (typeof documents)["\n  mutation CopyQuestions($selection: QuestionSelectionInput!) {\n    copyQuestions(selection: $selection) {\n      ids\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ShareBank($courseId: ID!, $access: BankAccess!) {\n    shareBank(courseId: $courseId, access: $access) {\n      courseId\n      access\n    }\n  }\n"): (typeof documents)["\n  mutation ShareBank($courseId: ID!, $access: BankAccess!) {\n    shareBank(courseId: $courseId, access: $access) {\n      courseId\n      access\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnshareBank($courseId: ID!) {\n    unshareBank(courseId: $courseId)\n  }\n"): (typeof documents)["\n  mutation UnshareBank($courseId: ID!) {\n    unshareBank(courseId: $courseId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnswersToLose($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      questions {\n        id\n        answerCount\n      }\n    }\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n    }\n  }\n"): (typeof documents)["\n  query AnswersToLose($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      questions {\n        id\n        answerCount\n      }\n    }\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BuiltQuiz on AuthoredQuiz {\n    id\n    title\n    description\n    isPublished\n    active\n    deleted\n    courseId\n    categoryId\n    timeLimit\n    allowedAttempts\n    scoringPolicy\n    answerRelease\n    creditMethod\n    shuffleQuestions\n    shuffleAnswers\n    opensAt\n    dueAt\n    closesAt\n    pools {\n      name\n      count\n      points\n    }\n    revision\n    updatedAt\n    files {\n      id\n      name\n      size\n      type\n      url\n    }\n    questions {\n      id\n      isInBank\n      pool\n      ...QuestionContent @unmask\n      difficulty\n    }\n  }\n"): (typeof documents)["\n  fragment BuiltQuiz on AuthoredQuiz {\n    id\n    title\n    description\n    isPublished\n    active\n    deleted\n    courseId\n    categoryId\n    timeLimit\n    allowedAttempts\n    scoringPolicy\n    answerRelease\n    creditMethod\n    shuffleQuestions\n    shuffleAnswers\n    opensAt\n    dueAt\n    closesAt\n    pools {\n      name\n      count\n      points\n    }\n    revision\n    updatedAt\n    files {\n      id\n      name\n      size\n      type\n      url\n    }\n    questions {\n      id\n      isInBank\n      pool\n      ...QuestionContent @unmask\n      difficulty\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuiltQuiz($id: ID!) {\n    quiz(id: $id, toEdit: true) {\n      id\n      ... on AuthoredQuiz {\n        ...BuiltQuiz @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query BuiltQuiz($id: ID!) {\n    quiz(id: $id, toEdit: true) {\n      id\n      ... on AuthoredQuiz {\n        ...BuiltQuiz @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateBuiltQuiz($input: CreateQuizInput!) {\n    createQuiz(input: $input) {\n      ...BuiltQuiz @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation CreateBuiltQuiz($input: CreateQuizInput!) {\n    createQuiz(input: $input) {\n      ...BuiltQuiz @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateBuiltQuiz($id: ID!, $input: UpdateQuizInput!, $revision: Int) {\n    updateQuiz(id: $id, input: $input, revision: $revision) {\n      ...BuiltQuiz @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateBuiltQuiz($id: ID!, $input: UpdateQuizInput!, $revision: Int) {\n    updateQuiz(id: $id, input: $input, revision: $revision) {\n      ...BuiltQuiz @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetBuiltQuizState($id: ID!, $isPublished: Boolean, $active: Boolean, $deleted: Boolean) {\n    updateQuizMetadata(id: $id, isPublished: $isPublished, active: $active, deleted: $deleted) {\n      ...BuiltQuiz @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SetBuiltQuizState($id: ID!, $isPublished: Boolean, $active: Boolean, $deleted: Boolean) {\n    updateQuizMetadata(id: $id, isPublished: $isPublished, active: $active, deleted: $deleted) {\n      ...BuiltQuiz @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuilderCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      canEdit\n    }\n  }\n"): (typeof documents)["\n  query BuilderCourse($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      timeZone\n      canEdit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetCourseTimeZone($id: ID!, $timeZone: String!) {\n    updateCourse(id: $id, input: { timeZone: $timeZone }) {\n      id\n      revision\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  mutation SetCourseTimeZone($id: ID!, $timeZone: String!) {\n    updateCourse(id: $id, input: { timeZone: $timeZone }) {\n      id\n      revision\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseItems($id: ID!) {\n    course(id: $id) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query CourseItems($id: ID!) {\n    course(id: $id) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddCourseItem($id: ID!, $categories: [CategoryInput!]!, $revision: Int!) {\n    updateCourse(id: $id, input: { categories: $categories }, revision: $revision) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddCourseItem($id: ID!, $categories: [CategoryInput!]!, $revision: Int!) {\n    updateCourse(id: $id, input: { categories: $categories }, revision: $revision) {\n      id\n      revision\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BuilderBank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        ...QuestionContent @unmask\n        difficulty\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BuilderBank(\n    $bankId: ID\n    $search: String\n    $categoryId: ID\n    $concept: String\n    $difficulty: Difficulty\n    $first: Int!\n    $after: String\n  ) {\n    questions(\n      bankId: $bankId\n      search: $search\n      categoryId: $categoryId\n      concept: $concept\n      difficulty: $difficulty\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        ...QuestionContent @unmask\n        difficulty\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionProposals($input: GenerateQuizInput!) {\n    questionProposals(input: $input) {\n      source\n      seed\n      available\n      shortfall\n      proposals {\n        key\n        questionId\n        source\n        question {\n          ...QuestionContent @unmask\n          difficulty\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuestionProposals($input: GenerateQuizInput!) {\n    questionProposals(input: $input) {\n      source\n      seed\n      available\n      shortfall\n      proposals {\n        key\n        questionId\n        source\n        question {\n          ...QuestionContent @unmask\n          difficulty\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportQuiz($id: ID!, $format: QuestionFormat!) {\n    quizExport(id: $id, format: $format) {\n      ...ExportedQuestions @unmask\n    }\n  }\n"): (typeof documents)["\n  query ExportQuiz($id: ID!, $format: QuestionFormat!) {\n    quizExport(id: $id, format: $format) {\n      ...ExportedQuestions @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExceptionParts on QuizException {\n    studentId\n    name\n    email\n    opensAt\n    dueAt\n    closesAt\n    extraMinutes\n    extraAttempts\n    isInCourse\n    problem\n    revision\n  }\n"): (typeof documents)["\n  fragment ExceptionParts on QuizException {\n    studentId\n    name\n    email\n    opensAt\n    dueAt\n    closesAt\n    extraMinutes\n    extraAttempts\n    isInCourse\n    problem\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizExceptions($quizId: ID!) {\n    quizExceptions(quizId: $quizId) {\n      ...ExceptionParts @unmask\n    }\n  }\n"): (typeof documents)["\n  query QuizExceptions($quizId: ID!) {\n    quizExceptions(quizId: $quizId) {\n      ...ExceptionParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetQuizException($quizId: ID!, $studentId: ID!, $input: QuizExceptionInput!, $revision: Int) {\n    setQuizException(quizId: $quizId, studentId: $studentId, input: $input, revision: $revision) {\n      ...ExceptionParts @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation SetQuizException($quizId: ID!, $studentId: ID!, $input: QuizExceptionInput!, $revision: Int) {\n    setQuizException(quizId: $quizId, studentId: $studentId, input: $input, revision: $revision) {\n      ...ExceptionParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveQuizException($quizId: ID!, $studentId: ID!) {\n    removeQuizException(quizId: $quizId, studentId: $studentId)\n  }\n"): (typeof documents)["\n  mutation RemoveQuizException($quizId: ID!, $studentId: ID!) {\n    removeQuizException(quizId: $quizId, studentId: $studentId)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExceptionPeople($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  query ExceptionPeople($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      people {\n        id\n        name\n        email\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AttemptsInProgress($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n      toGradeCount\n      gradedCount\n    }\n  }\n"): (typeof documents)["\n  query AttemptsInProgress($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      inProgressCount\n      toGradeCount\n      gradedCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditQuizCategory($id: ID!, $input: QuizCategoryInput!) {\n    editQuizCategory(id: $id, input: $input) {\n      id\n      categoryName\n      active\n    }\n  }\n"): (typeof documents)["\n  mutation EditQuizCategory($id: ID!, $input: QuizCategoryInput!) {\n    editQuizCategory(id: $id, input: $input) {\n      id\n      categoryName\n      active\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteQuizCategory($id: ID!) {\n    deleteQuizCategory(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteQuizCategory($id: ID!) {\n    deleteQuizCategory(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePracticeQuiz($id: ID!) {\n    deletePracticeQuiz(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeletePracticeQuiz($id: ID!) {\n    deletePracticeQuiz(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteFinishedPractice {\n    deleteFinishedPractice\n  }\n"): (typeof documents)["\n  mutation DeleteFinishedPractice {\n    deleteFinishedPractice\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestorePracticeQuizzes($ids: [ID!]!) {\n    restorePracticeQuizzes(ids: $ids)\n  }\n"): (typeof documents)["\n  mutation RestorePracticeQuizzes($ids: [ID!]!) {\n    restorePracticeQuizzes(ids: $ids)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizCategoryUse($id: ID!) {\n    quizCategoryUse(id: $id) {\n      id\n      quizCount\n      questionCount\n    }\n  }\n"): (typeof documents)["\n  query QuizCategoryUse($id: ID!) {\n    quizCategoryUse(id: $id) {\n      id\n      quizCount\n      questionCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MoveQuiz($id: ID!, $categoryId: ID) {\n    updateQuiz(id: $id, input: { data: { categoryId: $categoryId } }) {\n      id\n      categoryId\n    }\n  }\n"): (typeof documents)["\n  mutation MoveQuiz($id: ID!, $categoryId: ID) {\n    updateQuiz(id: $id, input: { data: { categoryId: $categoryId } }) {\n      id\n      categoryId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreQuiz($id: ID!) {\n    updateQuizMetadata(id: $id, deleted: false) {\n      id\n      deleted\n      isPublished\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreQuiz($id: ID!) {\n    updateQuizMetadata(id: $id, deleted: false) {\n      id\n      deleted\n      isPublished\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BankQuestion on Question {\n    id\n    ...QuestionContent @unmask\n    difficulty\n    categoryId\n    availableForPractice\n    canEdit\n    version\n    revision\n    updatedAt\n    usedIn {\n      quizId\n      title\n    }\n    duplicates {\n      id\n    }\n  }\n"): (typeof documents)["\n  fragment BankQuestion on Question {\n    id\n    ...QuestionContent @unmask\n    difficulty\n    categoryId\n    availableForPractice\n    canEdit\n    version\n    revision\n    updatedAt\n    usedIn {\n      quizId\n      title\n    }\n    duplicates {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BankQuestionNow($id: ID!) {\n    question(id: $id) {\n      ...BankQuestion @unmask\n    }\n  }\n"): (typeof documents)["\n  query BankQuestionNow($id: ID!) {\n    question(id: $id) {\n      ...BankQuestion @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SimilarQuestions($text: String!) {\n    similarQuestions(text: $text) {\n      id\n      textFormat\n      question\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query SimilarQuestions($text: String!) {\n    similarQuestions(text: $text) {\n      id\n      textFormat\n      question\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddQuestion($input: QuestionInput!, $bankId: ID) {\n    addQuestion(input: $input, bankId: $bankId) {\n      ...BankQuestion @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation AddQuestion($input: QuestionInput!, $bankId: ID) {\n    addQuestion(input: $input, bankId: $bankId) {\n      ...BankQuestion @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EditQuestion($id: ID!, $input: QuestionInput!, $revision: Int) {\n    editQuestion(id: $id, input: $input, revision: $revision) {\n      ...BankQuestion @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation EditQuestion($id: ID!, $input: QuestionInput!, $revision: Int) {\n    editQuestion(id: $id, input: $input, revision: $revision) {\n      ...BankQuestion @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizResults(\n    $quizId: ID!\n    $state: ResultState\n    $search: String!\n    $sort: ResultSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    quizResults(\n      quizId: $quizId\n      state: $state\n      search: $search\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        state\n        submittedAt\n        minutes\n        score\n        possible\n        percent\n        isOfficial\n        isLate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuizResults(\n    $quizId: ID!\n    $state: ResultState\n    $search: String!\n    $sort: ResultSort!\n    $descending: Boolean!\n    $first: Int!\n    $after: String\n  ) {\n    quizResults(\n      quizId: $quizId\n      state: $state\n      search: $search\n      sort: $sort\n      descending: $descending\n      first: $first\n      after: $after\n    ) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        state\n        submittedAt\n        minutes\n        score\n        possible\n        percent\n        isOfficial\n        isLate\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizResultsSummary($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      submittedCount\n      memberCount\n      submittedMemberCount\n      officialCount\n      average\n      median\n      highest\n      lowest\n      toGradeCount\n      gradedCount\n      inProgressCount\n    }\n  }\n"): (typeof documents)["\n  query QuizResultsSummary($quizId: ID!) {\n    quizResultsSummary(quizId: $quizId) {\n      id\n      submittedCount\n      memberCount\n      submittedMemberCount\n      officialCount\n      average\n      median\n      highest\n      lowest\n      toGradeCount\n      gradedCount\n      inProgressCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExportQuizResults($quizId: ID!) {\n    quizResultsExport(quizId: $quizId) {\n      fileName\n      contentType\n      content\n    }\n  }\n"): (typeof documents)["\n  query ExportQuizResults($quizId: ID!) {\n    quizResultsExport(quizId: $quizId) {\n      fileName\n      contentType\n      content\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GradingQueue($quizId: ID!, $first: Int!) {\n    quizResults(quizId: $quizId, state: TO_GRADE, sort: SUBMITTED, descending: false, first: $first) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        submittedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query GradingQueue($quizId: ID!, $first: Int!) {\n    quizResults(quizId: $quizId, state: TO_GRADE, sort: SUBMITTED, descending: false, first: $first) {\n      totalCount\n      nodes {\n        id\n        name\n        email\n        number\n        submittedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SubmissionParts on QuizSubmission {\n    id\n    name\n    email\n    number\n    startedAt\n    submittedAt\n    score\n    possible\n    percent\n    isPending\n    revision\n  }\n"): (typeof documents)["\n  fragment SubmissionParts on QuizSubmission {\n    id\n    name\n    email\n    number\n    startedAt\n    submittedAt\n    score\n    possible\n    percent\n    isPending\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizSubmission($id: ID!) {\n    submission(id: $id) {\n      ...SubmissionDetail @unmask\n    }\n  }\n"): (typeof documents)["\n  query QuizSubmission($id: ID!) {\n    submission(id: $id) {\n      ...SubmissionDetail @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SubmissionDetail on QuizSubmissionDetail {\n    submission {\n      ...SubmissionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment SubmissionDetail on QuizSubmissionDetail {\n    submission {\n      ...SubmissionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GradeAnswer(\n    $attemptId: ID!\n    $questionId: ID!\n    $points: Float\n    $feedback: String!\n    $revision: Int\n  ) {\n    gradeAnswer(\n      attemptId: $attemptId\n      questionId: $questionId\n      points: $points\n      feedback: $feedback\n      revision: $revision\n    ) {\n      ...SubmissionDetail @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation GradeAnswer(\n    $attemptId: ID!\n    $questionId: ID!\n    $points: Float\n    $feedback: String!\n    $revision: Int\n  ) {\n    gradeAnswer(\n      attemptId: $attemptId\n      questionId: $questionId\n      points: $points\n      feedback: $feedback\n      revision: $revision\n    ) {\n      ...SubmissionDetail @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizItemStatistics($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      studentCount\n      questions {\n        id\n        type\n        textFormat\n        question_text\n        sampleSize\n        correctCount\n        difficulty\n        discrimination\n        options {\n          id\n          text\n          count\n          isCorrect\n        }\n        unansweredCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuizItemStatistics($quizId: ID!) {\n    quizStatistics(quizId: $quizId) {\n      id\n      studentCount\n      questions {\n        id\n        type\n        textFormat\n        question_text\n        sampleSize\n        correctCount\n        difficulty\n        discrimination\n        options {\n          id\n          text\n          count\n          isCorrect\n        }\n        unansweredCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizOnScreen($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      timeLimit\n      allowedAttempts\n      scoringPolicy\n      answerRelease\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      questionCount\n      pointsPossible\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      files {\n        id\n        name\n        size\n        type\n        url\n      }\n      course {\n        id\n        name\n        timeZone\n      }\n      gradedItemId\n      ... on TakenQuiz {\n        attemptsUsed\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuizOnScreen($id: ID!) {\n    quiz(id: $id) {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      timeLimit\n      allowedAttempts\n      scoringPolicy\n      answerRelease\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      questionCount\n      pointsPossible\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n      files {\n        id\n        name\n        size\n        type\n        url\n      }\n      course {\n        id\n        name\n        timeZone\n      }\n      gradedItemId\n      ... on TakenQuiz {\n        attemptsUsed\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAttempts($quizId: ID!) {\n    attempts(quizId: $quizId) {\n      id\n      quizId\n      kind\n      number\n      startedAt\n      dueAt\n      submittedAt\n      score\n      possible\n      percent\n      isPending\n      isOfficial\n      isLate\n    }\n  }\n"): (typeof documents)["\n  query OwnAttempts($quizId: ID!) {\n    attempts(quizId: $quizId) {\n      id\n      quizId\n      kind\n      number\n      startedAt\n      dueAt\n      submittedAt\n      score\n      possible\n      percent\n      isPending\n      isOfficial\n      isLate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GradedItems($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      categories {\n        ...CategoryContent @unmask\n      }\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query GradedItems($courseId: ID!) {\n    course(id: $courseId) {\n      id\n      categories {\n        ...CategoryContent @unmask\n      }\n      ownGrades {\n        itemId\n        points\n        status\n        feedback\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttemptParts on Attempt {\n    id\n    quizId\n    kind\n    number\n    serverTime\n    startedAt\n    dueAt\n    submittedAt\n    revision\n    questions {\n      ...AskedQuestionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment AttemptParts on Attempt {\n    id\n    quizId\n    kind\n    number\n    serverTime\n    startedAt\n    dueAt\n    submittedAt\n    revision\n    questions {\n      ...AskedQuestionParts @unmask\n    }\n    result {\n      ...AttemptResultParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AttemptResultParts on AttemptResult {\n    id\n    submittedAt\n    regradedAt\n    percentBeforeRegrade\n    score\n    possible\n    percent\n    isPending\n    isLate\n    isRevealed\n    questions {\n      ...ResultQuestionParts @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment AttemptResultParts on AttemptResult {\n    id\n    submittedAt\n    regradedAt\n    percentBeforeRegrade\n    score\n    possible\n    percent\n    isPending\n    isLate\n    isRevealed\n    questions {\n      ...ResultQuestionParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnAttempt($id: ID!) {\n    attempt(id: $id) {\n      ...AttemptParts @unmask\n    }\n  }\n"): (typeof documents)["\n  query OwnAttempt($id: ID!) {\n    attempt(id: $id) {\n      ...AttemptParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartAttempt($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation StartAttempt($quizId: ID!) {\n    startAttempt(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RetryMistakes($quizId: ID!) {\n    retryMistakes(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation RetryMistakes($quizId: ID!) {\n    retryMistakes(quizId: $quizId) {\n      ...AttemptParts @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    saveAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      revision\n      serverTime\n      dueAt\n      questions {\n        id\n        response {\n          answerIds\n          text\n          matches {\n            promptId\n            optionId\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    saveAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      revision\n      serverTime\n      dueAt\n      questions {\n        id\n        response {\n          answerIds\n          text\n          matches {\n            promptId\n            optionId\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    submitAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      submittedAt\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitAttempt($id: ID!, $answers: [AttemptAnswerInput!]!, $revision: Int) {\n    submitAttempt(id: $id, answers: $answers, revision: $revision) {\n      id\n      submittedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RegradeParts on Regrade {\n    id\n    studentCount\n    changedCount\n    changes {\n      attemptId\n      name\n      email\n      number\n      before\n      after\n      possibleBefore\n      possibleAfter\n    }\n    questions {\n      id\n      textFormat\n      question_text\n      outdatedKeyCount\n      rewordedCount\n      skippedReason\n      hasFullCredit\n    }\n  }\n"): (typeof documents)["\n  fragment RegradeParts on Regrade {\n    id\n    studentCount\n    changedCount\n    changes {\n      attemptId\n      name\n      email\n      number\n      before\n      after\n      possibleBefore\n      possibleAfter\n    }\n    questions {\n      id\n      textFormat\n      question_text\n      outdatedKeyCount\n      rewordedCount\n      skippedReason\n      hasFullCredit\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GradeBelowParts on GradeBelowQuiz {\n    courseId\n    itemId\n    studentId\n    name\n    points\n    quizPoints\n    maximumPoints\n    gradedBy\n    revision\n  }\n"): (typeof documents)["\n  fragment GradeBelowParts on GradeBelowQuiz {\n    courseId\n    itemId\n    studentId\n    name\n    points\n    quizPoints\n    maximumPoints\n    gradedBy\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RegradePreview($quizId: ID!, $fullCredit: [ID!]) {\n    regradePreview(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query RegradePreview($quizId: ID!, $fullCredit: [ID!]) {\n    regradePreview(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegradeQuiz($quizId: ID!, $fullCredit: [ID!]) {\n    regradeQuiz(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RegradeQuiz($quizId: ID!, $fullCredit: [ID!]) {\n    regradeQuiz(quizId: $quizId, fullCredit: $fullCredit) {\n      ...RegradeParts @unmask\n      gradesBelow {\n        ...GradeBelowParts @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeQuizResult($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      conflicts {\n        studentId\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeQuizResult($courseId: ID!, $grades: [GradeInput!]!) {\n    updateGrades(courseId: $courseId, grades: $grades) {\n      conflicts {\n        studentId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MissedConcepts($courseId: ID, $attemptId: ID!) {\n    weakConcepts(courseId: $courseId, attemptId: $attemptId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n"): (typeof documents)["\n  query MissedConcepts($courseId: ID, $attemptId: ID!) {\n    weakConcepts(courseId: $courseId, attemptId: $attemptId) {\n      concept\n      strength\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactUs($input: ContactInput!) {\n    contactUs(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation ContactUs($input: ContactInput!) {\n    contactUs(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestUpgrade($input: UpgradeRequestInput!) {\n    requestUpgrade(input: $input) {\n      id\n      status\n      email\n    }\n  }\n"): (typeof documents)["\n  mutation RequestUpgrade($input: UpgradeRequestInput!) {\n    requestUpgrade(input: $input) {\n      id\n      status\n      email\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawUpgrade {\n    cancelUpgradeRequest {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawUpgrade {\n    cancelUpgradeRequest {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OpenContactMessages {\n    contactMessages(answered: false, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query OpenContactMessages {\n    contactMessages(answered: false, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingUpgradeRequests {\n    upgradeRequests(status: Pending, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PendingUpgradeRequests {\n    upgradeRequests(status: Pending, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseAssignments($courseId: ID!) {\n    assignments(courseId: $courseId) {\n      id\n      title\n      maximumPoints\n      opensAt\n      dueAt\n      lateRule {\n        percentPerDay\n      }\n      itemId\n      isPublished\n      submission {\n        id\n        status\n        points\n      }\n    }\n  }\n"): (typeof documents)["\n  query CourseAssignments($courseId: ID!) {\n    assignments(courseId: $courseId) {\n      id\n      title\n      maximumPoints\n      opensAt\n      dueAt\n      lateRule {\n        percentPerDay\n      }\n      itemId\n      isPublished\n      submission {\n        id\n        status\n        points\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedAssignments($courseId: ID!) {\n    deletedAssignments(courseId: $courseId) {\n      id\n      title\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"): (typeof documents)["\n  query DeletedAssignments($courseId: ID!) {\n    deletedAssignments(courseId: $courseId) {\n      id\n      title\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAssignment($id: ID!) {\n    deleteAssignment(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteAssignment($id: ID!) {\n    deleteAssignment(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreAssignment($id: ID!) {\n    restoreAssignment(id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreAssignment($id: ID!) {\n    restoreAssignment(id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CategoryContent on Category {\n    name\n    categoryType\n    weight\n    maximumPoints\n    dropLowest\n    items {\n      itemId\n      name\n      description\n      dueAt\n      weight\n      knownScores\n      grade\n      maximumPoints\n    }\n  }\n"): (typeof documents)["\n  fragment CategoryContent on Category {\n    name\n    categoryType\n    weight\n    maximumPoints\n    dropLowest\n    items {\n      itemId\n      name\n      description\n      dueAt\n      weight\n      knownScores\n      grade\n      maximumPoints\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedCourses {\n    savedCourses {\n      id\n      name\n      description\n      targetGrade\n      currentGrade\n      letter\n      meterDivisions\n      lastUpdatedOn\n      isTemplate\n      access\n      createdBy\n      peopleCount\n    }\n  }\n"): (typeof documents)["\n  query SavedCourses {\n    savedCourses {\n      id\n      name\n      description\n      targetGrade\n      currentGrade\n      letter\n      meterDivisions\n      lastUpdatedOn\n      isTemplate\n      access\n      createdBy\n      peopleCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCourse($id: ID!) {\n    deleteCourse(id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteCourse($id: ID!) {\n    deleteCourse(id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreCourse($id: ID!) {\n    restoreCourse(id: $id) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreCourse($id: ID!) {\n    restoreCourse(id: $id) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DuplicateCourse($id: ID!) {\n    duplicateCourse(id: $id) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  mutation DuplicateCourse($id: ID!) {\n    duplicateCourse(id: $id) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PeopleInCourse($id: ID!) {\n    course(id: $id) {\n      id\n      people {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query PeopleInCourse($id: ID!) {\n    course(id: $id) {\n      id\n      people {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseNames {\n    savedCourses {\n      id\n      name\n    }\n    memberCourses {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query CourseNames {\n    savedCourses {\n      id\n      name\n    }\n    memberCourses {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GradebookColumnSettings on GradebookColumn {\n    itemId\n    itemName\n    categoryName\n    maximumPoints\n    quizId\n    quizTitle\n    isQuizDeleted\n    isReleased\n  }\n"): (typeof documents)["\n  fragment GradebookColumnSettings on GradebookColumn {\n    itemId\n    itemName\n    categoryName\n    maximumPoints\n    quizId\n    quizTitle\n    isQuizDeleted\n    isReleased\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GradebookColumns($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n"): (typeof documents)["\n  query GradebookColumns($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateGradebookColumn($courseId: ID!, $itemId: ID!, $input: GradebookColumnInput!) {\n    updateGradebookColumn(courseId: $courseId, itemId: $itemId, input: $input) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateGradebookColumn($courseId: ID!, $itemId: ID!, $input: GradebookColumnInput!) {\n    updateGradebookColumn(courseId: $courseId, itemId: $itemId, input: $input) {\n      ...GradebookColumnSettings @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EnteredGradeCounts($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      itemId\n      enteredGradeCount\n    }\n  }\n"): (typeof documents)["\n  query EnteredGradeCounts($courseId: ID!) {\n    gradebookColumns(courseId: $courseId) {\n      itemId\n      enteredGradeCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseNotes($courseId: ID!) {\n    publicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      authorName\n      updatedAt\n    }\n  }\n"): (typeof documents)["\n  query CourseNotes($courseId: ID!) {\n    publicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      authorName\n      updatedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DeletedCourseNotes($courseId: ID!) {\n    deletedPublicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"): (typeof documents)["\n  query DeletedCourseNotes($courseId: ID!) {\n    deletedPublicNotes(courseId: $courseId) {\n      id\n      title\n      excerpt\n      deletedAt\n      restoreExpiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation OrderCourseNotes($courseId: ID!, $ids: [ID!]!) {\n    orderPublicNotes(courseId: $courseId, ids: $ids) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation OrderCourseNotes($courseId: ID!, $ids: [ID!]!) {\n    orderPublicNotes(courseId: $courseId, ids: $ids) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCourseNote($courseId: ID!, $id: ID!) {\n    deletePublicNote(courseId: $courseId, id: $id)\n  }\n"): (typeof documents)["\n  mutation DeleteCourseNote($courseId: ID!, $id: ID!) {\n    deletePublicNote(courseId: $courseId, id: $id)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreCourseNote($courseId: ID!, $id: ID!) {\n    restorePublicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreCourseNote($courseId: ID!, $id: ID!) {\n    restorePublicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddQuizCategory($categoryName: String!, $bankId: ID) {\n    addQuizCategory(categoryName: $categoryName, bankId: $bankId) {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n"): (typeof documents)["\n  mutation AddQuizCategory($categoryName: String!, $bankId: ID) {\n    addQuizCategory(categoryName: $categoryName, bankId: $bankId) {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuestionBanks {\n    questionBanks {\n      id\n      ownerName\n      isOwn\n      access\n      shares {\n        courseId\n        courseName\n        access\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuestionBanks {\n    questionBanks {\n      id\n      ownerName\n      isOwn\n      access\n      shares {\n        courseId\n        courseName\n        access\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuestionContent on QuestionWording {\n    type\n    textFormat\n    question\n    answers\n    correctAnswer\n    answerExplanations\n    numericAnswers {\n      value\n      tolerance\n    }\n    pairs {\n      left\n      right\n    }\n    explanation\n    concepts\n    points\n  }\n"): (typeof documents)["\n  fragment QuestionContent on QuestionWording {\n    type\n    textFormat\n    question\n    answers\n    correctAnswer\n    answerExplanations\n    numericAnswers {\n      value\n      tolerance\n    }\n    pairs {\n      left\n      right\n    }\n    explanation\n    concepts\n    points\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ExportedQuestions on QuestionExport {\n    file {\n      fileName\n      contentType\n      content\n    }\n    report {\n      line\n      level\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment ExportedQuestions on QuestionExport {\n    file {\n      fileName\n      contentType\n      content\n    }\n    report {\n      line\n      level\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizList {\n    quizzes {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      categoryId\n      questionCount\n      timeLimit\n      allowedAttempts\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n    }\n  }\n"): (typeof documents)["\n  query QuizList {\n    quizzes {\n      id\n      title\n      description\n      isPublished\n      active\n      deleted\n      courseId\n      categoryId\n      questionCount\n      timeLimit\n      allowedAttempts\n      opensAt\n      dueAt\n      closesAt\n      ownExceptions\n      availability\n      isPractice\n      canEdit\n      canGrade\n      isClosed\n      closedReason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizCategories {\n    quizCategories {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n"): (typeof documents)["\n  query QuizCategories {\n    quizCategories {\n      id\n      categoryName\n      active\n      bankId\n      isOwn\n      canEdit\n      bankQuestionCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizProgress {\n    quizProgress {\n      quizId\n      quizTitle\n      isClosed\n      attemptsUsed\n      inProgressAttempt {\n        id\n        kind\n        startedAt\n        dueAt\n      }\n      officialAttempt {\n        id\n        percent\n        isPending\n        submittedAt\n        resultAt\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n        submittedAt\n      }\n      ownGrade {\n        itemId\n        points\n        maximumPoints\n        status\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuizProgress {\n    quizProgress {\n      quizId\n      quizTitle\n      isClosed\n      attemptsUsed\n      inProgressAttempt {\n        id\n        kind\n        startedAt\n        dueAt\n      }\n      officialAttempt {\n        id\n        percent\n        isPending\n        submittedAt\n        resultAt\n        regradedAt\n        percentBeforeRegrade\n      }\n      pendingAttempt {\n        id\n        submittedAt\n      }\n      ownGrade {\n        itemId\n        points\n        maximumPoints\n        status\n        quizPoints\n        isEntered\n        gradedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GradingQueueEntries {\n    gradingQueue {\n      quizId\n      quizTitle\n      count\n      oldestSubmittedAt\n    }\n  }\n"): (typeof documents)["\n  query GradingQueueEntries {\n    gradingQueue {\n      quizId\n      quizTitle\n      count\n      oldestSubmittedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WeakConcepts($courseId: ID) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      share\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n"): (typeof documents)["\n  query WeakConcepts($courseId: ID) {\n    weakConcepts(courseId: $courseId) {\n      concept\n      strength\n      share\n      answers\n      cards\n      essay {\n        attemptId\n        quizId\n        quizTitle\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation GenerateQuiz($input: GenerateQuizInput!) {\n    generateQuiz(input: $input) {\n      id\n    }\n  }\n"): (typeof documents)["\n  mutation GenerateQuiz($input: GenerateQuizInput!) {\n    generateQuiz(input: $input) {\n      id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AskedQuestionParts on AttemptQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AskedQuestionParts on AttemptQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultQuestionParts on ResultQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n    correct {\n      answerIds\n      texts\n      numbers {\n        value\n        tolerance\n      }\n      matches {\n        promptId\n        optionId\n      }\n    }\n    explanation\n    answerExplanations\n    earned\n    automaticPoints\n    earnedBeforeRegrade\n    hasFullCredit\n    feedback\n    isPending\n  }\n"): (typeof documents)["\n  fragment ResultQuestionParts on ResultQuestion {\n    id\n    type\n    textFormat\n    question_text\n    points\n    answers {\n      id\n      text\n    }\n    matchPrompts {\n      id\n      text\n    }\n    matchOptions {\n      id\n      text\n    }\n    response {\n      answerIds\n      text\n      matches {\n        promptId\n        optionId\n      }\n    }\n    correct {\n      answerIds\n      texts\n      numbers {\n        value\n        tolerance\n      }\n      matches {\n        promptId\n        optionId\n      }\n    }\n    explanation\n    answerExplanations\n    earned\n    automaticPoints\n    earnedBeforeRegrade\n    hasFullCredit\n    feedback\n    isPending\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateQuestions($selection: QuestionSelectionInput!, $changes: QuestionChangesInput!) {\n    updateQuestions(selection: $selection, changes: $changes) {\n      ids\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateQuestions($selection: QuestionSelectionInput!, $changes: QuestionChangesInput!) {\n    updateQuestions(selection: $selection, changes: $changes) {\n      ids\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizPeopleToRegrade($quizId: ID!) {\n    regradePreview(quizId: $quizId) {\n      id\n      studentCount\n    }\n  }\n"): (typeof documents)["\n  query QuizPeopleToRegrade($quizId: ID!) {\n    regradePreview(quizId: $quizId) {\n      id\n      studentCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizzesToRegrade($questionId: ID!) {\n    quizzesToRegrade(questionId: $questionId) {\n      quizId\n      quizTitle\n      studentCount\n    }\n  }\n"): (typeof documents)["\n  query QuizzesToRegrade($questionId: ID!) {\n    quizzesToRegrade(questionId: $questionId) {\n      quizId\n      quizTitle\n      studentCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    canRequestUpgrade\n  }\n"): (typeof documents)["\n  fragment SessionUser on User {\n    id\n    email\n    firstName\n    lastName\n    role\n    instructor\n    isVerified\n    canRequestUpgrade\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Me {\n    me {\n      ...SessionUser @unmask\n    }\n  }\n"): (typeof documents)["\n  query Me {\n    me {\n      ...SessionUser @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Logout {\n    logout\n  }\n"): (typeof documents)["\n  mutation Logout {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnUpgradeRequest on UpgradeRequest {\n    id\n    status\n    createdAt\n    decidedAt\n    reason\n    name\n    linkedin\n    email\n    description\n    title\n    affiliation\n  }\n"): (typeof documents)["\n  fragment OwnUpgradeRequest on UpgradeRequest {\n    id\n    status\n    createdAt\n    decidedAt\n    reason\n    name\n    linkedin\n    email\n    description\n    title\n    affiliation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnUpgrade {\n    me {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnUpgrade {\n    me {\n      id\n      upgradeRequest {\n        ...OwnUpgradeRequest @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseTarget($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  query CourseTarget($id: ID!) {\n    course(id: $id) {\n      id\n      name\n      targetGrade\n      categories {\n        ...CategoryContent @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CourseTemplates($first: Int!, $after: String) {\n    courseTemplates(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        description\n        targetGrade\n        meterDivisions\n        gradeMaps {\n          letter\n          minimum\n        }\n        categories {\n          ...CategoryContent @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query CourseTemplates($first: Int!, $after: String) {\n    courseTemplates(first: $first, after: $after) {\n      nodes {\n        id\n        name\n        description\n        targetGrade\n        meterDivisions\n        gradeMaps {\n          letter\n          minimum\n        }\n        categories {\n          ...CategoryContent @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NoteChoices($search: String) {\n    notes(search: $search, first: 20) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query NoteChoices($search: String) {\n    notes(search: $search, first: 20) {\n      nodes {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenNote($id: ID!) {\n    note(id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  query ChosenNote($id: ID!) {\n    note(id: $id) {\n      id\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenCourseNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n"): (typeof documents)["\n  query ChosenCourseNote($courseId: ID!, $id: ID!) {\n    publicNote(courseId: $courseId, id: $id) {\n      id\n      title\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;