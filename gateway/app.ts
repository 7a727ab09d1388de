import { Hono, type Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { Logger } from '../functions/platform/logger.ts';
import type { Graphql } from './graphql/graphql.ts';
import { toPublicError } from './graphql/public-error.ts';
import { createGraphqlHandler } from './graphql/route.ts';
import { limitBody } from './http/body-limit.ts';
import { clientLeft, nodeRequestOf } from './http/client-left.ts';
import { createHealthRouter } from './http/health.ts';
import { contextOf, type GatewayEnv } from './http/gateway-env.ts';
import { holdsOf } from './http/held-bytes.ts';
import { newRequestContext } from './http/new-request-context.ts';
import { protectAsset } from './http/protect.ts';
import { replyError } from './http/reply-error.ts';
import { replyHeaders } from './http/reply-headers.ts';
import { createDocsRouter } from './rest/docs.ts';
import { createRestRouter } from './rest/router.ts';
import { restRows } from './rest/routes.ts';
import { HttpCaller, type IdentifyDependencies } from './session/identify.ts';
import { guardOrigin } from './session/origin-guard.ts';
import type { SitePages } from './site/site-pages.ts';

export interface AppDependencies {
  readonly graphql: Graphql;
  readonly log: Logger;
  /** Resolves if the store answers. */
  readonly pingStore: () => Promise<void>;
  /** IP address of the client. Each entry point reads it from a source that clients cannot forge. */
  readonly clientAddress: (context: Context) => string;
  /** Browsers on these origins can send cross-origin requests with their cookie. */
  readonly allowedOrigins: readonly string[];
  /** Address of the site, for examples in the reference. */
  readonly siteUrl: string;
  /** What is needed to find the account of a request. */
  readonly identify: IdentifyDependencies;
  /** The built site, if this process serves it. */
  readonly site?: SitePages;
}

/**
 * Creates the HTTP app of the whole product: GraphQL, REST, the health check and, if this process serves it, the site.
 */
export function createApp(dependencies: AppDependencies): Hono<GatewayEnv> {
  const { graphql, log, pingStore, clientAddress, allowedOrigins, siteUrl, identify, site } = dependencies;
  const { schema, execute } = graphql;
  const answerGraphql = createGraphqlHandler(graphql);

  // Hono's default router tries its RegExpRouter first, which cannot hold our paths, and then falls back to this one.
  const app = new Hono<GatewayEnv>({ router: new TrieRouter() });
  app.use(async (context, next) => {
    const caller = new HttpCaller(context, identify);
    const details = { log, client: clientAddress(context), holds: holdsOf(nodeRequestOf(context)) };
    context.set('requestContext', newRequestContext(details, caller));
    await next();
    await caller.finish();
  });
  if (site) app.get(site.assetPaths, protectAsset, site.asset);
  app.use(replyHeaders({ allowedOrigins, assetOrigin: site?.assetOrigin }));
  app.use(guardOrigin(allowedOrigins, identify.cookies));
  app.use(limitBody());

  app.route('/', createHealthRouter(pingStore));
  app.on(
    ['GET', 'POST'],
    '/graphql',
    async (context) => (await site?.explorer(context)) ?? answerGraphql(context),
  );
  app.all('/graphql', (context) => {
    context.header('Allow', 'GET, HEAD, POST');
    const message = `This address takes GET and POST, not ${context.req.method}.`;
    return context.json({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] }, 405);
  });
  app.route('/', createDocsRouter(schema, siteUrl));
  app.route('/', createRestRouter(schema, restRows, execute));
  if (site) app.get('*', site.page);

  app.notFound((context) => context.text('Address not found.', 404));
  app.onError((error, context) => {
    if (clientLeft(context)) return context.body(null, 400);
    return replyError(context, toPublicError(error, contextOf(context)));
  });
  return app;
}
