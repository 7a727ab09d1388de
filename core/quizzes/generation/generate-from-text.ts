import { checkQuestion } from '../question-rules.ts';
import type { QuestionType } from '../question.ts';
import { randomOf } from '../random.ts';
import { candidatesOf } from './questions/candidates.ts';
import { blank, type BuildParts, type Candidate } from './questions/candidate.ts';
import { generationLimits, type SourcedQuestion } from './sourced-question.ts';
import { definitionIn } from './terms/definitions.ts';
import { distractorPool } from './terms/distractors.ts';
import { termBookOf } from './terms/term-book.ts';
import { sentencesOf } from './text/sentences.ts';
import { termKey } from './text/words.ts';

export interface GenerationWish {
  /** At most 50. */
  readonly count: number;
  /** The same seed gives the same questions of the same text. */
  readonly seed: string;
  /** What the questions are to be about: a sentence that names one of them is taken. Empty: anything. */
  readonly topics?: readonly string[];
  /** MULTIPLE_CHOICE, SHORT_ANSWER, NUMERIC and MATCHING are made. Empty: all of them. */
  readonly types?: readonly QuestionType[];
}

/** Differences in quality smaller than this are left to chance, so that another seed gives other questions. */
const chance = 1.5;
/** Questions that ask for numbers, among those of a quiz, while there are others. */
const numericShare = 0.4;

function ranked(candidates: readonly Candidate[], seed: string): Candidate[] {
  return candidates
    .map((candidate) => {
      const luck = randomOf(`${seed}:${candidate.form}:${candidate.sentences[0]}:${candidate.asked[0]}`)();
      return { candidate, rank: candidate.quality + chance * luck };
    })
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
}

/** Takes the best, each sentence and each asked term once; a second round does not mind how many ask for numbers. */
/** What looks like a blank in the text itself would be taken for one. */
function hasOwnBlank({ question: { question } }: SourcedQuestion): boolean {
  return question.split(blank).length > 2;
}

function choose(
  candidates: readonly Candidate[],
  { count, seed }: GenerationWish,
  parts: Omit<BuildParts, 'random'>,
): SourcedQuestion[] {
  const chosen: SourcedQuestion[] = [];
  const sentences = new Set<number>();
  const asked = new Set<string>();
  let numbers = 0;
  for (const most of [Math.ceil(count * numericShare), count]) {
    for (const candidate of candidates) {
      if (chosen.length >= count) return chosen;
      if (candidate.form === 'NUMERIC' && numbers >= most) continue;
      if (candidate.sentences.some((at) => sentences.has(at))) continue;
      if (candidate.asked.some((key) => asked.has(key))) continue;
      const random = randomOf(
        `${seed}:${candidate.form}:${candidate.sentences.join()}:${candidate.asked.join()}`,
      );
      const built = candidate.build({ ...parts, random });
      if (built === null || hasOwnBlank(built) || Object.keys(checkQuestion(built.question)).length > 0)
        continue;
      chosen.push(built);
      if (candidate.form === 'NUMERIC') numbers += 1;
      for (const at of candidate.sentences) sentences.add(at);
      for (const key of candidate.asked) asked.add(key);
    }
  }
  return chosen;
}

/**
 * Questions from notes or pasted text, the best first, without a language model: terms by their definitions, blanks
 * for terms and numbers. Each comes with the sentences that it was made from. As many as the text gives, at most
 * `count`; of a text longer than 200,000 characters the rest is not read.
 */
export function generateFromText(given: string, wish: GenerationWish): SourcedQuestion[] {
  const text = given.slice(0, generationLimits.text);
  const count = Math.min(generationLimits.count, Math.max(0, Math.floor(wish.count)));
  const { topics = [], types = [] } = wish;
  const sentences = sentencesOf(text);
  const definitions = new Map(
    sentences.flatMap((sentence, at) => {
      const definition = definitionIn(sentence);
      return definition === null ? [] : [[at, definition] as const];
    }),
  );
  const book = termBookOf(sentences, definitions);
  const topicKeys = topics.map(termKey).filter((key) => key !== '');
  const candidates = ranked(
    candidatesOf(book, definitions, { count, topicKeys, seed: wish.seed }),
    wish.seed,
  );
  const allows = (type: QuestionType) => types.length === 0 || types.includes(type);
  const parts = { pool: distractorPool(book), allows };
  const mixed = choose(candidates, { ...wish, count }, parts);
  if (mixed.length >= count) return mixed;
  // One question of five definitions is a waste where each is needed.
  const singles = candidates.filter(({ form }) => form !== 'MATCHING');
  const apart = choose(singles, { ...wish, count }, parts);
  return apart.length > mixed.length ? apart : mixed;
}
