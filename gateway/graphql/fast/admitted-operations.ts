import type { DocumentNode } from 'graphql';

export interface AdmittedOperation {
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Enough for every operation of the site and of other clients. */
const maxDocuments = 1_000;
const maxTextLength = 10_000;

/** The parts of a request that identify its operation. Apollo validates the rest. */
interface RequestBody {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

const knownFields = new Set(['query', 'operationName', 'variables']);

function isRequestBody(body: unknown): body is RequestBody {
  if (typeof body !== 'object' || body === null || !('query' in body)) return false;
  const { query, operationName, variables } = body as Readonly<Record<string, unknown>>;
  return (
    typeof query === 'string' &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables))) &&
    Object.keys(body).every((key) => knownFields.has(key))
  );
}

/**
 * Queries that Apollo has answered without an error, by text. A request with the same text needs no second
 * parsing, validation or check of the limits. Mutations are never admitted.
 */
export class AdmittedOperations {
  private readonly documents = new Map<string, DocumentNode>();

  admit(text: string, operationName: string | undefined, document: DocumentNode): void {
    if (text.length > maxTextLength) return;
    if (this.documents.size >= maxDocuments) this.documents.delete(this.documents.keys().next().value ?? '');
    this.documents.set(keyOf(text, operationName), document);
  }

  /** The admitted operation of a request body. Null if the body is not a request, or its operation is not admitted. */
  find(body: unknown): AdmittedOperation | null {
    if (!isRequestBody(body)) return null;
    const operationName = body.operationName || undefined;
    const document = this.documents.get(keyOf(body.query, operationName));
    return document ? { document, operationName, variables: body.variables ?? {} } : null;
  }
}

/**
 * The text alone is the key of a request without a name, because joining two long texts costs more than the look-up.
 */
function keyOf(text: string, operationName: string | undefined): string {
  return operationName ? `${operationName}\0${text}` : text;
}
