import { describe, expect, it } from 'vitest';
import { valueOfText, valueOfTexts } from './value-of-text.ts';

describe('valueOfText', () => {
  it.each([
    ['Int', '0', 0],
    ['Int!', '20', 20],
    ['Int', '-7', -7],
    ['Int', '123456789', 123_456_789],
    ['Boolean', 'true', true],
    ['Boolean!', 'false', false],
  ])('of %s parses %j', (type, text, value) => {
    expect(valueOfText(type, text)).toBe(value);
  });

  it.each([
    ['Int', ''],
    ['Int', '1.5'],
    ['Int', '+1'],
    ['Int', ' 1'],
    ['Int', '1 '],
    ['Int', '1e3'],
    ['Int', '--1'],
    ['Int', '1234567890'],
    ['Boolean', 'TRUE'],
    ['Boolean', '1'],
    ['Boolean', ''],
    ['Int', 'true'],
    ['String', '1'],
    ['String!', 'true'],
    ['ID', '20'],
    ['Float', '1'],
    ['[Int!]!', '1'],
  ])('of %s keeps the text %j', (type, text) => {
    expect(valueOfText(type, text)).toBe(text);
  });
});

describe('valueOfTexts', () => {
  it.each([
    ['Int', ['1', '2'], 1],
    ['String', ['a,b'], 'a,b'],
    ['String', [], ''],
    ['[String!]', ['a', 'b'], ['a', 'b']],
    ['[String!]!', ['a,b', 'c'], ['a', 'b', 'c']],
    ['[ID!]!', [',a,,b,'], ['a', 'b']],
    ['[ID!]', [''], []],
    ['[ID!]', [], []],
  ])('of %s parses %j', (type, texts, value) => {
    expect(valueOfTexts(type, texts)).toEqual(value);
  });
});
