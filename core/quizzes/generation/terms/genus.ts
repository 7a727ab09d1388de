import { stem } from '../text/split-words.ts';

const listed = (kind: string, nouns: string) => nouns.split(/\s+/).map((noun) => [noun, kind] as const);

/** What the noun of a definition names: 'process' for 'the gradual weakening of a response'. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...listed(
    'process',
    `process force transport movement motion removal division allocation weakening strengthening loss gain change rise fall increase decrease growth
    reduction transfer exchange conversion formation production release absorption breakdown reaction transformation procedure technique
    method practice act action activity operation strategy approach treatment therapy wearing slowing spread flow combination separation
    replication addition purchase sale drawing killing taking return response attack`,
  ),
  ...listed(
    'place',
    `place point area region land ground site location city town country territory space zone boundary layer surface valley lake plain
    bank bend channel fortress building`,
  ),
  ...listed(
    'measure',
    `measure amount number sum total ratio rate share fraction proportion percentage probability difference distance time period length
    size weight mass speed energy pressure temperature cost expense profit price value income degree average quantity interval payment sum fee
    product`,
  ),
  ...listed(
    'idea',
    `theory law rule principle doctrine idea view belief statement claim concept hypothesis assumption command duty right judgment
    judgement argument test criterion standard model knowledge philosophy branch study science discipline`,
  ),
  ...listed(
    'substance',
    `substance chemical compound molecule protein enzyme hormone acid base dye pigment gas liquid solid metal mixture solution material
    mineral nutrient drug sugar fat vitamin element ion atom particle`,
  ),
  ...listed(
    'person',
    `person man woman scientist physicist chemist biologist mathematician philosopher economist sociologist psychologist artist painter
    composer writer author poet king queen emperor president politician general officer lawyer judge engineer inventor explorer
    physician doctor nurse critic leader founder monk friar`,
  ),
  ...listed(
    'object',
    `device instrument tool machine structure organelle organ cell tissue sac tube vessel wire lock variable program record document
    list table chart map file system network page key contract agreement book`,
  ),
  ...listed(
    'state',
    `state condition situation absence lack ability tendency inability capacity
    property quality feeling excitement bond relation relationship resemblance similarity`,
  ),
  ...listed('disease', `disease disorder illness infection injury damage syndrome defect fever`),
  ...listed(
    'group',
    `group set collection class union society party club committee assembly company organization community team body`,
  ),
  ...listed(
    'event',
    `war battle revolution crisis confrontation pandemic meeting conference treaty rebellion revolt event`,
  ),
  ...listed(
    'organism',
    `animal plant bacterium virus fungus organism species mammal bird fish insect tree flower`,
  ),
]);

const ofKind =
  /^(?:(?:an?|the|any|one)\s)?(?:\p{L}+\s)?(?:kinds?|types?|forms?|sorts?|class|pieces?|members?)\sof\s/iu;
const article = /^(?:an?|the|any|one of the|one of|one|two|all)\s/i;
/** What follows the noun of a description. */
const rest =
  /[,(–—-]\s|[,;]|\s(?:that|which|who|whose|where|when|of|in|for|with|without|to|between|among|at|by|from|on|against|under|over|after|before|about|through|than|as|during|made|used|caused|produced|created|built|obtained|derived|based|needed|required|expected|reserved|signed|held|found|formed)\b/iu;

/**
 * What a description says that the term is, as a key: 'process', 'place', 'person' and so on, or the noun itself if it belongs to
 * no such kind. Null if there is none.
 */
export function genusOf(description: string): string | null {
  const bare = description.replace(ofKind, '').replace(article, '');
  const end = rest.exec(bare)?.index ?? bare.length;
  const last = bare.slice(0, end).trim().split(' ').at(-1)?.toLowerCase() ?? '';
  if (!/^\p{L}{3,}/u.test(last)) return null;
  const noun = stem(last);
  return kindOfNoun(noun) ?? noun;
}

/** Nouns that end like names of processes. */
const notProcesses = new Set(
  `junction section region portion position station nation religion question million equation fraction version mission relation institution
  constitution corporation administration population generation ration function dimension proportion notation location connection profession
  tradition collection document instrument element segment government parliament apartment department equipment environment settlement
  statement argument sediment pigment ligament filament monument compartment garment pavement basement cement moment ring string spring
  building king wing clothing`.split(/\s+/),
);

/** The kind of a noun in its stem form. Null if neither the lists nor its ending show it. */
export function kindOfNoun(noun: string): string | null {
  return (
    kinds.get(noun) ??
    (/(?:[^e]ing|[stx]ion|ment|ysis|cytosis)$/.test(noun) && noun.length > 6 && !notProcesses.has(noun)
      ? 'process'
      : null)
  );
}

/** Things that are no choice next to each other are in different domains: a disease is no process. */
const domains: ReadonlyMap<string, string> = new Map([
  ...['process', 'idea', 'state', 'event'].map((kind) => [kind, 'abstract'] as const),
  ...['measure', 'object', 'group', 'substance', 'place', 'person', 'disease', 'organism'].map(
    (kind) => [kind, kind] as const,
  ),
]);

/** The domain of a term by its last word: 'abstract' for 'abrasion', 'substance' for 'weak acid'. Null if it is not known. */
export function domainOfWords(keyWords: readonly string[]): string | null {
  const kind = kindOfNoun(keyWords.at(-1) ?? '');
  return kind === null ? null : domainOf(kind);
}

/** The domain of a `genusOf`: 'abstract' for processes, ideas, states and events. Null for a noun of no known kind. */
export function domainOf(genus: string): string | null {
  return domains.get(genus) ?? null;
}
