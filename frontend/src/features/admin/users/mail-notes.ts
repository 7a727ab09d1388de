// The server mails only people who have proven that an account is theirs, by signing in to it.

/** Who gets a mail about a change of several accounts. */
export const mailToEach =
  'Each person whose account changes gets a mail, except for accounts that nobody has ever signed in to.';

/** Whether the owner gets a mail about a change of one account. */
export const mailToOwner = 'Its owner gets a mail, unless nobody has ever signed in to the account.';
