import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { contract } from '../gateway/graphql/schema.ts';

// No services are created: the decorators contain the whole contract.
const schema = contract();
const target = fileURLToPath(new URL('../schema/schema.graphql', import.meta.url));
const heading =
  '# Emitted from the classes in schema/ and functions/*/*.resolver.ts by `npm run codegen`.\n\n';
writeFileSync(target, `${heading}${printSchema(lexicographicSortSchema(schema))}\n`);
