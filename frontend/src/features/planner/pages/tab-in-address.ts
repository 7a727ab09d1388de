/** Names the tab of a course that is open, in the address; nothing does where it is the first. */
export const tabParam = 'tab';

/** Of what an address says behind its question mark, what names the open tab: for another address of the same course. */
export function tabIn(search: string): URLSearchParams {
  const tab = new URLSearchParams(search).get(tabParam);
  return new URLSearchParams(tab === null ? {} : { [tabParam]: tab });
}

/** As `tabIn`, for who signs in to save: with `?save` in the address, the course is ready to save. */
export function tabAndSaveIn(search: string): string {
  const params = tabIn(search);
  params.set('save', '');
  return `?${params}`;
}
