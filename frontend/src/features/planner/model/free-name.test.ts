import { describe, expect, it } from 'vitest';
import { freeName, isFreeNameOf } from './free-name.ts';

describe('freeName', () => {
  it('keeps a name that no other course has', () => {
    expect(freeName('Algebra', ['Calculus', 'Algebra II'])).toBe('Algebra');
  });

  it('counts up from 2, and ignores the case of the other names', () => {
    expect(freeName('Algebra', ['algebra ', 'Algebra (2)'])).toBe('Algebra (3)');
  });

  it('continues the number of a name that has one', () => {
    expect(freeName('Algebra (2)', ['Algebra', 'Algebra (2)'])).toBe('Algebra (3)');
  });

  it('keeps an empty name', () => {
    expect(freeName(' ', [''])).toBe(' ');
  });

  it('keeps within the longest name', () => {
    const longest = 'a'.repeat(500);
    expect(freeName(longest, [longest])).toBe(`${'a'.repeat(496)} (2)`);
  });
});

describe('isFreeNameOf', () => {
  it.each([
    ['Algebra', 'Algebra', true],
    ['Algebra (3)', 'Algebra', true],
    ['Algebra (3)', 'Algebra (2)', true],
    [`${'a'.repeat(496)} (2)`, 'a'.repeat(500), true],
    ['Algebra', 'Algebra (2)', false],
    ['Calculus (2)', 'Algebra', false],
  ])('%s of %s is %s', (made, name, expected) => {
    expect(isFreeNameOf(made, name)).toBe(expected);
  });
});
