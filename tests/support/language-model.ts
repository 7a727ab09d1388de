import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { chatCompletions } from '../../functions/platform/language-model/chat-completions.ts';
import type { LanguageModel } from '../../functions/platform/language-model/language-model.ts';

export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format: { readonly type: string; readonly json_schema: { readonly strict: boolean } };
  };
}

export type ModelReply = (response: ServerResponse) => void;

async function bodyOf(request: IncomingMessage): Promise<ModelRequest['body']> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest['body'];
}

/** A response of the chat completions API. `content`: the text of the model, or an object that becomes JSON. */
export function completionOf(content: unknown, more: object = {}): ModelReply {
  const message = {
    role: 'assistant',
    content: typeof content === 'string' ? content : JSON.stringify(content),
    ...more,
  };
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
  };
}

/** A local server with the API of a language model. `reply` creates each response. `asked`: the requests so far. */
export async function givenModel(
  reply: () => ModelReply,
): Promise<{ readonly model: LanguageModel; readonly asked: readonly ModelRequest[] }> {
  const asked: ModelRequest[] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    const answer = (body: ModelRequest['body']) => {
      asked.push({ path: url, authorization: headers.authorization, body });
      return reply()(response);
    };
    void bodyOf(request).then(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}/v1`, key: 'secret-key', model: 'small' };
  return { model: chatCompletions({ ...settings, timeout: 1_000 }), asked };
}
