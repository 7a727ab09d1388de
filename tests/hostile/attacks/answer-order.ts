import { createHash } from 'node:crypto';
import type { Attack, AttackContext, Finding } from '../attack.ts';
import { startProduct } from '../support/product.ts';
import {
  clockAhead,
  publish,
  stop,
  takeAttempts,
  writtenQuestions,
  type ShownAttempt,
  type ShownPart,
  type ShownQuestion,
  type WrittenQuestion,
} from '../support/shown-orders.ts';
import { signUp, signUpInstructor, Visitor } from '../support/visitor.ts';
import {
  drawsBetween,
  drawsOf,
  hashBack,
  hashOf,
  hashOn,
  statesFor,
  unshuffled,
  type Target,
} from '../support/weak-seed.ts';

const answers = 4;
const pairs = 12;
const student = 'student@markwise.example';

/** A quiz as a student saw it, and as its author wrote it. */
interface Observation {
  readonly attempts: readonly ShownAttempt[];
  /** The author's questions by their text. */
  readonly written: ReadonlyMap<string, WrittenQuestion>;
}

async function observe(context: AttackContext): Promise<Observation> {
  const product = await startProduct(context);
  const teacher = await signUpInstructor(product, 'teacher@markwise.example');
  const sam = await signUp(product, student);
  const questions = writtenQuestions(context.random, { choices: 300, answers, matching: 100, pairs });
  const quizId = await publish(teacher, questions, { answerRelease: 'NEVER' });
  const attempts = await takeAttempts(sam, quizId, 10);
  for (const attempt of attempts)
    if (attempt.questions.length !== questions.length) throw new Error('Not every question was asked.');
  return { attempts, written: new Map(questions.map((each) => [each.question, each])) };
}

let observed: Promise<Observation> | undefined;
/** The observation that two attacks share. The first one creates it. */
const observation = (context: AttackContext): Promise<Observation> => (observed ??= observe(context));

interface Rate {
  readonly hits: number;
  readonly total: number;
  /** Probability of a hit by chance, 0 to 1. */
  readonly chance: number;
}

/** The probability of at least `hits` hits by chance. */
function chanceOfAtLeast({ hits, total, chance }: Rate): number {
  let term = (1 - chance) ** total;
  let below = 0;
  for (let count = 0; count < hits; count += 1) {
    below += term;
    term *= ((total - count) / (count + 1)) * (chance / (1 - chance));
  }
  return 1 - below;
}

/** The probability of a result beyond 4 standard deviations: without a leak, it happens once in 30,000 runs. */
const unlikely = 3.2e-5;

function isChance(rate: Rate): boolean {
  return rate.total > 0 && chanceOfAtLeast(rate) > unlikely;
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const rateText = ({ hits, total, chance }: Rate) => `${hits} of ${total} (chance: ${percent(chance)})`;

const isChoice = ({ type }: ShownQuestion) => type === 'MULTIPLE_CHOICE';

/** How often `guess` finds the option that the author wrote first. */
function firstOptionRate(
  questions: readonly ShownQuestion[],
  written: Observation['written'],
  guess: (question: ShownQuestion) => ShownPart | undefined,
): Rate {
  const choices = questions.filter(isChoice);
  const hits = choices.filter(
    (question) => guess(question)?.text === written.get(question.question_text)?.answers[0],
  );
  return { hits: hits.length, total: choices.length, chance: 1 / answers };
}

/** A column of a matching question as shown, and the key by which it may have been sorted before it was shuffled. */
interface ShuffledColumn {
  readonly attempt: ShownAttempt;
  readonly question: ShownQuestion;
  readonly column: 'matchPrompts' | 'matchOptions';
  readonly sortedBy: 'text' | 'id';
}

const smaller = (one: string, other: string) => (one < other ? -1 : 1);

function drawsIn({ question, column, sortedBy }: ShuffledColumn): number[] {
  const shown = question[column];
  const sorted = shown.toSorted((one, other) => smaller(one[sortedBy], other[sortedBy]));
  return drawsBetween(sorted, shown);
}

/**
 * The state of the hash before the question's ID was added. Null if the first five matching questions of the attempt do
 * not fit this state.
 */
function prefixOf(state: number, seen: ShuffledColumn): number | null {
  const prefix = hashBack(state, seen.question.id);
  const others = seen.attempt.questions.filter((each) => !isChoice(each)).slice(0, 5);
  const agree = others.every(
    (question) =>
      drawsOf(hashOn(prefix, question.id), pairs).join() === drawsIn({ ...seen, question }).join(),
  );
  return agree ? prefix : null;
}

/**
 * Tries states against every matching question of every attempt. Returns an attempt with the hash's state that its
 * orders come from, or null if no state fits.
 */
function brokenAttempt(
  { attempts }: Observation,
  first: number,
): { readonly attempt: ShownAttempt; readonly prefix: number } | null {
  const seen = attempts.flatMap((attempt) =>
    attempt.questions
      .filter((question) => !isChoice(question))
      .flatMap((question) =>
        (['matchPrompts', 'matchOptions'] as const).flatMap((column) =>
          (['text', 'id'] as const).map((sortedBy): ShuffledColumn => ({
            attempt,
            question,
            column,
            sortedBy,
          })),
        ),
      ),
  );
  const targets = seen.map((about): Target<ShuffledColumn> => ({ draws: drawsIn(about), about }));
  // There are 1,000 shuffles of each column. If they come from 32-bit states, about 16 of the 2^26 tried states hit one.
  for (const { state, about } of statesFor(targets, { count: pairs, first, tries: 2 ** 26 })) {
    const prefix = prefixOf(state, about);
    if (prefix !== null) return { attempt: about.attempt, prefix };
  }
  return null;
}

async function bySeed(context: AttackContext): Promise<Finding> {
  const { attempts, written } = await observation(context);
  const broken = brokenAttempt({ attempts, written }, Math.floor(context.random() * 2 ** 32));
  const questions = (broken?.attempt ?? attempts[0])?.questions ?? [];
  const rate = firstOptionRate(questions, written, ({ id, answers: shown }) =>
    broken ? unshuffled(shown, drawsOf(hashOn(broken.prefix, id), shown.length))[0] : shown[0],
  );
  const found = broken ? 'the seed of an attempt found' : 'no seed found';
  return { figure: `${rateText(rate)}, ${found}`, holds: broken === null && isChance(rate) };
}

/** An option, prompt or match of a question, with all values that might reveal its position in the author's order. */
interface Features {
  readonly text: string;
  readonly values: readonly (number | string)[];
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

function featuresOf(shown: readonly (readonly ShownPart[])[], questionId: string): Features[] {
  const [first = []] = shown;
  return first.map(({ id, text }, position) => {
    const positions = shown.map((parts) => parts.findIndex((part) => part.id === id));
    const mean = positions.reduce((sum, each) => sum + each, 0) / positions.length;
    const spread = positions.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    const hashes = [id, text, `${questionId} ${id}`, `${id} ${questionId}`].map(digest);
    const weak = [id, text, `${questionId} ${id}`].map(hashOf);
    const ends = [id.at(-1) ?? '', [...id].toReversed().join('')];
    const lasts = [positions.at(-1) ?? 0, Math.min(...positions), Math.max(...positions)];
    const values = [position, mean, spread, ...lasts, id, id.length, ...ends, text, text.length];
    return { text, values: [...values, ...hashes, ...weak] };
  });
}

interface Case {
  readonly parts: readonly Features[];
  /** The text that the author wrote first. */
  readonly first: string;
}

/** Sorts the parts of a question by a feature. Returns the text of the part with this rank. */
function textAtRank({ parts }: Case, feature: number, rank: number): string | undefined {
  const sorted = parts.toSorted((one, other) => {
    const [a = '', b = ''] = [one.values[feature], other.values[feature]];
    return a === b ? 0 : a < b ? -1 : 1;
  });
  return sorted[rank]?.text;
}

/** Finds the feature that predicts the author's first text best in one half of the cases. Tests it with the other half. */
function learnedRate(cases: readonly Case[]): Rate {
  const half = Math.floor(cases.length / 2);
  const [training, tested] = [cases.slice(0, half), cases.slice(half)];
  const [{ parts } = { parts: [] as readonly Features[] }] = cases;
  const hitsIn = (some: readonly Case[], feature: number, rank: number) =>
    some.filter((one) => textAtRank(one, feature, rank) === one.first).length;
  let best = { feature: 0, rank: 0, hits: -1 };
  for (let feature = 0; feature < (parts[0]?.values.length ?? 0); feature += 1)
    for (let rank = 0; rank < parts.length; rank += 1) {
      const hits = hitsIn(training, feature, rank);
      if (hits > best.hits) best = { feature, rank, hits };
    }
  return {
    hits: hitsIn(tested, best.feature, best.rank),
    total: tested.length,
    chance: 1 / Math.max(1, parts.length),
  };
}

/** How often a match has the same index as its prompt, in one attempt. */
function partnersAtSameIndex({ attempts, written }: Observation): Rate {
  const isPartner = attempts.slice(0, 1).flatMap(({ questions }) =>
    questions
      .filter((question) => !isChoice(question))
      .flatMap(({ question_text: text, matchPrompts, matchOptions }) => {
        const belongs = new Map(written.get(text)?.pairs.map(({ left, right }) => [left, right]));
        return matchPrompts.map((left, at) => belongs.get(left.text) === matchOptions[at]?.text);
      }),
  );
  return { hits: isPartner.filter(Boolean).length, total: isPartner.length, chance: 1 / pairs };
}

async function byStatistics(context: AttackContext): Promise<Finding> {
  const { attempts, written } = await observation(context);
  const byId = Map.groupBy(
    attempts.flatMap(({ questions }) => questions),
    ({ id }) => id,
  );
  const cases = (side: 'answers' | 'matchPrompts' | 'matchOptions'): Case[] =>
    [...byId].flatMap(([id, shown]) => {
      const question = written.get(shown[0]?.question_text ?? '');
      const [pair] = question?.pairs ?? [];
      const first = { answers: question?.answers[0], matchPrompts: pair?.left, matchOptions: pair?.right }[
        side
      ];
      return first === undefined
        ? []
        : [
            {
              parts: featuresOf(
                shown.map((each) => each[side]),
                id,
              ),
              first,
            },
          ];
    });
  const rates = {
    answers: learnedRate(cases('answers')),
    matchPrompts: learnedRate(cases('matchPrompts')),
    matchOptions: learnedRate(cases('matchOptions')),
    'partners at the same index': partnersAtSameIndex({ attempts, written }),
  };
  return {
    figure: Object.entries(rates)
      .map(([name, rate]) => `${name}: ${rateText(rate)}`)
      .join('; '),
    holds: Object.values(rates).every(isChance),
  };
}

interface PracticeReply {
  readonly cards: readonly {
    readonly id: string;
    readonly cardRevision: number;
    readonly question: ShownQuestion;
  }[];
}

/** Tries the seed of an older version of the product, which consisted of two IDs and a revision that each card shows. */
async function byCards(context: AttackContext): Promise<Finding> {
  const first = await startProduct(context);
  const teacher = await signUpInstructor(first, 'teacher@markwise.example');
  const sam = await signUp(first, student);
  const questions = writtenQuestions(context.random, { choices: 200, answers, matching: 0, pairs });
  const quizId = await publish(teacher, questions, {});
  await takeAttempts(sam, quizId, 1);
  await sam.post('/api/practice/plan?timeZone=UTC', { dailyMinutes: 240 }, 'PUT');
  await sam.get('/api/practice');
  await stop(first);
  const { dataDir } = first;
  const nextDay = await startProduct(context, { dataDir, flags: clockAhead(36 * 60 * 60_000) });
  const later = await new Visitor(nextDay).signIn(student);
  const { cards } = JSON.parse((await later.get('/api/practice')).text) as PracticeReply;
  const byQuestion = new Map(cards.map((card) => [card.question.id, card]));
  if (cards.length < questions.length) throw new Error(`Only ${cards.length} cards are due.`);
  const rate = firstOptionRate(
    cards.map(({ question }) => question),
    new Map(questions.map((each) => [each.question, each])),
    ({ id, answers: shown }) => {
      const card = byQuestion.get(id);
      const seed = `${card?.id} ${card?.cardRevision} ${id}`;
      return unshuffled(shown, drawsOf(hashOf(seed), shown.length))[0];
    },
  );
  return { figure: rateText(rate), holds: isChance(rate) };
}

const goal = 'the answer that the author wrote first is found no more often than by chance, within 4 sigma';

export const answerOrderAttacks: readonly Attack[] = [
  { name: 'answer-order-by-seed', goal, run: bySeed },
  {
    name: 'answer-order-by-statistics',
    goal: 'the texts that the author wrote first, and matching pairs, are found no more often than by chance, within 4 sigma',
    run: byStatistics,
  },
  { name: 'answer-order-of-cards', goal, run: byCards },
];
