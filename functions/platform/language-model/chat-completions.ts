import { LanguageModelError, type LanguageModel, type ModelTask } from './language-model.ts';

export interface ChatCompletionsSettings {
  /** Base URL of the API, without `/chat/completions`. */
  readonly url: string;
  /** API key. Null if the server needs none. */
  readonly key: string | null;
  readonly model: string;
  /** Milliseconds for the whole response. A request to a Lambda function ends after 25 seconds. */
  readonly timeout?: number;
}

const defaultTimeout = 20_000;
/** Maximum bytes of a response. 50 questions need far less. */
const maxAnswerBytes = 1024 * 1024;

function bodyFor(model: string, { instructions, material, answer }: ModelTask): string {
  return JSON.stringify({
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: JSON.stringify(material) },
    ],
    response_format: {
      type: 'json_schema',
      json_schema: { name: answer.name, strict: true, schema: answer.schema },
    },
  });
}

/** The text of a response. Throws LanguageModelError if it is too long. */
async function readShort(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes)
      throw new LanguageModelError('The response of the language model is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LanguageModelError('The response of the language model is not JSON.');
  }
}

function property(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The text of the API's response. */
function contentOf(completion: unknown): string {
  const choice = property(property(completion, 'choices'), 0);
  const content = property(property(choice, 'message'), 'content');
  if (typeof content === 'string' && content !== '') return content;
  const refused = typeof property(property(choice, 'message'), 'refusal') === 'string';
  throw new LanguageModelError(
    refused ? 'The language model refused.' : 'The language model returned no text.',
  );
}

/** A language model with the chat completions API of OpenAI, vLLM, Ollama and others. */
export function chatCompletions({
  url,
  key,
  model,
  timeout = defaultTimeout,
}: ChatCompletionsSettings): LanguageModel {
  const request = async (task: ModelTask): Promise<string> => {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: bodyFor(model, task),
      // The target of a redirect must not receive the key.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return readShort(response);
    await response.body?.cancel();
    throw new LanguageModelError(`The language model responded with status ${response.status}.`);
  };
  return {
    async ask(task) {
      try {
        return parseJson(contentOf(parseJson(await request(task))));
      } catch (cause) {
        if (cause instanceof LanguageModelError) throw cause;
        throw new LanguageModelError('The request to the language model failed.', { cause });
      }
    },
  };
}
