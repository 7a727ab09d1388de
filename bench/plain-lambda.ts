/** A Lambda function without packages, to measure the start of Node. */
export async function graphql(): Promise<{ statusCode: number; body: string }> {
  return { statusCode: 200, body: '{"data":{"hello":"world"}}' };
}
