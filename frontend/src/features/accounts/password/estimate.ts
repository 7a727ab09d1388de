import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/** The words that people mostly use for a phrase of several words. */
const everydayText = 2_000;

/** Number of guesses below which a password has the score of that index, by the estimator's count. */
const thresholds = [1e3, 1e6, 1e8, 1e10] as const;

/** The example phrase of every text on passwords. */
const example = 'correct horse battery staple';

/** Phrases are guessed word by word, which the estimator does not know without a dictionary. */
function scoreText(password: string): number {
  const words = password.toLowerCase().split(/[^\p{L}]+/u);
  const rest = password.replaceAll(/[\p{L}\s_.,-]/gu, '');
  const guesses = everydayText ** words.filter(Boolean).length * 10 ** rest.length;
  return thresholds.filter((threshold) => guesses >= threshold).length;
}

/**
 * How hard a password is to guess, from 0 (among the first guesses) to 4.
 * @param own words that identify the user: easy to guess in the password
 */
export function estimate(password: string, own: readonly string[]): number {
  if (example.includes(password.toLowerCase().replaceAll(/[\s_.-]+/g, ' '))) return 0;
  const names = own.filter((word) => word !== '');
  const { score } = estimator.check(password, names);
  return password.includes(' ') ? Math.min(score, scoreText(password)) : score;
}
