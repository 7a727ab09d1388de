import { isAdjective, isFunctionWord, isVerb, nounVerbs } from '../text/english.ts';
import { termKey } from '../text/split-words.ts';
import { landscapes, places } from './name-lists.ts';
import type { Term } from './term.ts';
import { nationalEnding } from './term-classes.ts';

/** Kinds of landscapes. A name is clear without its kind: 'Suez' for 'Suez Canal', 'Everest' for 'Mount Everest'. */
const landforms =
  'canal|glacier|isbræ|jökull|fjord|river|sea|ocean|lake|mount|mountains?|islands?|isle|bay|gulf|strait|desert|valley|palace|castle|peninsula|falls|cape|plateau|reef|basin|volcano|pass';
const landformAtEnd = new RegExp(String.raw`^(\p{Lu}.*?)\s(?:${landforms})$`, 'iu');
const landformAtStart = /^(?:Mount|Mt\.?|Lake|River|Cape|Loch)\s(\p{Lu}.*)$/u;

/** Common words at the beginning of names. Alone they mean something else: 'Red' is not the Red Sea. */
const commonWords = new Set(
  `red black white yellow green blue brown grey gray orange golden gold silver copper iron salt sugar coral crystal north south east west
northern southern eastern western central upper lower inner outer middle great grand big little long short high deep old new dead dry rocky
table death snow ice fire water thunder wind rainbow sun moon star bear eagle wolf horse cat dog devil angel virgin christmas easter royal
king queen hot cold holy sacred rift ivory spice barrier sandy stone bitter sweet sea coast`.split(/\s+/),
);

function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    commonWords.has(lower) ||
    isAdjective(lower) ||
    isFunctionWord(lower) ||
    isVerb(lower) ||
    nounVerbs.has(lower) ||
    // 'Indian' for 'Indian Ocean', but 'Caribbean' for 'Caribbean Sea'.
    (nationalEnding.test(word) && !places.has(lower))
  );
}

/**
 * The name of a landscape without its noun: 'Suez' for 'Suez Canal', 'Everest' for 'Mount Everest'. Null for other
 * names, and for names that say nothing without their noun, such as 'Red Sea'.
 */
export function withoutLandform(name: string): string | null {
  const rest = landformAtEnd.exec(name)?.[1] ?? landformAtStart.exec(name)?.[1] ?? null;
  if (rest === null || rest.split(' ').some((word) => isCommonWord(word) || !/^\p{Lu}/u.test(word)))
    return null;
  return rest;
}

/** The name of a well-known landscape with its noun: 'Nile River' and 'River Nile' for 'Nile'. */
function withLandform(name: string): string[] {
  const lower = name.toLowerCase();
  if (landscapes.RIVER.has(lower)) return [`River ${name}`, `${name} River`];
  if (/^(?:atlantic|pacific|arctic)$/.test(lower)) return [`${name} Ocean`];
  if (landscapes.SEA.has(lower)) return [`${name} Sea`];
  if (lower === 'everest') return [`Mount ${name}`];
  return /^(?:alps|andes|appalachians|caucasus|himalayas|pyrenees|urals)$/.test(lower)
    ? [`${name.replace(/s$/, '')} Mountains`]
    : [];
}

/**
 * Names of the same thing. Names after the stroke can also mean something else: they are only accepted if the text does
 * not use them.
 */
const synonyms: readonly (readonly [exact: readonly string[], loose: readonly string[]])[] = `
United States;United States of America;USA;US;U.S.;U.S.A./America
United Kingdom;UK;U.K.;Britain/Great Britain
Soviet Union;USSR;U.S.S.R./
European Union;EU;E.U./
United Nations;UN;U.N./
United Arab Emirates;UAE;U.A.E./
Czech Republic;Czechia/
Democratic Republic of the Congo;DR Congo;DRC/
People's Republic of China;PRC/China
German Democratic Republic;GDR;East Germany/
Federal Republic of Germany/Germany
Netherlands/Holland
Ivory Coast;Côte d’Ivoire/
Burma;Myanmar/
Sri Lanka/Ceylon
New York City;NYC/New York
Los Angeles;LA/
World War I;First World War;World War One;World War 1;WWI;WW1/
World War II;Second World War;World War Two;World War 2;WWII;WW2/
North Atlantic Treaty Organization;NATO/
World Health Organization;WHO/
`
  .trim()
  .split('\n')
  .map((line) => {
    const [exact = '', loose = ''] = line.split('/');
    return [exact.split(';'), loose.split(';').filter((name) => name !== '')] as const;
  });

/** The other names of a term, if the text does not use them for something else. `isUsed`: whether the text has a term. */
export function otherNamesOf(
  { text, kind }: Pick<Term, 'text' | 'kind'>,
  isUsed: (key: string) => boolean,
): string[] {
  if (kind === 'COMMON') return [];
  const lower = text.toLowerCase();
  const has = (names: readonly string[]) => names.some((name) => name.toLowerCase() === lower);
  const rest = withoutLandform(text);
  const group = synonyms.find(([exact, loose]) => has(exact) || has(loose));
  const [exact = [], loose = []] = group ?? [];
  const isExact = has(exact);
  const free = (name: string) => !isUsed(termKey(name));
  return [
    ...(rest !== null && free(rest) ? [rest] : []),
    ...withLandform(text).filter(free),
    ...exact.filter((name) => isExact || free(name)),
    ...loose.filter(free),
  ].filter((name) => name.toLowerCase() !== lower);
}
