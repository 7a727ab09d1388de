/** The user's time zone as an IANA name. Days begin and end in it. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
