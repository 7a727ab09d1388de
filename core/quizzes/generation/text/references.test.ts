import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOpenPronoun, isElliptical, isLooseEvent, refersBack } from './references.ts';

describe('a pronoun without its noun', () => {
  it.each([
    'Crime, he argued, is normal in every society.',
    'In The Division of Labor in Society (1893), he distinguished two forms of cohesion.',
    'In 1887 the University of Bordeaux appointed him to teach.',
    'Marcel Mauss, his nephew, continued the work.',
    'Fred Reichheld presented it in 2003.',
    'Edward Coffman described them in 1971.',
    'Hugo de Vries and Carl Correns rediscovered his work in 1900.',
    'Georges Seurat exhibited a painting there.',
    'Linda Richards studied there in 1877.',
    'In 1854 the minister Sidney Herbert asked her to lead a group of nurses.',
    'In 1921 President Warren Harding gave her one gram of radium.',
    'International Nurses Day is celebrated on her birthday.',
    'Marian Rejewski reconstructed its wiring in 1932.',
    'The most important of them was the City Dionysia.',
    'The foundation built a computer that broke it in 56 hours.',
    'About 95 percent of its values lie within two standard deviations.',
    'The Sun contains 99.8 % of its mass.',
    'The rule gives the probability that both occur.',
    'Darwin read his essay in 1838.',
    'Frederick the Wise, the Elector of Saxony, hid him in a castle.',
    'The Edict of Worms declared him an outlaw.',
  ])('is found: %s', (text) => {
    expect(hasOpenPronoun(text)).toBe(true);
  });

  it.each([
    'Kennedy announced the blockade in a speech and called it a quarantine.',
    'John Stuart Mill wrote that he preferred to be Socrates.',
    'A defendant breaches the duty if he falls below the standard.',
    'Gustave Caillebotte supported his friends by buying their works.',
    'A process has its own address space.',
    'There are five classes of antibodies.',
    'Norway obtains about 88 % of its electricity from hydropower.',
    'Berthe Morisot showed her work in Paris.',
    'Two events are independent if both of them are rare.',
    'A colony protects its queen.',
    'The Peace of Augsburg in 1555 allowed each prince to choose the religion of his territory.',
    'In April 1521, Emperor Charles V summoned Luther to the Diet of Worms, where he refused to recant.',
    'Frederick the Wise lost his castle in 1547.',
  ])('is not found: %s', (text) => {
    expect(hasOpenPronoun(text)).toBe(false);
  });
});

it('finds sentences whose verb is in another sentence', () => {
  expect(isElliptical('Ions and glucose cannot, so they need proteins.')).toBe(true);
  expect(isElliptical('Ions cannot cross the membrane.')).toBe(false);
});

describe('a noun that refers to an earlier sentence', () => {
  const back = (text: string, ...earlier: string[]) => refersBack(text, earlier, (noun) => noun === 'median');

  it('can be a subject that an earlier sentence mentions', () => {
    expect(back('The pump moves 3 sodium ions.', 'The sodium-potassium pump')).toBe(true);
    expect(back('The pump moves 3 sodium ions.', 'The membrane')).toBe(false);
    expect(back('The pump of the cell moves ions.', 'The sodium-potassium pump')).toBe(false);
    expect(back('The median hardly moves.', 'The mean and the median differ.')).toBe(false);
  });

  it('is not a subject that earlier sentences only mention without a description', () => {
    expect(back('The brood develops in cells of wax.', 'Workers care for the brood.')).toBe(false);
    expect(back('The brood develops in cells of wax.', 'Workers care for the brood of the queen.')).toBe(
      true,
    );
    expect(back('The brood grew in cells of wax.', 'Workers cared for the brood.')).toBe(true);
  });

  it('is not an invention that no earlier sentence mentions', () => {
    expect(back('Bell invented the telephone in 1876.', 'Sound is a wave.')).toBe(false);
    expect(back('Bell invented the telephone in 1876.', 'A telephone carries speech.')).toBe(true);
  });

  it('can be the last word of a name in an earlier sentence', () => {
    expect(back('Barbara Braden published the scale in 1987.', 'Braden Scale')).toBe(true);
    expect(back('Barbara Braden published the scale of risks.', 'Braden Scale')).toBe(false);
  });

  it('is not looked for more than six sentences before', () => {
    const others = Array.from({ length: 6 }, (_, at) => `Cells ${at} live.`);
    expect(back('The pump moves ions.', 'The first pump', ...others.slice(1))).toBe(true);
    expect(back('The pump moves ions.', 'The first pump', ...others)).toBe(false);
  });

  it('can be in a sentence about the past that does not describe the noun', () => {
    expect(back('Nightingale found the wards overcrowded.')).toBe(true);
    expect(back('Mary Seacole, a nurse, had asked to join the nurses.')).toBe(true);
    expect(back('A patient died after the patient had left.')).toBe(false);
    expect(back('The chorus danced in the orchestra, a circular space.')).toBe(false);
    expect(back('Tides raised the sea by two metres.')).toBe(false);
    expect(back('Nurses clean the wards every day.')).toBe(false);
  });

  it('can be a couple, unless the sentence names the two people', () => {
    expect(back('In 1525, the couple had six children.')).toBe(true);
    expect(back('In 1525, Luther married Katharina von Bora, and the couple had six children.')).toBe(false);
    expect(back('Marie and Pierre Curie met in Paris, where the couple discovered radium.')).toBe(false);
  });

  it('can be an event without a name, or a number of things', () => {
    expect(back('The Ottoman Empire entered the war on the side of Germany.')).toBe(true);
    expect(back('The Ottoman Empire lost the war of 1912.')).toBe(false);
    expect(back('Berthe Morisot took part in seven of the eight exhibitions.')).toBe(true);
    expect(back('Papers by both men were read in London.')).toBe(true);
  });

  it('can be a noun such as tradition that needs a name or a description', () => {
    expect(back('Elizabeth Anscombe revived the tradition with an essay.')).toBe(true);
    expect(back('Elizabeth Anscombe revived the tradition of virtue ethics.')).toBe(false);
  });
});

it('finds past events without a name or a year', () => {
  const isLoose = (text: string) => isLooseEvent(text, new Set(['Kennedy']));
  expect(isLoose('Helicopters rescued around 150 people.')).toBe(true);
  expect(isLoose('Helicopters rescued 150 people in Boscastle.')).toBe(false);
  expect(isLoose('Helicopters rescued 150 people in 2004.')).toBe(false);
  expect(isLoose('Kennedy announced a blockade.')).toBe(false);
  expect(isLoose('Heels are lifted off the mattress.')).toBe(false);
});

it('no text throws an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.array(fc.string({ maxLength: 60 })), (text, earlier) => {
      hasOpenPronoun(text);
      isElliptical(text);
      isLooseEvent(text, new Set(earlier));
      expect(typeof refersBack(text, earlier, () => false)).toBe('boolean');
    }),
  );
});
