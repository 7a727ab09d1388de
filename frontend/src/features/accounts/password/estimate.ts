import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/** Number of common words, from which people mostly choose the words of a phrase. */
const commonWordCount = 2_000;

/** Minimum numbers of guesses for the scores 1, 2, 3 and 4. The estimator uses about the same numbers. */
const thresholds = [1e3, 1e6, 1e8, 1e10] as const;

/** A well-known example of a phrase. Attackers try it, and parts of it, among the first. */
const example = 'correct horse battery staple';

/**
 * Scores a phrase as if an attacker guesses it word by word. The estimator rates phrases too high: its word lists
 * are common passwords and Diceware words, and lack many common words.
 */
function scorePhrase(password: string): number {
  const words = password.toLowerCase().split(/[^\p{L}]+/u);
  const otherCharacters = password.replaceAll(/[\p{L}\s_.,-]/gu, '');
  const guesses = commonWordCount ** words.filter(Boolean).length * 10 ** otherCharacters.length;
  return thresholds.filter((threshold) => guesses >= threshold).length;
}

/**
 * How hard a password is to guess, from 0 (among the first guesses) to 4.
 * @param own words that identify the user, which are easy to guess in a password
 */
export function estimate(password: string, own: readonly string[]): number {
  if (example.includes(password.toLowerCase().replaceAll(/[\s_.-]+/g, ' '))) return 0;
  const names = own.filter((word) => word !== '');
  const { score } = estimator.check(password, names);
  return password.includes(' ') ? Math.min(score, scorePhrase(password)) : score;
}
