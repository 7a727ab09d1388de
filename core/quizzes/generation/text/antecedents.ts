import { auxiliaries, isVerb } from './english.ts';
import { hasFirstName, hasPersonNoun, isOtherSex, peopleIn } from './people.ts';
import { isPlural, wordsOf } from './split-words.ts';

/** A text with its kind, as far as it is needed to find what a pronoun refers to. */
interface PlainSentence {
  readonly plain: string;
  readonly kind: 'HEADING' | 'ITEM' | 'PROSE';
}

/** What a sentence is about. */
interface Subject {
  /** As it is written inside a sentence: 'Marie Curie', 'the mitochondrion'. */
  readonly name: string;
  readonly kind: 'PERSON' | 'THING' | 'THINGS';
  /** Index of the sentence that names it. */
  readonly at: number;
  /** The pronoun that was used for this person before. */
  readonly pronoun: string | null;
  /** The text of the sentences about this person. It can name others to whom a pronoun could refer. */
  readonly text: string;
}

/** A sentence whose first pronoun was replaced by the name that it refers to. */
export interface ResolvedSentence {
  readonly plain: string;
  /** Position of the name in `plain`. */
  readonly start: number;
  readonly end: number;
  /** Index of the sentence that has the name. */
  readonly namedAt: number;
}

const fullNameAtStart =
  /^(?:(?:King|Queen|Emperor|Empress|Pope|Saint|Sir|President|Captain|General)\s)?\p{Lu}[\p{L}’-]+(?:\s\p{Lu}\.)*(?:\s(?:von|van|de|da|del|della|la|der|ten|ibn|al)){0,2}(?:\s\p{Lu}[\p{L}’-]+)+(?=,\s(?:an?|the|who)\s|\s(?:\([^)]*\)\s)?\p{Ll})/u;
const nameAtStart = /^(\p{Lu}[\p{L}’-]+)(?=\s(?!and\b|or\b)\p{Ll}|,\swho\b)/u;

/** A date at the start: 'On 27 December 1831 Darwin left'. */
const dateAtStart =
  /^(?:In|On|By|After|Since|Until|During)\s(?:(?:early|late)\s)?(?:\d{1,2}\s)?(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)\s)?\d{3,4},?\s(?=\p{Lu})/u;

/** 'The mitochondrion is an organelle', 'Mount Etna is one of …', 'The Directory, a government of five men, took'. */
const described =
  /^((?:(?:An?|The)\s)?[\p{L}\p{N}’-]+(?:\s[\p{L}\p{N}’-]+){0,4}?)(?:\s\([^)]*\))?(?:\s(?:is|are|was|were)\s(?:an?|the|one|any|small|large|thin|long|short)\s|,\san?\s[^,.;]+,\s\p{Ll}+\s)/u;

/** A pronoun as the subject, at the start or after a time or a place: 'In 1895 she', 'On the islands, he'. */
const subjectPronoun =
  /^((?:(?:In|On|At|From|During|After|By|Until|Since|Before|For|With|Within)\s[^,.;:]{1,50},?\s)?)(he|she|it|they)\s/iu;

/** 'It' that refers to nothing: 'It is known that', 'It was in 1900 that', 'It takes a year to'. */
const emptyIt =
  /^it\s(?:(?:is|was|has been|may be|might be|can be|could be|seems|appears|follows|turned out|remains)\s(?:(?:also|often|now|still|not|\p{L}+ly)\s)?(?:known|said|thought|believed|estimated|assumed|argued|claimed|hoped|possible|impossible|likely|unlikely|clear|unclear|important|necessary|difficult|hard|easy|better|best|useful|common|true|in|on|at|not|only|because|when|if|as|that|this|these|those|thanks|due)\b|(?:is|was)\s\d|(?:takes?|took)\s(?!place\b|part\b|over\b)|(?:rains?|snows?)\b)/iu;

/** Words for relatives, who could be meant by a later pronoun. */
const relative =
  /\b(?:father|mother|son|daughter|wife|husband|brother|sister|uncle|aunt|nephew|niece|cousin|widow|lover)s?\b/i;

const possessiveAtStart = /^(his|her|its|their)\s((?:\p{Ll}+\s){0,3}\p{Ll}+)(?=,?\s)/iu;

const maleNoun = /\b(?:father|son|husband|brother|uncle|nephew)\b/i;
const femaleNoun = /\b(?:mother|daughter|wife|sister|aunt|niece|widow)\b/i;
const maleRelative = /\b(?:father|son|husband|brother|uncle|nephew),?\s$/i;
const femaleRelative = /\b(?:mother|daughter|wife|sister|aunt|niece|widow),?\s$/i;

/** Maximum sentences between a person and a pronoun that do not mention anybody else. */
const maxDistance = 2;

/** Whether a sentence begins with a relative of the same sex, or with several people: 'Their first daughter was …'. */
function hasSubjectOf(text: string, pronoun: string): boolean {
  const [subject = ''] = /^(?:\S+\s){0,4}?\S+(?=,?\s)/.exec(text) ?? [];
  const same = pronoun === 'she' ? femaleNoun : maleNoun;
  return same.test(text.slice(0, subject.length + 30)) || /^(?:they|their|both)\b/i.test(text);
}

function isTimeOrPlace(lead: string): boolean {
  return !wordsOf(lead).some(({ lower }) => isVerb(lower) || auxiliaries.has(lower));
}

/** The last name of a person: 'Curie' for 'Marie Curie'. */
function lastNameOf(name: string): string {
  return name.split(' ').at(-1) ?? '';
}

/** The full name of a person with which a text begins. Null if it begins with anything else. */
function personAtStart(text: string): string | null {
  const [full] = fullNameAtStart.exec(text) ?? [];
  return full !== undefined && peopleIn(text).some((name) => full.endsWith(name)) ? full : null;
}

/** What is known of the sentences before. */
class Reader {
  /** The full name of each person, by the last name. Null if two people have it. */
  private readonly known = new Map<string, string | null>();
  private subject: Subject | null = null;
  /** Number of sentences since the subject was the subject. */
  private distance = 0;
  private readonly mainPerson: string | null;

  constructor(mainPerson: string | null) {
    this.mainPerson = mainPerson;
  }

  /** Null if the sentence does not begin with a pronoun, or if it is not certain to what the pronoun refers. */
  read(plain: string, at: number): ResolvedSentence | null {
    const resolved = this.resolve(plain);
    if (resolved !== null) {
      this.distance = 0;
      return resolved;
    }
    const own = this.ownSubject(plain, at);
    for (const name of peopleIn(plain)) this.learn(name);
    if (own !== null) {
      this.subject = own;
      this.distance = 0;
      return null;
    }
    this.distance += 1;
    if (this.mayChangeSubject(plain)) this.subject = null;
    return null;
  }

  /** Forgets the subject at a heading. */
  forget(): void {
    this.subject = null;
  }

  private learn(name: string): void {
    const last = lastNameOf(name);
    const known = this.known.get(last);
    this.known.set(last, known === undefined || known === name ? name : null);
  }

  /** Whether a later pronoun could refer to somebody or something else. */
  private mayChangeSubject(plain: string): boolean {
    const { subject } = this;
    if (subject?.kind !== 'PERSON' || this.distance > maxDistance) return true;
    const { pronoun } = subject;
    if (subject.name !== this.mainPerson || pronoun === null)
      return subjectPronoun.test(plain) || relative.test(plain) || peopleIn(plain).length > 0;
    return hasSubjectOf(plain, pronoun) || this.rivalsOf(subject, pronoun, plain).length > 0;
  }

  private ownSubject(plain: string, at: number): Subject | null {
    const clause = plain.replace(dateAtStart, '');
    const [front = '', thing] = described.exec(clause) ?? [];
    const isPerson = hasPersonNoun(clause.slice(front.trimEnd().lastIndexOf(' '))) || hasFirstName(clause);
    const full = personAtStart(clause);
    if (full !== null && (thing === undefined || isPerson)) return this.person(full, at, plain);
    const [single] = nameAtStart.exec(clause) ?? [];
    const name = single === undefined ? null : this.fullNameOf(single);
    if (name !== null) return this.person(name, at, plain);
    if (thing === undefined || isPerson) return null;
    const inside = /^(?:An?|The)\s/.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
    return { name: inside, kind: isPlural(thing) ? 'THINGS' : 'THING', at, pronoun: null, text: '' };
  }

  /** The full name for a last name, or for the first name of the subject. */
  private fullNameOf(single: string): string | null {
    const { subject } = this;
    if (subject?.kind === 'PERSON' && subject.name.split(' ').includes(single)) return subject.name;
    if (this.mainPerson !== null && lastNameOf(this.mainPerson) === single) return this.mainPerson;
    return this.known.get(single) ?? null;
  }

  private person(name: string, at: number, text: string): Subject {
    this.learn(name);
    const isSame = this.subject?.name === name;
    return { name, kind: 'PERSON', at, pronoun: isSame ? (this.subject?.pronoun ?? null) : null, text };
  }

  private resolve(plain: string): ResolvedSentence | null {
    return this.resolvePronoun(plain) ?? this.resolvePossessive(plain);
  }

  private resolvePronoun(plain: string): ResolvedSentence | null {
    const { subject } = this;
    const [front, lead = '', pronoun = ''] = subjectPronoun.exec(plain) ?? [];
    if (front === undefined || subject === null || !isTimeOrPlace(lead)) return null;
    const rest = plain.slice(lead.length + pronoun.length);
    if (!this.canMean(subject, pronoun.toLowerCase(), plain.slice(lead.length))) return null;
    const name = lead === '' ? subject.name.charAt(0).toUpperCase() + subject.name.slice(1) : subject.name;
    this.subject = { ...subject, pronoun: pronoun.toLowerCase(), text: `${subject.text} ${rest}` };
    return {
      plain: `${lead}${name}${rest}`,
      start: lead.length,
      end: lead.length + name.length,
      namedAt: subject.at,
    };
  }

  /** 'Marie Curie’s father taught' for 'Her father taught'. */
  private resolvePossessive(plain: string): ResolvedSentence | null {
    const { subject } = this;
    const [front, possessive = '', owned = ''] = possessiveAtStart.exec(plain) ?? [];
    if (front === undefined || subject === null) return null;
    const pronoun = { his: 'he', her: 'she', its: 'it', their: 'they' }[possessive.toLowerCase()] ?? '';
    if (!this.canMean(subject, pronoun, '')) return null;
    // 'Its largest city is Lagos. It …', 'Her mother was a nurse. She …'
    const isRelative = (pronoun === 'she' ? femaleNoun : maleNoun).test(owned);
    this.subject = subject.kind === 'PERSON' && !isRelative ? { ...subject, pronoun } : null;
    const name = subject.name.charAt(0).toUpperCase() + subject.name.slice(1);
    const named = `${name}${name.endsWith('s') ? '’' : '’s'}`;
    return {
      plain: `${named}${plain.slice(possessive.length)}`,
      start: 0,
      end: named.length,
      namedAt: subject.at,
    };
  }

  private canMean(subject: Subject, used: string, clause: string): boolean {
    const { kind, name, pronoun, text } = subject;
    if (kind === 'PERSON')
      return (
        /^(?:he|she)$/.test(used) &&
        !isOtherSex(name, used) &&
        (pronoun === null || pronoun === used) &&
        (name === this.mainPerson || this.rivalsOf(subject, used, text).length === 0)
      );
    if (this.distance > 0) return false;
    return kind === 'THING' ? used === 'it' && !emptyIt.test(clause) : used === 'they';
  }

  /** The other people in a text to whom the pronoun can refer. 'Her father, Władysław Skłodowski' is no 'she'. */
  private rivalsOf({ name }: Subject, pronoun: string, text: string): string[] {
    const others = pronoun === 'she' ? maleRelative : femaleRelative;
    return peopleIn(text).filter((other) => {
      const before = text.slice(0, text.indexOf(other));
      return !name.endsWith(other) && !isOtherSex(other, pronoun) && !others.test(before);
    });
  }
}

/** Minimum sentences whose subject a person is, for the text to be about this person. */
const minMain = 3;

/** The person whose life a text tells: most of its sentences begin with this full name or its last name. */
function mainPersonOf(sentences: readonly PlainSentence[]): string | null {
  const first = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { plain } of sentences) {
    const clause = plain.replace(dateAtStart, '');
    const full = personAtStart(clause);
    const [single] = nameAtStart.exec(clause) ?? [];
    const last = full === null ? single : lastNameOf(full);
    if (last === undefined) continue;
    if (full !== null && !first.has(last)) first.set(last, full);
    counts.set(last, (counts.get(last) ?? 0) + 1);
  }
  const named = [...counts].filter(([last]) => first.has(last));
  const [last = '', count = 0] = named.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return count >= minMain ? (first.get(last) ?? null) : null;
}

/**
 * The sentences that begin with a pronoun, with the name in its place: 'In 1891 Marie Curie followed her sister' for 'In
 * 1891 she followed her sister'. Null for other sentences, and if it is not certain to what the pronoun refers: the
 * sentence before has another subject, or has another person of the same sex.
 */
export function withNames(sentences: readonly PlainSentence[]): (ResolvedSentence | null)[] {
  const reader = new Reader(mainPersonOf(sentences));
  return sentences.map(({ plain, kind }, at) => {
    if (kind !== 'HEADING') return reader.read(plain, at);
    reader.forget();
    return null;
  });
}
