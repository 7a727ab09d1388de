/** A function on Lambda without any package: what Node itself costs. */
export async function graphql(): Promise<{ statusCode: number; body: string }> {
  return { statusCode: 200, body: '{"data":{"hello":"world"}}' };
}
