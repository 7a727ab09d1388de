/** Query parameter with the open tab of a course. Absent for the first tab. */
export const tabParam = 'tab';

/** The query parameters that name the open tab, for another URL of the same course. */
export function tabIn(search: string): URLSearchParams {
  const tab = new URLSearchParams(search).get(tabParam);
  return new URLSearchParams(tab === null ? {} : { [tabParam]: tab });
}

/** Query parameter that saves the course on return from signing in, if it is still the same one. */
export const saveParam = 'save';

/** Like `tabIn`, for users who sign in to save. `saveKey`: the key of the course, null for the untouched sample. */
export function tabAndSaveIn(search: string, saveKey: string | null): string {
  const params = tabIn(search);
  params.set(saveParam, saveKey ?? '');
  return `?${params}`;
}
