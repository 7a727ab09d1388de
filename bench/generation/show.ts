import { generateFromText } from '../../core/quizzes/generation/generate-from-text.ts';
import { notes, passages } from './passages.ts';
import { flawsOf } from './rules.ts';

/** Prints the questions of the passages for people: `npx tsx bench/generation/show.ts [passage] [seed]`. */
const [wanted = '', seed = 'a'] = process.argv.slice(2);

for (const { name, text } of [...passages, ...notes].filter(
  (passage) => wanted === '' || passage.name === wanted,
)) {
  const { questions, shortfall } = generateFromText(text, { count: 10, seed });
  const flaws = flawsOf(text, questions);
  console.log(`\n## ${name}: ${questions.length} of 10. ${shortfall ?? ''}`);
  for (const [at, { question }] of questions.entries()) {
    const { type, answers, correctAnswer, numericAnswers, pairs } = question;
    const [number] = numericAnswers;
    console.log(`\n${at + 1}. ${type}: ${question.question.replace('\n\n', ' | ')}`);
    for (const [index, answer] of answers.entries())
      console.log(`   ${correctAnswer.includes(index + 1) ? '*' : '-'} ${answer}`);
    if (number !== undefined) console.log(`   = ${number.value} ± ${number.tolerance}`);
    for (const { left, right } of pairs) console.log(`   ${left} → ${right}`);
    for (const flaw of flaws.filter((one) => one.at === at)) console.log(`   !! ${flaw.rule}: ${flaw.why}`);
  }
}
