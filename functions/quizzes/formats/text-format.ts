import type { Exported, ExportedQuestion, Imported } from '../../../core/quizzes/formats/exchange.ts';
import { decodeText } from './archive/decode-text.ts';
import { PackageError } from './archive/package-error.ts';
import type { QuestionFormat, ReadQuestions } from './format.ts';

interface TextFormat extends Pick<QuestionFormat, 'id' | 'name' | 'extension' | 'contentType'> {
  readonly importText: (text: string) => Imported;
  readonly exportText: (questions: readonly ExportedQuestion[]) => Exported;
}

const guess = 'The file is not in UTF-8, so it is read as Windows-1252.';

function readWith(importText: TextFormat['importText'], bytes: Uint8Array): ReadQuestions {
  try {
    const { text, isGuess } = decodeText(bytes);
    const { questions, report } = importText(text);
    const notes = isGuess ? [{ line: null, level: 'note' as const, message: guess }] : [];
    return { questions, report: [...notes, ...report], quizzes: [] };
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    return { questions: [], report: [{ line: null, level: 'error', message: error.message }], quizzes: [] };
  }
}

/** Creates a file format from a text format. */
export function textFormat({ importText, exportText, ...format }: TextFormat): QuestionFormat {
  return {
    ...format,
    read: (bytes) => readWith(importText, bytes),
    write: (questions) => {
      const { text, report } = exportText(questions);
      return { bytes: new TextEncoder().encode(text), report };
    },
  };
}
