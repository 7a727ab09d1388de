import { shorterNames, withoutTitle } from '../terms/name-kinds.ts';
import type { Term } from '../terms/term.ts';
import { singularOf } from '../text/split-words.ts';

/** Words that reveal if a person is a man or a woman. */
export const gendered =
  /\b(?:he|him|his|himself|she|her|hers|herself|king|queen|father|mother|son|daughter|wife|husband|widow|nephew|niece)\b/i;

/** The texts without duplicates and empty texts. Letter case is ignored. */
function distinct(texts: readonly string[]): string[] {
  const keys = texts.map((text) => text.toLowerCase());
  return texts.filter((text, at) => text !== '' && keys.indexOf(keys[at] ?? '') === at);
}

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

/** Nouns that are usually written without an article: 'photosynthesis', 'socialism'. */
const massNoun = /^\S+(?:sis|ism|ity|ness|ance|ence)$/i;

/** The form with an article: 'the enzyme' for 'Enzyme'. A capital letter from the start of a sentence becomes small. */
function withThe(form: string): string[] {
  if (massNoun.test(form)) return [];
  return [`the ${form.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase())}`];
}

/** The singular with its article: 'a crevasse' for 'Crevasses'. */
function withA(singular: string): string {
  const small = singular.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());
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
  const numbers = singulars.flatMap((singular) => [singular, withA(singular)]);
  const names = fullName === null ? [] : [fullName];
  const spaced = [...plain, ...shorter, ...names, ...places, ...numbers, ...otherNames].flatMap((form) => [
    form,
    form.replaceAll('-', ' '),
    kind === 'COMMON' && !form.includes(' ') ? form.replaceAll('-', '') : '',
  ]);
  // The text has 'the United States', so students write the article, too.
  const withArticleOfName = context.has('the _')
    ? [...plain, ...places, ...otherNames.filter(canHaveArticle)].map((form) => `the ${form}`)
    : [];
  const withArticle = kind === 'COMMON' ? plain.flatMap(withThe) : withArticleOfName;
  return distinct([...forms, ...spaced, ...spaced.map(withoutAccents), ...withArticle]);
}
