const untitledNote = 'Untitled note';

/** The title of a note as it is shown. */
export function titleOf({ title }: { readonly title: string }): string {
  return title.trim() === '' ? untitledNote : title;
}
