import { build } from 'esbuild';
import { join } from 'node:path';

/**
 * Puts the process that reads texts and files of people into the packages of the Lambda functions, as a file next to
 * theirs: a process is loaded from a file, which no import names.
 */
const textWorker = {
  name: 'text-worker',
  setup({ initialOptions, onEnd }) {
    const { outdir, minify, keepNames, target, banner, mainFields } = initialOptions;
    onEnd(async () => {
      await build({
        entryPoints: ['functions/quizzes/text-worker.ts'],
        outfile: join(outdir, 'text-worker.mjs'),
        bundle: true,
        platform: 'node',
        format: 'esm',
        minify,
        keepNames,
        target,
        banner,
        mainFields,
      });
    });
  },
};

// oxlint-disable-next-line no-default-export -- what serverless-esbuild asks for
export default [textWorker];
