import { expect, it } from 'vitest';
import { termOf } from '../testing/terms.ts';
import { acceptedAnswers } from './accepted-answers.ts';

it.each([
  [['King Louis XVI'], { kind: 'NAME', nameKind: 'PERSON' }, ['King Louis XVI', 'Louis XVI']],
  [['Alfred Wegener'], { kind: 'NAME', nameKind: 'PERSON' }, ['Alfred Wegener', 'Wegener']],
  [
    ['King Louis XVI of France'],
    { kind: 'NAME', nameKind: 'PERSON' },
    ['King Louis XVI of France', 'Louis XVI of France', 'King Louis XVI', 'Louis XVI'],
  ],
  [['Karl von Frisch'], { kind: 'NAME', nameKind: 'PERSON' }, ['Karl von Frisch', 'Frisch', 'von Frisch']],
  [
    ['Von Frisch'],
    { kind: 'NAME', nameKind: 'PERSON', fullName: 'Karl von Frisch' },
    ['Von Frisch', 'Frisch', 'Karl von Frisch'],
  ],
  [
    ['President Warren Harding'],
    { kind: 'NAME', nameKind: 'PERSON' },
    ['President Warren Harding', 'Warren Harding', 'Harding', 'President Harding'],
  ],
  [
    ['Empress Eugénie of France'],
    { kind: 'NAME', nameKind: 'PERSON' },
    [
      'Empress Eugénie of France',
      'Eugénie of France',
      'Empress Eugénie',
      'Eugénie',
      'Eugenie of France',
      'Empress Eugenie',
      'Eugenie',
    ],
  ],
  [['drones'], {}, ['drones', 'drone', 'a drone', 'the drones']],
  [['Crevasses'], {}, ['Crevasses', 'Crevasse', 'a crevasse', 'the crevasses']],
  [
    ['Aletsch Glacier in Switzerland'],
    { kind: 'NAME' },
    ['Aletsch Glacier in Switzerland', 'Aletsch Glacier'],
  ],
  [['El Niño'], { kind: 'NAME' }, ['El Niño', 'El Nino']],
  [
    ['Stratford-upon-Avon'],
    { kind: 'NAME', nameKind: 'PLACE' },
    ['Stratford-upon-Avon', 'Stratford upon Avon'],
  ],
  [['counter-offer'], {}, ['counter-offer', 'counter offer', 'counteroffer', 'the counter-offer']],
  [['An enzyme'], {}, ['An enzyme', 'enzyme', 'the enzyme']],
  [['cells', 'cell'], {}, ['cells', 'cell', 'a cell', 'the cells', 'the cell']],
  [['Photosynthesis', 'photosynthesis'], {}, ['Photosynthesis']],
  [['Enzyme'], {}, ['Enzyme', 'the enzyme']],
  [
    ['United States'],
    { kind: 'NAME', nameKind: 'PLACE', context: new Set(['the _']) },
    ['United States', 'the United States'],
  ],
  [
    ['Suez Canal'],
    { kind: 'NAME', nameKind: 'PLACE', otherNames: ['Suez'], context: new Set(['the _']) },
    ['Suez Canal', 'Suez', 'the Suez Canal', 'the Suez'],
  ],
  [['The Hague'], { kind: 'NAME' }, ['The Hague', 'Hague']],
  [['ATP', 'atp'], { kind: 'ACRONYM' }, ['ATP']],
] as const)('for the forms %j of a term with %j, the accepted answers are %j', (forms, fields, expected) => {
  expect(acceptedAnswers(forms, termOf(forms[0], fields))).toEqual(expected);
});
