import { build } from 'esbuild';
import { join } from 'node:path';

/**
 * Adds the process that reads users' texts and files to the packages of the Lambda functions, as a separate
 * file: a process is started from a file that no import names.
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

// oxlint-disable-next-line no-default-export -- serverless-esbuild requires it
export default [textWorker];
