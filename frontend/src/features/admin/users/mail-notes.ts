// The server mails only proven owners. An account that nobody has ever signed in to has none.

/** Who gets a mail about a change of several accounts. */
export const mailToEach =
  'Each person whose account changes gets a mail, except for accounts that nobody has ever signed in to.';

/** Whether the owner gets a mail about a change of one account. */
export const mailToOwner = 'Its owner gets a mail, unless nobody has ever signed in to the account.';
