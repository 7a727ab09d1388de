import type { QuestionFormat } from '../../gql/graphql.ts';

export interface FormatFacts {
  readonly id: QuestionFormat;
  readonly name: string;
  /** What the format is for, as a sentence on screen. */
  readonly use: string;
  /** How to write or get a file. Null if the sample is enough. */
  readonly help: string | null;
  /** Null for formats that cannot be typed. */
  readonly sample: string | null;
}

/** The samples ask similar questions, so that the formats can be compared. */
export const formats: readonly FormatFacts[] = [
  {
    id: 'GIFT',
    name: 'GIFT',
    use: 'Moodle’s text format, for every type of question.',
    help: null,
    sample: `::Primes:: Which of these is prime? {
  ~4#Two times two.
  =5#Only 1 and 5 divide it.
  ~6
}

::Gravity:: What is g in m/s²? {#9.81:0.05}`,
  },
  {
    id: 'MOODLE',
    name: 'Moodle XML',
    use: 'A file of Moodle’s question bank, with categories, tags, feedback and images.',
    help: 'In Moodle: Question bank, Export, Moodle XML format. Choose the XML file here as it is.',
    sample: null,
  },
  {
    id: 'AIKEN',
    name: 'Aiken',
    use: 'The shortest format: multiple choice with one correct answer.',
    help: null,
    sample: `Which of these is prime?
A. 4
B. 5
C. 6
ANSWER: B`,
  },
  {
    id: 'TEXT',
    name: 'Numbered text',
    use: 'A quiz as you would type it, in the format of text2qti.',
    help: null,
    sample: `1. Which of these are prime?
[*] 2
[*] 3
[ ] 4

2. What is g in m/s²?
=  9.81 +- 0.05`,
  },
  {
    id: 'CSV',
    name: 'CSV',
    use: 'A spreadsheet with a header. It can hold everything in the bank.',
    help: 'The first row names the columns: Question, Option A, Option B, … and Correct answer (a letter, a number or the text of an option). Optional: Type, Explanation, Points, Difficulty, Concepts, Category.',
    sample: `Question,Option A,Option B,Option C,Correct answer
Which of these is prime?,4,5,6,B
Which planet is the largest?,Mars,Jupiter,Venus,Jupiter`,
  },
  {
    id: 'QTI',
    name: 'QTI 1.2',
    use: 'A zip package, as Canvas exports and imports quizzes, with images.',
    help: 'In Canvas: Settings, Export Course Content, Quiz. Choose the zip file here as it is.',
    sample: null,
  },
];

/** The format with this ID. Null if there is none. */
export function formatNamed(id: string | null): QuestionFormat | null {
  return formats.find((format) => format.id === id)?.id ?? null;
}

export const formatName = (id: QuestionFormat) => formats.find((format) => format.id === id)?.name ?? id;
