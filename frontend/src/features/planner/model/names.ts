/** The display name of an item. */
export function nameOf({ name }: { readonly name: string }): string {
  return name.trim() === '' ? 'Unnamed item' : name;
}

export function categoryName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? 'Unnamed category' : name;
}
