/**
 * Query strings and forms hold text alone: what the contract wants a number or a truth value for is read as one. What does
 * not read as one stays text, which the contract then refuses.
 */
export function valueOfText(type: string, text: string): unknown {
  const name = type.replace('!', '');
  if (name === 'Int' && /^-?\d{1,9}$/.test(text)) return Number(text);
  if (name === 'Boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** What a query string says under one name: of a list all, each time it is said and between commas; of others the first. */
export function valueOfTexts(type: string, texts: readonly string[]): unknown {
  if (!type.startsWith('[')) return valueOfText(type, texts[0] ?? '');
  return texts.flatMap((text) => text.split(',')).filter((text) => text !== '');
}
