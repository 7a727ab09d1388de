import type { Sentence } from './sentences.ts';
import { auxiliaries, isBaseVerb, isFunctionWord, isVerb, nounVerbs } from './english.ts';
import { epithetName } from './people.ts';
import { hasOpenPronoun, isElliptical } from './references.ts';
import { countWords, wordsOf } from './split-words.ts';

/** Words at the start that connect a sentence to the sentence before. They can be removed. */
const connective =
  /^(?:however|therefore|thus|hence|moreover|furthermore|meanwhile|consequently|nevertheless|nonetheless|additionally|finally|similarly|likewise|instead|accordingly|conversely|overall|today|then|also|in addition|in contrast|by contrast|in fact|of course|as a result|on the other hand|for example|for instance|in other words|in general|in short|indeed|incidentally|interestingly|in return|in turn|at the same time|next|in the end|at first|eventually|in particular|in practice),\s+/i;
/** Labels before a sentence in notes, such as 'Definition: '. */
const labelInFront =
  /^(?:definition|vocabulary|highlight|example|fact|note|important|remember|key point):\s+/i;

/** Words at the start that refer to another sentence. */
const opener =
  /^(?:it|its|they|them|their|this|these|that|those|he|him|his|she|her|hers|we|our|us|you|your|i|my|me|such|here|both|neither|either|each|another|others?|some|one|many|most|all|and|but|or|so|yet|nor|which|who|whose|then|also|first|second|third|secondly|finally|instead|otherwise|what|why|how|afterwards|later|earlier|thereafter|there|meanwhile|es|er|sie|dies\S*|il|elle|ils|elles|ce|cette|ces|ello|ellos|esto|esta|este|estos)\b(?!['’]s\b)(?!-)/i;
/** A pronoun near the start that refers to another sentence: 'In June its deputies …'. */
const lateOpener =
  /^(?:in|at|on|by|after|before|during|from|for|with|within|to|under|beneath|behind|above|below|beside|near|between|through|until|since|without|among|inside|outside)\s(?:[^\s,]+\s){0,3}?(?:[^\s,]+,\s)?(?:it|its|they|their|them|he|his|him|she|her)\b/i;
/** Exceptions of `opener`, which do not refer to another sentence: 'Both sides', 'Most cells', 'Each year'. */
const quantified =
  /^neither\s.*\snor\s|^(?:each|both|some|one|many|most|all|first|second|third)\s+(?!of\b|is\b|are\b|was\b|were\b|have\b|has\b|can\b)\p{L}{3}/iu;
/** A subordinate clause that refers to another sentence: 'When they meet', 'While sitting'. */
const openSubordinate =
  /^(?:because|where|when|while|since|although|if|as|once)\s(?:it|its|they|their|he|his|she|her|this|these|that|those|such|\p{L}+ing)\b/iu;
const instruction =
  /^(?:see|note|notice|consider|let|recall|remember|suppose|imagine|look|think|read|write|try|use|make|take|compare|explain|describe|discuss|assume|check|find|calculate|compute|complete|list|name|show|prove|draw|click|ask|do|please|don['’]t)\b/i;
const crossReference =
  /\b(?:this|these|those(?!\s(?:of|who|that|which|with)\b)|such(?! as\b))\s\p{L}+|\b(?:the (?:former|latter|above|previous|original))\b|(?<!\b(?:1\d{3}|20\d{2})\b.*)\bthe (?:following|next) (?:day|night|week|month|year|morning|evening|spring|summer|autumn|winter)\b|\bthe (?:following|next)\b(?!\s(?:day|night|week|month|year|morning|evening|spring|summer|autumn|winter)\b)|(?<!\b(?:one|each|two|both|either)\b.*)\bthe other\b|^(?:(?:in|on|at|by|from|during|for|about)\s)?the same\b|^no other\b|\bthe (?:modern|current|present|new|final|improved) (?:version|form|model|edition)\b(?!\sof\b)|\b(?:above|below)[,.)]|\bthat (?:time|year|day|period|purpose|reason|case|point|century|way)\b|\bas (?:mentioned|noted|shown|described|seen|above|below)\b|\b(?:we|our|us|you|your|my|me)\b|\b(?:hours?|days?|weeks?|months?|years?|decades?|century|centuries) (?:later|earlier|afterwards)\b|\b(?:figure|fig\.|table|chapter|section|page|exercise|slide)\s\d|\bexamples?\.?$|,\shere\s|(?<!\b(?:if|when|after|first|once|and|before|to|which|who)\b.*)\bthen\b/iu;
/** A subject that refers to another sentence, without a name or a complement: 'The river is long.' */
const subjectWithoutName =
  /^[Tt]he\s(?:river|company|theatre|theater|couple|assembly|committee|council|voyage|journey|crew|edition|process|reaction|mixture|rule|court|book|dam|canal|king|queen|emperor|man|woman|boy|girl|city|town|village|country|treaty|machine|ship|team|author|poet|writer|play|poem|opera|novel|house|building|animal|experiment|expedition|war|battle|funeral|magazine|newspaper|bill|law|report|letter|charter|document|patent|event|result|results|idea|question|problem|answer|example|reason|difference|two|three|others?)\s(?!of\b|in\b|at\b|on\b|that\b|which\b|who\b|between\b|with\b|from\b|for\b|to\b)(?!\p{Lu})/u;
/** A pronoun at the end. In a single clause, it refers to another sentence: 'They are near the middle of it.' */
const lastPronoun = /\b(?:it|them|him|her)[.!]?$/i;
/** Signs of a second clause. With a second clause, the last pronoun can refer to the first clause. */
const secondClause =
  /[,;]|\b(?:but|that|which|who|when|where|unless|if|because|since|while|so|before|after|until|as)\b.*\b(?:it|them|him|her)[.!]?$/iu;
const unreadable = /\s=\s|https?:|www\.|@|[{}<>\\|]|\$[^$\d]|={2,}|_{2,}|\.{3,}|…|→|⇒/;

/** The pronoun 'I', but not the numeral in 'Type I' and 'World War I'. */
const firstPerson = /(?<!\p{Lu}\p{L}{0,20}\s)\bI\b/u;

/** Words of an opinion: 'I think that …', 'Chocolate tastes better than vanilla', 'the best form of government'. */
const opinion =
  /\b(?:I (?:think|believe|feel|hope|wish|guess|like|love|hate|prefer|would)|in my (?:opinion|view)|to me,|perhaps|maybe|we should|you should|everyone should)\b|\b(?:is|are|was|were) the (?:best|worst|greatest|finest|nicest|most (?:beautiful|boring|exciting|interesting|enjoyable|delicious|fascinating|wonderful)) \p{L}+ (?:of|in|ever)\b|\b(?:tastes?|looks?|sounds?|smells?|feels?) (?:better|worse|nicer|best|worst|great|awful|wonderful)\b|\b(?:is|are) (?:better|worse|nicer|more (?:beautiful|interesting|fun)) than\b/iu;

const minWords = 5;
const maxWords = 45;

/** The sentence without a connective or a label at the start. */
export function withoutFront(plain: string): string {
  const text = plain.replace(labelInFront, '').replace(connective, '');
  return text === plain ? plain : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Why a sentence cannot be used for a question. */
export type UnsuitableReason = 'REFERENCE' | 'LENGTH' | 'NO_STATEMENT' | 'CAPITALS' | 'OPINION';

/** Whether a sentence is unclear without another sentence. */
function dependsOnOthers(text: string): boolean {
  return (
    crossReference.test(text) ||
    firstPerson.test(text) ||
    lateOpener.test(text) ||
    openSubordinate.test(text) ||
    subjectWithoutName.test(text) ||
    hasOpenPronoun(text) ||
    isElliptical(text) ||
    vague.test(text) ||
    openSuperlative.test(text) ||
    openSubject.test(text) ||
    openStep.test(text) ||
    openComparison.test(text) ||
    (lastPronoun.test(text) && !secondClause.test(text)) ||
    (opener.test(text) && !quantified.test(text))
  );
}

/** Text that is unclear without other sentences: 'Within months …', '… is the usual site', '… are 0.5 °C lower'. */
export const vague =
  /^(?:within|after) (?:(?:a few|several|some|two|three|an?|one|\d+) )?(?:hours?|days?|weeks?|months?|years?|decades?)\b(?!\sof)|\b(?:is|are) (?:the|an?) (?:usual|normal|preferred|standard|typical|main|best) \p{L}+(?:\s(?:in|for|on)\b|[.]?$)|\bin (?:many|different|several|various) ways\b|\bwent further\b|\bdid so\b|^(?!(?:when|if|as|with|at|in)\b)(?!.*\b(?:than|whichever|makes?)\b)(?!.*\bthe \p{L}+er\b).*\b(?:higher|lower|larger|smaller|faster|slower|greater|longer|shorter|better|worse)[.]?$/iu;

/** A superlative without what it is compared with: 'is the longest river and …' (of which country?). */
const openSuperlative =
  /\b(?:is|are|was|were) the (?:(?:second|third)[ -])?(?:\p{Ll}{3,}est|most \p{Ll}+|least \p{Ll}+) (?:of them\b|(?!continent|planet|ocean|element|animal|mammal)\p{Ll}+(?=[.,;]|\s(?:and|at|with)\b))/u;

/** A step without its process: 'Decolorization is the critical step.' (of what?). */
const openStep =
  /\b(?:is|are) the (?:critical|crucial|key|main|primary|final|last|first|next|usual) \p{Ll}+[.]?$/u;

/** A subject that does not say whose it is: 'The main export partners are …' (of which country?). */
const openSubject =
  /^The (?:(?:two|three|four|five|six|\d+) )?(?:main|chief|most important|most common|largest|biggest|highest|longest|only|first|last) (?:\p{Ll}+ ){0,2}(?:is|are|was|were)\b/u;

/** A comparative without a comparison: 'Boyce and Codd defined a stricter form' (than what?). */
const openComparison =
  /^(?!.*\bthan\b).*\ban? (?!computer|power|water|paper|number|order|laser|user|river|under|over|inner|outer|upper|lower)\p{Ll}{3,}er (?:form|version|kind|type|model|method|way|variant|one|approach|estimate|value|test|rule|limit)\b/u;

function isFiniteVerb({ lower }: { readonly lower: string }): boolean {
  return auxiliaries.has(lower) || (isVerb(lower) && !lower.endsWith('ing'));
}

/**
 * Whether a sentence is an instruction, which is neither true nor false: 'Turn patients every 2 hours', 'Clean the
 * wound'.
 */
function isImperative(text: string): boolean {
  const [first, next, ...others] = wordsOf(text);
  if (first === undefined || next?.follows !== true || isFunctionWord(first.lower)) return false;
  if (epithetName.test(text)) return false;
  if (isBaseVerb(first.lower)) return true;
  if (/(?:ing|ed|ly|[^s]s)$/.test(first.lower) || /^\p{Lu}.*\p{Lu}/u.test(first.text)) return false;
  if (/^(?:the|an?|your|each|every|all)$/.test(next.lower)) return true;
  return nounVerbs.has(first.lower) && ![next, ...others.slice(0, 6)].some(isFiniteVerb);
}

/** Whether a sentence starts with a label: 'First law: the change in energy equals …'. */
function hasLabel(text: string): boolean {
  const [label] = /^(?:[^\s:]+\s){0,4}[^\s:]+(?=:\s)/.exec(text) ?? [];
  return label !== undefined && !wordsOf(label).some(({ lower }) => auxiliaries.has(lower));
}

/** Whether a sentence is only an aim without a subject: 'To determine the concentration of an acid.' */
function isPurpose(text: string): boolean {
  return /^To\s\p{Ll}/u.test(text) && !text.includes(',');
}

/** Whether a text has no word that is certainly a verb: 'Lock and key model (Emil Fischer, 1894)'. */
function isVerbless(text: string): boolean {
  return !wordsOf(text).some(({ lower }) => isVerb(lower) || auxiliaries.has(lower));
}

/** Whether a text has no word that can be a verb: 'Normal temperature 36.5–37.5 °C.' */
function isBareNote(text: string): boolean {
  return (
    isVerbless(text) &&
    !wordsOf(text).some(
      ({ lower }, at) => at > 0 && (/(?:s|ed)$/.test(lower) || nounVerbs.has(lower) || isBaseVerb(lower)),
    )
  );
}

/** Whether a quotation or a parenthesis has no end. */
function isUnclosed(text: string): boolean {
  return (text.match(/["“”„]/g) ?? []).length % 2 === 1 || text.split('(').length !== text.split(')').length;
}

/** Why a sentence cannot be used for a question. Null if it can. Headings are not checked. */
export function unsuitableReason({ plain, kind, isFirst, refersBack }: Sentence): UnsuitableReason | null {
  if (unreadable.test(plain) || !/\p{Lu}|\d|\p{Lo}/u.test(plain.charAt(0))) return 'NO_STATEMENT';
  if (kind === 'PROSE' && !/[.!。！][”"’')]*$/u.test(plain)) return 'NO_STATEMENT';
  const text = withoutFront(plain);
  if (/\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && countWords(text) >= minWords) return 'CAPITALS';
  if (opinion.test(text)) return 'OPINION';
  if (
    instruction.test(text) ||
    isPurpose(text) ||
    isImperative(text) ||
    hasLabel(text) ||
    text.endsWith('?') ||
    text.endsWith(':') ||
    isUnclosed(text)
  )
    return 'NO_STATEMENT';
  if (kind === 'ITEM' && !/[.!]$/.test(text) && isVerbless(text)) return 'NO_STATEMENT';
  if (isBareNote(text)) return 'NO_STATEMENT';
  // Later sentences of a list item usually depend on the first sentence of the item.
  if (refersBack || (kind === 'ITEM' && !isFirst) || dependsOnOthers(text)) return 'REFERENCE';
  const length = countWords(text);
  return length >= minWords && length <= maxWords ? null : 'LENGTH';
}

/** The text of a sentence for a question, without a connective at the start. Null if the sentence cannot be used. */
export function statementOf(sentence: Sentence): string | null {
  if (sentence.kind === 'HEADING' || unsuitableReason(sentence) !== null) return null;
  return withoutFront(sentence.plain);
}
