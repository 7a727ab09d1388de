export const xmlLimits = { depth: 100, elements: 300_000 } as const;

/** Where markup of a text ends that begins with one mark and ends with another. */
function endOf(xml: string, ending: string, from: number): number {
  const at = xml.indexOf(ending, from);
  return at === -1 ? xml.length : at + ending.length;
}

/** Where a tag ends: at a `>` that stands in no attribute. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at];
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") at = endOf(xml, sign, at + 1) - 1;
  }
  return xml.length;
}

/**
 * Why a text is not given to the parser, found in one pass over its tags; null where nothing speaks against it.
 * A document type could declare entities; deep or endless documents would use up memory.
 */
export function objectionTo(xml: string): string | null {
  let depth = 0;
  let elements = 0;
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) at = endOf(xml, '-->', at + 4);
    else if (xml.startsWith('<![CDATA[', at)) at = endOf(xml, ']]>', at + 9);
    else if (xml[at + 1] === '!') return 'it declares a document type, which could hide entities';
    else if (xml[at + 1] === '?') at = endOf(xml, '?>', at + 2);
    else {
      const end = endOfTag(xml, at + 1);
      if (xml[at + 1] === '/') depth -= 1;
      else {
        elements += 1;
        if (xml[end - 2] !== '/') depth += 1;
      }
      at = end;
    }
    if (depth > xmlLimits.depth) return `its elements are nested more than ${xmlLimits.depth} deep`;
    if (elements > xmlLimits.elements) {
      return `it has more than ${xmlLimits.elements.toLocaleString('en-US')} elements`;
    }
  }
  return null;
}
