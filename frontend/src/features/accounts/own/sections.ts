/** The sections of the account by their name in the URL, in order. */
export const sections = {
  profile: 'Profile',
  links: 'Links',
  notifications: 'Notifications',
  password: 'Password',
  sessions: 'Where you’re signed in',
  tokens: 'API tokens',
  storage: 'Storage',
  data: 'My data',
  delete: 'Delete account',
} as const;

export type SectionId = keyof typeof sections;
