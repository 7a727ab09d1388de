import { Button } from '@mantine/core';
import { downloadCsv } from '../../lib/download-bytes.ts';

/** A table to fill in, with a question of each common type. It has only ASCII, which every spreadsheet reads. */
const sampleCsv = `Type,Question,Option A,Option B,Option C,Option D,Correct answer,Tolerance,Explanation,Points,Difficulty,Concepts,Category
Multiple choice,Which of these is prime?,4,6,7,9,C,,Only 1 and 7 divide it.,1,Easy,Primes,Samples
Multiple answers,Which of these are planets?,Mars,Pluto,Venus,Titan,A; C,,,2,Medium,Planets,Samples
True/false,Water boils at a lower temperature on a mountain.,,,,,True,,The air pressure is lower.,1,Easy,Boiling point,Samples
Short answer,What is the capital of France?,Paris,City of Paris,,,,,,1,Easy,Capitals,Samples
Numeric,What is g in m/s2?,,,,,9.81,0.05,,1,Medium,Gravity,Samples
Essay,Why do we have seasons?,,,,,,,,5,Hard,Seasons,Samples
`;

/** Downloads the sample. */
export function SampleCsvButton() {
  return (
    <Button variant="default" onClick={() => downloadCsv(sampleCsv, 'sample-questions.csv')}>
      Download a sample CSV
    </Button>
  );
}
