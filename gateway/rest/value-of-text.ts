/**
 * Query strings and forms contain only text: integers and booleans are parsed. Invalid ones stay text, which the
 * contract then refuses.
 */
export function valueOfText(type: string, text: string): unknown {
  const name = type.replace('!', '');
  if (name === 'Int' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (name === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/**
 * The values of a query parameter: for a list all of them, repeated or separated by commas, for other types
 * the first.
 */
export function valueOfTexts(type: string, texts: readonly string[]): unknown {
  if (!type.startsWith('[')) return valueOfText(type, texts[0] ?? '');
  return texts.flatMap((text) => text.split(',')).filter((text) => text !== '');
}
