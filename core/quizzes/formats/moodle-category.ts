/** `$course$/top/a/b` is a/b: `$course$` and `top` name the course that the file is from. */
export function categoryOfPath(path: string): string {
  const inCourse = path.trim().replace(/^\$[a-z]+\$(?:\/|$)/, '');
  return inCourse.replace(/^top(?:\/|$)/, '').trim();
}

/** The path that a category has in files for Moodle. */
export function pathOfCategory(category: string): string {
  return category === '' ? '$course$/top' : `$course$/top/${category}`;
}
