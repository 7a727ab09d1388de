import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomOf } from '../../seeded-random.ts';
import { quantitiesIn } from '../text/quantities.ts';
import { numberOptions, sameForm } from './other-number.ts';

const optionsIn = (statement: string, seed = 'a') => {
  const [quantity] = quantitiesIn(statement);
  return quantity === undefined ? null : numberOptions(quantity, statement, randomOf(seed));
};

it('has three wrong numbers in the form of the correct number', () => {
  expect(
    optionsIn('The city has 17,000 houses of wood.')?.every((text) => /^\d{1,3},\d{3}$/.test(text)),
  ).toBe(true);
  expect(optionsIn('The house was built in 1804.')?.every((text) => /^1[78]\d\d$/.test(text))).toBe(true);
});

it('has wrong numbers that differ clearly from each other and from the correct number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 900_000 }), fc.string(), (value, seed) => {
      const options = optionsIn(`The city has ${value} houses of wood.`, seed) ?? [];
      const all = [value, ...options.map(Number)];
      for (const [at, one] of all.entries())
        for (const other of all.slice(at + 1))
          expect(Math.abs(one - other)).toBeGreaterThanOrEqual(Math.max(one, other) * 0.19);
    }),
  );
});

it('has no year of the future and no share over 100 %', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    for (const year of optionsIn('The image was made in 2019.', seed) ?? [])
      expect(Number(year)).toBeLessThanOrEqual(2024);
    for (const share of optionsIn('Water covers 71 % of the planet.', seed) ?? [])
      expect(Number(share)).toBeLessThanOrEqual(100);
  }
});

it('has wrong numbers that are as round as the correct number', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const size of optionsIn('The plant delivers 22,500 megawatts.', seed) ?? [])
      expect(Number(size.replace(',', '')) % 500).toBe(0);
    for (const size of optionsIn('The load is 200 kilograms.', seed) ?? []) expect(Number(size) % 50).toBe(0);
    for (const size of optionsIn('The fine was 1.2 million dollars.', seed) ?? [])
      expect(size).toMatch(/^\d\.\d$|^\d$/);
  }
});

it('has no wrong numbers for 0', () => {
  for (const seed of ['a', 'b']) expect(optionsIn('At noon 0 % of the salt is left.', seed)).toBeNull();
});

it('keeps the order of years, and shares within 100 %', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const years = optionsIn('Sanger read insulin in 1955 and received the prize in 1958.', seed) ?? [];
    for (const year of years) expect(Number(year)).toBeLessThan(1958);
    for (const share of optionsIn('Dry air has 21 % oxygen and 78 % nitrogen.', seed) ?? [])
      expect(Number(share)).toBeLessThanOrEqual(22);
  }
});

it('writes a number like the original', () => {
  expect(sameForm(34000, '17,000')).toBe('34,000');
  expect(sameForm(0.1 + 0.2, '0.1')).toBe('0.3');
  expect(sameForm(5, '9.0')).toBe('5.0');
});
