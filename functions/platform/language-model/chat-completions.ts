import { LanguageModelError, type LanguageModel, type ModelTask } from './language-model.ts';

export interface ChatCompletionsSettings {
  /** Where the API begins: `/chat/completions` is below it. */
  readonly url: string;
  /** Null for a server that asks for none. */
  readonly key: string | null;
  readonly model: string;
  /** Milliseconds until the whole answer is there. A Lambda is given 25 seconds for its request. */
  readonly timeout?: number;
}

const usualTimeout = 20_000;
/** Bytes: far more than fifty questions. */
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

async function readShort(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new LanguageModelError('Its answer is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LanguageModelError('Its answer is no JSON.');
  }
}

function at(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** What was said, out of what the API wraps it in. */
function contentOf(completion: unknown): string {
  const choice = at(at(completion, 'choices'), 0);
  const content = at(at(choice, 'message'), 'content');
  if (typeof content === 'string' && content !== '') return content;
  const refused = typeof at(at(choice, 'message'), 'refusal') === 'string';
  throw new LanguageModelError(refused ? 'It refused.' : 'It said nothing.');
}

/** A language model behind the chat completions API, as OpenAI, vLLM, Ollama and others have it. */
export function chatCompletions({
  url,
  key,
  model,
  timeout = usualTimeout,
}: ChatCompletionsSettings): LanguageModel {
  const request = async (task: ModelTask): Promise<string> => {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `Bearer ${key}` }),
      },
      body: bodyFor(model, task),
      // The key is for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return readShort(response);
    await response.body?.cancel();
    throw new LanguageModelError(`It answered ${response.status}.`);
  };
  return {
    async ask(task) {
      try {
        return parsed(contentOf(parsed(await request(task))));
      } catch (cause) {
        if (cause instanceof LanguageModelError) throw cause;
        throw new LanguageModelError('It could not be asked.', { cause });
      }
    },
  };
}
