import { difficulties, type Difficulty, type Question } from '../question.ts';
import { readDecimal } from './decimal.ts';

/**
 * Values in the comments above a question, written as marks such as `[tag:light]`. Moodle only reads tags and IDs.
 * Points, difficulty, and concepts that cannot be tags are written in other marks, which only Markwise reads.
 */
export interface GiftMarks {
  /** Concepts in order: Moodle's tags, and concepts that cannot be tags. */
  readonly concepts: readonly string[];
  readonly ids: readonly string[];
  readonly points: string | undefined;
  readonly difficulty: string | undefined;
}

// A closing bracket ends a mark. In a tag or an ID, `\]` is a bracket in the text.
const tag = String.raw`\[tag:(?<tag>(?:\\\]|[^\]<>\x60\p{Cc}]){1,500})\]`;
const concept = String.raw`\[concept:(?<concept>[^\]\[\p{Cc}]{1,500})\]`;
const names = new RegExp(`${tag}|${concept}`, 'gu');
const id = /\[id:((?:\\\]|[^\]\p{Cc}]){1,500})\]/gu;
const points = /\[points:([^\][\p{Cc}]{1,40})\]/u;
const difficulty = /\[difficulty:([^\][\p{Cc}]{1,40})\]/u;

const unescaped = (name: string) => name.replaceAll(String.raw`\]`, ']').trim();
const decoded = (name: string) =>
  name.replaceAll(/%([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export function marksIn(comments: string): GiftMarks {
  const concepts = [...comments.matchAll(names)].map(({ groups }) =>
    groups?.['tag'] === undefined ? decoded(groups?.['concept'] ?? '') : unescaped(groups['tag']),
  );
  // Tags are removed first, because the text of a tag can look like a mark.
  const withoutNames = comments.replaceAll(names, ' ');
  return {
    concepts,
    ids: [...withoutNames.matchAll(id)].map(([, name = '']) => unescaped(name)),
    points: points.exec(withoutNames)?.[1],
    difficulty: difficulty.exec(withoutNames)?.[1],
  };
}

interface MarkedFields {
  readonly fields: Partial<Question>;
  /** Messages about marks that cannot be read. */
  readonly losses: readonly string[];
}

/** The fields of a question that its marks set. */
export function fieldsOf({
  concepts,
  points: pointsText,
  difficulty: difficultyText,
}: GiftMarks): MarkedFields {
  const pointsRead = pointsText === undefined ? undefined : readDecimal(pointsText);
  const difficultyRead = difficulties.find((each) => each === difficultyText?.trim().toUpperCase());
  return {
    fields: {
      concepts,
      ...(typeof pointsRead === 'number' && { points: pointsRead }),
      ...(difficultyRead && { difficulty: difficultyRead }),
    },
    losses: [
      ...(pointsRead === null ? [`“${pointsText}” is not a number of points.`] : []),
      ...(difficultyText !== undefined && !difficultyRead
        ? [`“${difficultyText}” is not a difficulty: easy, medium or hard.`]
        : []),
    ],
  };
}

/** Whether Moodle and Markwise can both read the name of a concept if it is written as a tag. */
function canBeTag(name: string): boolean {
  return !/[<>`\p{Cc}]|\\$|\\\]|\[(?:id|concept):/u.test(name);
}

function encoded(name: string): string {
  return name.replaceAll(/[%<>`[\]\\\p{Cc}]/gu, (sign) => {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

export interface WrittenMarks {
  /** A comment line with its line break. Empty if there is nothing to write. */
  readonly text: string;
  /** Fields with a mark that only Markwise reads, for the report. */
  readonly own: readonly ('points' | 'difficulty' | 'concepts')[];
}

/** Writes the marks of a question. 1 point and no difficulty are the defaults, so they need no mark. */
export function writeMarks({
  concepts,
  points: worth,
  difficulty: level,
}: Pick<Question, 'concepts' | 'points'> & { readonly difficulty: Difficulty | null }): WrittenMarks {
  const marks = [
    ...concepts.map((name) =>
      canBeTag(name) ? `[tag:${name.replaceAll(']', String.raw`\]`)}]` : `[concept:${encoded(name)}]`,
    ),
    ...(worth === 1 ? [] : [`[points:${worth}]`]),
    ...(level === null ? [] : [`[difficulty:${level}]`]),
  ];
  return {
    text: marks.length === 0 ? '' : `// ${marks.join(' ')}\n`,
    own: [
      ...(worth === 1 ? [] : (['points'] as const)),
      ...(level === null ? [] : (['difficulty'] as const)),
      ...(concepts.every(canBeTag) ? [] : (['concepts'] as const)),
    ],
  };
}
