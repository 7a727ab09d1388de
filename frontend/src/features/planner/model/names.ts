/** The display name of an item. */
export function nameOf({ name }: { readonly name: string }): string {
  return name.trim() === '' ? 'Unnamed item' : name;
}

/** The display name of a category. */
export function categoryName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? 'Unnamed category' : name;
}

/**
 * A name of the category that no other category of the course has, for screen readers. If the category has no name, or
 * the same name as another category, its position is added: 'Category 2', 'Exams, category 3'.
 */
export function distinctName(categories: readonly { readonly name: string }[], index: number): string {
  const name = categories[index]?.name.trim() ?? '';
  if (name === '') return `Category ${index + 1}`;
  const isShared = categories.some((other, at) => at !== index && other.name.trim() === name);
  return isShared ? `${name}, category ${index + 1}` : name;
}
