/** What an item is called where it is spoken of. */
export function nameOf({ name }: { readonly name: string }): string {
  return name.trim() === '' ? 'Unnamed item' : name;
}

export function categoryName({ name }: { readonly name: string }): string {
  return name.trim() === '' ? 'Unnamed category' : name;
}
