import type { ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { attributeOf, descendantsOf } from '../archive/xml.ts';
import type { XmlFile } from './qti-documents.ts';

const quizType = /^imsqti_/i;

/** Reports files of quizzes that the manifest names and that are not in the package. */
export function reportMissing(files: readonly XmlFile[], names: ReadonlySet<string>): ReportLine[] {
  const manifests = files.filter(({ name }) => /(?:^|\/)imsmanifest\.xml$/i.test(name));
  return manifests.flatMap(({ name, root }) => {
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const resources = descendantsOf(root, 'resource').filter((one) =>
      quizType.test(attributeOf(one, 'type')),
    );
    const fileElements = resources.flatMap((resource) => descendantsOf(resource, 'file'));
    return fileElements
      .filter((file) => !names.has(folder + attributeOf(file, 'href')))
      .map((file): ReportLine => ({
        line: file.line,
        level: 'error',
        message: `${name}: ${attributeOf(file, 'href')} is not in the package.`,
      }));
  });
}
