import { readAnswerLine, readChoiceLine } from './aiken-lines.ts';
import { type Draft, excerpt, type Imported, linesOf, readDrafts, type ReportLine } from './exchange.ts';

interface Choice {
  readonly letter: string;
  readonly lines: string[];
}

/** A question of which more lines can follow. */
interface OpenQuestion {
  readonly line: number;
  readonly text: string[];
  readonly choices: Choice[];
}

/** The index of the choice with the letter. `problem` is an error, or null if the letter is valid. */
function readAnswer(choices: readonly Choice[], answer: string): { at: number; problem: string | null } {
  const letter = answer.replace(/[.)]$/, '').toUpperCase();
  const at = choices.findIndex((one) => one.letter === letter);
  if (!/^[A-Z]$/.test(letter)) {
    return { at, problem: `The answer must be one letter, not ${excerpt(answer)}.` };
  }
  return { at, problem: at === -1 ? `No answer has the letter ${letter}.` : null };
}

function duplicateLetter(choices: readonly Choice[]): string | null {
  const letters = choices.map(({ letter }) => letter);
  return letters.find((letter, at) => letters.indexOf(letter) < at) ?? null;
}

class AikenReader {
  readonly drafts: Draft[] = [];
  /** Report lines that are not about a question. */
  readonly others: ReportLine[] = [];
  private open: OpenQuestion | null = null;
  private isAfterBlank = false;

  read(line: number, text: string): void {
    const choice = readChoiceLine(text);
    const answer = readAnswerLine(text);
    if (text === '') {
      this.isAfterBlank = true;
      return;
    }
    if (answer !== null) this.addQuestion(line, answer);
    else if (choice !== null) this.addChoice(line, choice.letter, choice.text);
    else this.addText(line, text);
    this.isAfterBlank = false;
  }

  /**
   * Ends an open question that has no answer line. Reports an error, or a loss if it is only a text without choices.
   */
  end(): void {
    if (this.open === null) return;
    const { line, text, choices } = this.open;
    if (choices.length > 0)
      this.fail(line, 'There is no line “ANSWER:” with the letter of the correct answer.');
    else {
      const message = `A text without answers is skipped: ${excerpt(text.join('\n'))}`;
      this.others.push({ line, level: 'loss', message });
    }
    this.open = null;
  }

  private addText(line: number, text: string): void {
    if (this.isAfterBlank) this.end();
    this.open ??= { line, text: [], choices: [] };
    (this.open.choices.at(-1)?.lines ?? this.open.text).push(text);
  }

  private addChoice(line: number, letter: string, text: string): void {
    this.open ??= { line, text: [], choices: [] };
    this.open.choices.push({ letter, lines: [text] });
  }

  /** Ends the open question with its answer line. */
  private addQuestion(line: number, answer: string): void {
    if (this.open === null) {
      this.fail(line, 'This answer belongs to no question.');
      return;
    }
    const { choices, text } = this.open;
    const { at, problem } = readAnswer(choices, answer);
    const duplicate = duplicateLetter(choices);
    const report: ReportLine[] = [];
    if (problem !== null) report.push({ line, level: 'error', message: problem });
    if (duplicate !== null) {
      report.push({
        line: this.open.line,
        level: 'error',
        message: `The letter ${duplicate} is listed twice.`,
      });
    }
    const fields = {
      question: text.join('\n'),
      answers: choices.map(({ lines }) => lines.join(' ')),
      correctAnswer: [at + 1],
    };
    this.drafts.push({ line: this.open.line, fields, report });
    this.open = null;
  }

  private fail(line: number, message: string): void {
    this.drafts.push({ line, fields: null, report: [{ line, level: 'error', message }] });
  }
}

/**
 * Reads questions in the Aiken format: a text, its choices, and the letter of the correct choice. Texts can have
 * several lines. Questions with an error are skipped and reported with their line.
 */
export function importAiken(file: string): Imported {
  const reader = new AikenReader();
  for (const [at, line] of linesOf(file).entries()) reader.read(at + 1, line.trim());
  reader.end();
  return readDrafts(reader.drafts, reader.others);
}
