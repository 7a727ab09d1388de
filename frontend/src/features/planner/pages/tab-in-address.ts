/** Query parameter with the open tab of a course. Absent for the first tab. */
export const tabParam = 'tab';

/** The query parameters that name the open tab, for another URL of the same course. */
export function tabIn(search: string): URLSearchParams {
  const tab = new URLSearchParams(search).get(tabParam);
  return new URLSearchParams(tab === null ? {} : { [tabParam]: tab });
}

/** Like `tabIn`, for users who sign in to save: `?save` in the URL saves the course on return. */
export function tabAndSaveIn(search: string): string {
  const params = tabIn(search);
  params.set('save', '');
  return `?${params}`;
}
