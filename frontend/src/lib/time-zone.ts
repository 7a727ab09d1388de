/** The reader's own, as an IANA name: days begin and end there. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
