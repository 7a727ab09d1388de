import { stem } from '../text/split-words.ts';

const pairsOf = (kind: string, nouns: string) => nouns.split(/\s+/).map((noun) => [noun, kind] as const);

/** The kind of thing for the main noun of a definition: 'process' for 'the gradual weakening of a response'. */
const kinds: ReadonlyMap<string, string> = new Map([
  ...pairsOf(
    'process',
    `process force transport movement motion removal division allocation weakening strengthening loss gain change rise fall increase decrease growth
    reduction transfer exchange conversion formation production release absorption breakdown reaction transformation procedure technique
    method practice act action activity operation strategy approach treatment therapy wearing slowing spread flow combination separation
    replication addition purchase sale drawing killing taking return response attack`,
  ),
  ...pairsOf(
    'place',
    `place point area region land ground site location city town country territory space zone boundary layer surface valley lake plain
    bank bend channel fortress building`,
  ),
  ...pairsOf(
    'measure',
    `measure amount number sum total ratio rate share fraction proportion percentage probability difference distance time period length
    size weight mass speed energy pressure temperature cost expense profit price value income degree average quantity interval payment sum fee
    product`,
  ),
  ...pairsOf(
    'idea',
    `theory law rule principle doctrine idea view belief statement claim concept hypothesis assumption command duty right judgment
    judgement argument test criterion standard model knowledge philosophy branch study science discipline`,
  ),
  ...pairsOf(
    'substance',
    `substance chemical compound molecule protein enzyme hormone acid base dye pigment gas liquid solid metal mixture solution material
    mineral nutrient drug sugar fat vitamin element ion atom particle`,
  ),
  ...pairsOf(
    'person',
    `person man woman scientist physicist chemist biologist mathematician philosopher economist sociologist psychologist artist painter
    composer writer author poet king queen emperor president politician general officer lawyer judge engineer inventor explorer
    physician doctor nurse critic leader founder monk friar`,
  ),
  ...pairsOf(
    'object',
    `device instrument tool machine structure organelle organ cell tissue sac tube vessel wire lock variable program record document
    list table chart map file system network page key contract agreement book`,
  ),
  ...pairsOf(
    'state',
    `state condition situation absence lack ability tendency inability capacity
    property quality feeling excitement bond relation relationship resemblance similarity`,
  ),
  ...pairsOf('disease', `disease disorder illness infection injury damage syndrome defect fever`),
  ...pairsOf(
    'group',
    `group set collection class union society party club committee assembly company organization community team body`,
  ),
  ...pairsOf(
    'event',
    `war battle revolution crisis confrontation pandemic meeting conference treaty rebellion revolt event`,
  ),
  ...pairsOf(
    'organism',
    `animal plant bacterium virus fungus organism species mammal bird fish insect tree flower`,
  ),
]);

const ofKind =
  /^(?:(?:an?|the|any|one)\s)?(?:\p{L}+\s)?(?:kinds?|types?|forms?|sorts?|class|pieces?|members?)\sof\s/iu;
const article = /^(?:an?|the|any|one of the|one of|one|two|all)\s/i;
/** The end of the main noun of a description: the words or signs that can follow it. */
const afterNoun =
  /[,(–—-]\s|[,;]|\s(?:that|which|who|whose|where|when|of|in|for|with|without|to|between|among|at|by|from|on|against|under|over|after|before|about|through|than|as|during|made|used|caused|produced|created|built|obtained|derived|based|needed|required|expected|reserved|signed|held|found|formed)\b/iu;

/**
 * The genus of a description, which is the kind of thing that it names: 'process', 'place', 'person' and so on. For
 * other nouns, the noun itself. Null if the description has no noun.
 */
export function genusOf(description: string): string | null {
  const bare = description.replace(ofKind, '').replace(article, '');
  const end = afterNoun.exec(bare)?.index ?? bare.length;
  const last = bare.slice(0, end).trim().split(' ').at(-1)?.toLowerCase() ?? '';
  if (!/^\p{L}{3,}/u.test(last)) return null;
  const noun = stem(last);
  return kindOfNoun(noun) ?? noun;
}

/** Nouns that have the ending of a process, but are not processes. */
const notProcesses = new Set(
  `junction section region portion position station nation religion question million equation fraction version mission relation institution
  constitution corporation administration population generation ration function dimension proportion notation location connection profession
  tradition collection document instrument element segment government parliament apartment department equipment environment settlement
  statement argument sediment pigment ligament filament monument compartment garment pavement basement cement moment ring string spring
  building king wing clothing`.split(/\s+/),
);

/** The kind of a noun, by the lists or its ending. Null if it is unknown. `noun`: in its stem form. */
export function kindOfNoun(noun: string): string | null {
  return (
    kinds.get(noun) ??
    (/(?:[^e]ing|[stx]ion|ment|ysis|cytosis)$/.test(noun) && noun.length > 6 && !notProcesses.has(noun)
      ? 'process'
      : null)
  );
}

/**
 * The domain of each kind. Terms of different domains are not options of one question, such as a disease and a process.
 */
const domains: ReadonlyMap<string, string> = new Map([
  ...['process', 'idea', 'state', 'event'].map((kind) => [kind, 'abstract'] as const),
  ...['measure', 'object', 'group', 'substance', 'place', 'person', 'disease', 'organism'].map(
    (kind) => [kind, kind] as const,
  ),
]);

/** The domain of a term by its last word: 'abstract' for 'abrasion', 'substance' for 'weak acid'. Null if unknown. */
export function domainOfWords(keyWords: readonly string[]): string | null {
  const kind = kindOfNoun(keyWords.at(-1) ?? '');
  return kind === null ? null : domainOf(kind);
}

/** The domain of a genus: 'abstract' for processes, ideas, states and events. Null for a noun of unknown kind. */
export function domainOf(genus: string): string | null {
  return domains.get(genus) ?? null;
}
