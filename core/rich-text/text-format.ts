/** How the texts of a question are written. */
export const textFormats = ['PLAIN', 'MARKDOWN'] as const;
export type TextFormat = (typeof textFormats)[number];

/** The format of texts that were stored before users could choose a format. */
export const defaultTextFormat: TextFormat = 'PLAIN';
