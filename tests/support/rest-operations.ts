import { restRoutes } from '../../gateway/rest/routes.ts';

/** The GraphQL document that a route runs. `title`: the route, such as `POST /api/drafts`. */
export function operationOf(title: string): string {
  const route = restRoutes().find(({ method, path }) => `${method.toUpperCase()} ${path}` === title);
  if (!route) throw new Error(`There is no route ${title}.`);
  return route.operation;
}
