import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

/** The client of the product's own API; the session travels in a cookie. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: new HttpLink({ uri: '/graphql', credentials: 'include' }),
    cache: new InMemoryCache(),
  });
}
