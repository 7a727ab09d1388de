import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/** The words that people take when they take a few in a row. */
const everydayText = 2_000;

/** Guesses below which a password has the score of its place, as the estimator counts them. */
const thresholds = [1e3, 1e6, 1e8, 1e10] as const;

/** The phrase that every text on passwords has as its example. */
const example = 'correct horse battery staple';

/** Words in a row are guessed word by word, which the estimator, with no dictionary of a language, does not know. */
function scoreText(password: string): number {
  const words = password.toLowerCase().split(/[^\p{L}]+/u);
  const rest = password.replaceAll(/[\p{L}\s_.,-]/gu, '');
  const guesses = everydayText ** words.filter(Boolean).length * 10 ** rest.length;
  return thresholds.filter((threshold) => guesses >= threshold).length;
}

/**
 * How well a password holds against guessing, from 0 (among the first guesses) to 4.
 * @param own words that name the person: cheap to guess in the password
 */
export function estimate(password: string, own: readonly string[]): number {
  if (example.includes(password.toLowerCase().replaceAll(/[\s_.-]+/g, ' '))) return 0;
  const names = own.filter((word) => word !== '');
  const { score } = estimator.check(password, names);
  return password.includes(' ') ? Math.min(score, scoreText(password)) : score;
}
