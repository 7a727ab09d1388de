import { generateFromText } from '../../core/quizzes/generation/generate-from-text.ts';
import { questionKey } from '../../core/quizzes/generation/shown-questions.ts';
import type { SourcedQuestion } from '../../core/quizzes/generation/sourced-question.ts';
import type { Figure } from '../figure.ts';
import { notes, passages } from './passages.ts';
import { flawsOf, ruleTexts, type Rule } from './rules.ts';

const asked = 10;
const seeds = ['a', 'b', 'c', 'd', 'e'];
/** Passages of books, and texts that instructors could paste. */
const texts = [...passages, ...notes];
const how = `${asked} questions asked of each of ${texts.length} texts of about 300 words, with ${seeds.length} seeds; judged by the rules in generation/rules.ts`;

/** The percentage of questions without a flaw. */
function soundShare(flawed: number, all: number): number {
  return (100 * (all - flawed)) / Math.max(1, all);
}

/** The type of a question together with the position of each of its sentences. */
function typesAndPositions({ question, sources }: SourcedQuestion): string[] {
  return sources.map(({ start }) => `${question.type} ${start}`);
}

/**
 * Generates five questions, and then five others. Returns the percentage of the other questions that have other
 * sentences or another type.
 */
function regeneratedShare(): number {
  const counts = texts.flatMap(({ text }) =>
    seeds.map((seed) => {
      const first = generateFromText(text, { count: 5, seed }).questions;
      const shownKeys = first.map(questionKey);
      const second = generateFromText(text, { count: 5, seed: `${seed}2`, shownKeys }).questions;
      const before = new Set(first.flatMap(typesAndPositions));
      const isOther = (made: SourcedQuestion) => typesAndPositions(made).every((key) => !before.has(key));
      return { other: second.filter(isOther).length, all: second.length };
    }),
  );
  const sum = (field: 'other' | 'all') => counts.reduce((total, count) => total + count[field], 0);
  return (100 * sum('other')) / Math.max(1, sum('all'));
}

/** Number of true statements, minus the number of false statements. */
function surplusOf(questions: readonly SourcedQuestion[]): number {
  return questions
    .filter(({ question }) => question.type === 'TRUE_FALSE')
    .reduce((sum, { question }) => sum + (question.correctAnswer[0] === 1 ? 1 : -1), 0);
}

/** Measures the number and the quality of questions that are generated from texts by rules. */
export async function benchGeneration(): Promise<Figure[]> {
  const sets = texts.flatMap(({ text }) =>
    seeds.map((seed) => {
      const { questions } = generateFromText(text, { count: asked, seed });
      return { questions, flaws: flawsOf(text, questions) };
    }),
  );
  const total = sets.reduce((sum, { questions }) => sum + questions.length, 0);
  const flawedBy = (rule: Rule | null) =>
    sets.reduce((sum, { flaws }) => {
      const found = flaws.filter((flaw) => rule === null || flaw.rule === rule);
      return sum + new Set(found.map(({ at }) => at)).size;
    }, 0);
  const types = new Set(sets.flatMap(({ questions }) => questions.map(({ question }) => question.type)));
  const rules = Object.entries(ruleTexts) as [Rule, string][];
  return [
    {
      key: 'generation.count',
      what: `questions of ${asked} asked, mean`,
      value: total / sets.length,
      unit: '',
      goal: { atLeast: 9.5 },
      how,
    },
    {
      key: 'generation.full',
      what: `sets with all ${asked} questions`,
      value: (100 * sets.filter(({ questions }) => questions.length === asked).length) / sets.length,
      unit: '%',
      goal: { atLeast: 90 },
      how,
    },
    {
      key: 'generation.types',
      what: 'question types',
      value: types.size,
      unit: '',
      goal: { atLeast: 5 },
      how,
    },
    {
      key: 'generation.statements',
      what: 'sets with at most one more true statement than false ones',
      value: (100 * sets.filter(({ questions }) => surplusOf(questions) <= 1).length) / sets.length,
      unit: '%',
      goal: { atLeast: 80 },
      how,
    },
    {
      key: 'generation.sound',
      what: 'questions that follow every rule',
      value: soundShare(flawedBy(null), total),
      unit: '%',
      goal: { atLeast: 95 },
      how,
    },
    {
      key: 'generation.regenerate',
      what: 'regenerated questions with another sentence or type',
      value: regeneratedShare(),
      unit: '%',
      goal: { atLeast: 100 },
      how: `5 questions, then 5 others of the same text, with ${seeds.length} seeds`,
    },
    ...rules.map(([rule, text]) => ({
      key: `generation.${rule}`,
      what: text,
      value: soundShare(flawedBy(rule), total),
      unit: '%',
      goal: { atLeast: 98 },
      how,
    })),
  ];
}
