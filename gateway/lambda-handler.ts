import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Hono } from 'hono';
import { handle, type LambdaEvent } from 'hono/aws-lambda';
import type { GatewayEnv } from './http/gateway-env.ts';

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * The app behind API Gateway (payload format 2.0). Never throws: some platforms send an exception's stack to
 * the client.
 */
export function createLambdaHandler(app: Hono<GatewayEnv>): LambdaHandler {
  // Everything except JSON and HTML is sent as bytes: a CSV file sent as text would lose its byte order mark.
  const answer = handle(app, { isContentTypeBinary: (type) => !/json|html/.test(type) });
  return async (event, context) => {
    try {
      // Hono has its own types for AWS events, with the same fields.
      return (await answer(
        event as unknown as LambdaEvent,
        context as never,
      )) as APIGatewayProxyStructuredResultV2;
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return { statusCode: 500, headers: { 'content-type': 'text/plain' }, body: 'Something went wrong.' };
    }
  };
}
