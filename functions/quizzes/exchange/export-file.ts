import type { ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import type { QuestionExport } from '../../../schema/quizzes/exchange.type.ts';
import { badUserInput } from '../../platform/errors.ts';
import { fileLimits, tidyFileName } from '../../platform/files/file-rules.ts';
import { canBeUnzipped } from '../formats/archive/unzip.ts';
import type { FormatId } from '../formats/format.ts';
import { questionFormats } from '../formats/index.ts';
import { cutReport, shownReport } from './import-report.ts';

/** Maximum characters of a file name without its extension. */
const maxNameLength = 100;

/** A file name without extension that every system accepts. */
function nameOf(title: string): string {
  const name = title
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  return tidyFileName(name.slice(0, maxNameLength).trim()) ?? 'quiz';
}

const isXml = (name: string) => name.endsWith('.xml');

/** The file to download. Throws BAD_USER_INPUT if it would be too large to import. */
export function toFile(
  format: FormatId,
  title: string,
  { bytes, report }: { readonly bytes: Uint8Array; readonly report: readonly ReportLine[] },
): QuestionExport {
  if (bytes.length > fileLimits.size || (format === 'qti' && !canBeUnzipped(bytes, isXml)))
    throw badUserInput({}, 'The file would be too large to import again. Choose fewer questions.');
  const { extension, contentType } = questionFormats[format];
  const file = { fileName: `${nameOf(title)}.${extension}`, contentType, content: bytes };
  return { file, report: shownReport(cutReport(report)) };
}
