import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });

/**
 * How well a password holds against guessing, from 0 (among the first guesses) to 4.
 * @param own words that name the person: cheap to guess in the password
 */
export function estimate(password: string, own: readonly string[]): number {
  return estimator.check(
    password,
    own.filter((word) => word !== ''),
  ).score;
}
