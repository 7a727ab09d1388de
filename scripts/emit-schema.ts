import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { contract } from '../gateway/graphql/schema.ts';
import { productVersion } from '../gateway/product-version.ts';
import { createOpenApi } from '../gateway/rest/openapi.ts';
import { restRoutes } from '../gateway/rest/routes.ts';

// No services are created: the decorators contain the whole contract.
const schema = contract();
const target = (name: string) => fileURLToPath(new URL(`../schema/${name}`, import.meta.url));
const heading =
  '# Emitted from the classes in schema/ and functions/*/*.resolver.ts by `npm run codegen`.\n\n';
writeFileSync(target('schema.graphql'), `${heading}${printSchema(lexicographicSortSchema(schema))}\n`);
// Committed so that a review shows every change of the REST API, as the server describes it at /api/openapi.json.
const openApi = createOpenApi(schema, restRoutes(), productVersion);
writeFileSync(target('openapi.json'), `${JSON.stringify(openApi, null, 1)}\n`);
