/** The user's time zone as an IANA name. It determines when a day begins and ends. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
