/**
 * Parses an integer or a boolean from a query string or a form. An invalid value stays a text, which the contract then
 * refuses. `type`: the type in the contract, for example `Int!`.
 */
export function valueOfText(type: string, text: string): unknown {
  const name = type.replace('!', '');
  if (name === 'Int' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (name === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/**
 * The value of a query parameter. A list has the values of all repeated parameters, which can also be separated by
 * commas. Other types have the first value.
 */
export function valueOfTexts(type: string, texts: readonly string[]): unknown {
  if (!type.startsWith('[')) return valueOfText(type, texts[0] ?? '');
  return texts.flatMap((text) => text.split(',')).filter((text) => text !== '');
}
