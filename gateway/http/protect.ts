import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers that restrict browsers to the product's needs: they run only its own scripts. Styles may be inline,
 * since Mantine sets its variables that way. `assetOrigin`: the origin of scripts and styles, if it is not the
 * site's.
 */
export function protect(assetOrigin?: string): MiddlewareHandler {
  const own = ["'self'", ...(assetOrigin ? [assetOrigin] : [])];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: own,
      styleSrc: [...own, "'unsafe-inline'"],
      imgSrc: [...own, 'data:'],
      fontSrc: [...own, 'data:'],
      connectSrc: ["'self'"],
      workerSrc: [...own, 'blob:'],
      manifestSrc: own,
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  });
}

/**
 * Headers for files of the build. These are no pages, so they need few of a page's headers, which would add a kilobyte
 * to each file. The content security policy is for GraphiQL's workers: a worker has the policy of its script's file.
 */
export const protectAsset: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Content-Security-Policy', "default-src 'self'");
  context.header('Cross-Origin-Resource-Policy', 'same-origin');
  context.header('X-Content-Type-Options', 'nosniff');
};
