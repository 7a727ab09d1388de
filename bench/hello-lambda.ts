import { ApolloServer, HeaderMap } from '@apollo/server';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';

// The smallest GraphQL function on Lambda: Apollo Server with one field. bench/cold-start.ts compares Markwise with it.
const query = new GraphQLObjectType({
  name: 'Query',
  fields: { hello: { type: GraphQLString, resolve: () => 'world' } },
});
const server = new ApolloServer({ schema: new GraphQLSchema({ query }) });
server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();

interface GatewayEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export async function graphql({
  body,
  headers,
}: GatewayEvent): Promise<{ statusCode: number; body: string }> {
  const response = await server.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: 'POST',
      headers: new HeaderMap(Object.entries(headers)),
      search: '',
      body: JSON.parse(body),
    },
    context: async () => ({}),
  });
  return {
    statusCode: response.status ?? 200,
    body: response.body.kind === 'complete' ? response.body.string : '',
  };
}
