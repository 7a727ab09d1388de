/** The category of a path in a Moodle file: `a/b` for `$course$/top/a/b`. Empty for the top of the course. */
export function categoryOfPath(path: string): string {
  const inCourse = path.trim().replace(/^\$[a-z]+\$(?:\/|$)/, '');
  return inCourse.replace(/^top(?:\/|$)/, '').trim();
}

/** The path of a category in a Moodle file. */
export function pathOfCategory(category: string): string {
  return category === '' ? '$course$/top' : `$course$/top/${category}`;
}
