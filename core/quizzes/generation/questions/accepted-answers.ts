import { shorterNames, withoutTitle } from '../terms/name-kinds.ts';
import type { Term } from '../terms/term.ts';
import { irregularPlurals } from '../text/noun-forms.ts';
import { isPlural, singularOf } from '../text/split-words.ts';

/** Words that reveal if a person is a man or a woman. */
export const gendered =
  /\b(?:he|him|his|himself|she|her|hers|herself|king|queen|father|mother|son|daughter|wife|husband|widow|nephew|niece)\b/i;

/** The texts without duplicates and empty texts. Letter case is ignored. */
function distinct(texts: readonly string[]): string[] {
  const keys = texts.map((text) => text.toLowerCase());
  return texts.filter((text, at) => text !== '' && keys.indexOf(keys[at] ?? '') === at);
}

/** Letters with a stroke or in one piece, which have no accent that can be removed. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
};

function withoutAccents(text: string): string {
  const accentless = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC');
  return accentless.replaceAll(/[łŁøØđĐßæÆœŒ]/g, (letter) => plainLetters[letter] ?? letter);
}

/** The first word of a term in small letters, unless it is a name: 'Haber-Bosch process'. */
function decapitalized(form: string): string {
  return /^[^\s-]+-\p{Lu}/u.test(form)
    ? form
    : form.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
}

/**
 * The plurals of a common noun: 'ribosomes', 'batteries', 'volcanoes' and 'volcanos'. None for plurals, for nouns that are
 * rarely counted, and if the plural is not certain.
 */
function pluralsOf(form: string): string[] {
  const at = form.lastIndexOf(' ') + 1;
  const irregular = irregularPlurals(form.slice(at));
  if (irregular) return irregular.map((plural) => form.slice(0, at) + plural);
  if (isPlural(form) || massNoun.test(form) || /[^\p{L}\s-]|(?:s|x|z|um|on|us|a|i|o|f|fe)$/u.test(form))
    return [];
  if (/(?:ch|sh)$/.test(form)) return [`${form}es`];
  return [/[^aeiou]y$/.test(form) ? `${form.slice(0, -1)}ies` : `${form}s`];
}

/** 'Lafayette' and 'de Lafayette' for 'Marquis de Lafayette'. */
function withoutNobility(name: string): string[] {
  const [, particle = '', own] =
    /^(?:Marquis|Marquise|Count|Countess|Baron|Baroness|Duke|Duchess|Earl|Viscount)\s((?:de|du|von|van|of)\s)?(\p{Lu}[\p{L}-]+)$/u.exec(
      name,
    ) ?? [];
  return own === undefined ? [] : [own, `${particle}${own}`];
}

/** The initials of a name of three or more words: 'DNS' for 'Domain Name System'. Null for other names. */
function initialsOf(name: string): string | null {
  const words = name.split(' ').filter((word) => !/^(?:of|the|for|and|de)$/.test(word));
  return words.length > 2 && words.every((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word))
    ? words.map((word) => word.charAt(0)).join('')
    : null;
}

/** Nouns that are usually written without an article: 'photosynthesis', 'socialism'. */
const massNoun = /^\S+(?:sis|ism|ity|ness|ance|ence)$/i;

/** The form with an article: 'the enzyme' for 'Enzyme'. A capital letter from the start of a sentence becomes small. */
function withThe(form: string): string[] {
  if (massNoun.test(form)) return [];
  return [`the ${decapitalized(form)}`];
}

/** The singular with its article: 'a crevasse' for 'Crevasses'. */
function withA(singular: string): string {
  const small = decapitalized(singular);
  return `${/^[aeio]/.test(small) ? 'an' : 'a'} ${small}`;
}

/** Whether a country can have an article, unlike 'Britain' for 'the United Kingdom'. */
function canHaveArticle(name: string): boolean {
  return !/^(?:America|Great Britain|Britain|Holland|China|Germany|East Germany)$/.test(name);
}

/** A name without its place: 'Aletsch Glacier' for 'Aletsch Glacier in Switzerland'. Null for other names. */
function withoutPlace(name: string): string | null {
  return /^(\p{Lu}\S*(?: \p{Lu}\S*)*) (?:in|near) (?:the )?\p{Lu}/u.exec(name)?.[1] ?? null;
}

/**
 * The accepted answers for a term: its forms in the text, and simple variants. Examples: 'Louis XVI' for 'King Louis
 * XVI of France', 'Wegener' for 'Alfred Wegener', 'counter offer' for 'counter-offer', 'El Nino' for 'El Niño', 'the
 * cell' for 'cell', 'drone' for 'drones'.
 */
export function acceptedAnswers(
  forms: readonly string[],
  {
    kind,
    nameKind,
    fullName,
    otherNames,
    context,
  }: Pick<Term, 'kind' | 'nameKind' | 'fullName' | 'otherNames' | 'context'>,
): string[] {
  const plain = forms.map((form) => withoutTitle(form).replace(/^(?:an?|the)\s/i, ''));
  const named = forms.map((form) => form.replace(/^the\s/i, ''));
  const shorter = nameKind === 'PERSON' ? named.flatMap(shorterNames) : [];
  const places = kind === 'NAME' ? plain.flatMap((form) => withoutPlace(form) ?? []) : [];
  const singulars = kind === 'COMMON' ? plain.flatMap((form) => singularOf(form) ?? []) : [];
  // 'A ribosome' shows that ribosomes are counted, unlike oxygen.
  const isCounted = ['a _', 'an _', 'each _', 'every _', 'one _'].some((around) => context.has(around));
  const countable = kind === 'COMMON' && isCounted ? plain.filter((form) => pluralsOf(form).length > 0) : [];
  const numbers = [
    ...singulars.flatMap((singular) => [singular, withA(singular)]),
    ...countable.flatMap((form) => [withA(form), ...pluralsOf(form)]),
  ];
  const nobles = named.flatMap(withoutNobility);
  const initials =
    kind === 'NAME' && nameKind !== 'PERSON' ? plain.flatMap((form) => initialsOf(form) ?? []) : [];
  const names = fullName === null ? [] : [fullName];
  const spaced = [
    ...plain,
    ...shorter,
    ...names,
    ...nobles,
    ...places,
    ...numbers,
    ...otherNames,
    ...initials,
  ].flatMap((form) => [
    form,
    form.replaceAll('-', ' '),
    kind === 'COMMON' && !form.includes(' ') ? form.replaceAll('-', '') : '',
  ]);
  // The text has 'the United States', so students write the article, too.
  const withArticleOfName = context.has('the _')
    ? [...plain, ...places, ...otherNames.filter(canHaveArticle)]
        .flatMap((form) => [form, form.replaceAll('-', ' ')])
        .map((form) => `the ${form}`)
    : [];
  const withArticle = kind === 'COMMON' ? plain.flatMap(withThe) : withArticleOfName;
  return distinct([...forms, ...spaced, ...spaced.map(withoutAccents), ...withArticle]);
}
