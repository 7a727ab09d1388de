/** The matters of the account by the name that an address leads to them with, in the order in which they stand. */
export const sections = {
  profile: 'Profile',
  links: 'Links',
  notifications: 'Notifications',
  password: 'Password',
  sessions: 'Where you are signed in',
  tokens: 'API tokens',
  storage: 'Storage',
  data: 'My data',
  delete: 'Delete account',
} as const;

export type SectionId = keyof typeof sections;
