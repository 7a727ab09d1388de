import { Hono } from 'hono';

/** `/healthz`: the process answers. `/readyz`: its store does too, else 503 with the reason. */
export function createHealthRouter(pingStore: () => Promise<void>): Hono {
  const router = new Hono();
  router.get('/healthz', (context) => context.text('ok'));
  router.get('/readyz', async (context) => {
    try {
      await pingStore();
      return context.text('ok');
    } catch {
      // The driver's message may contain the address and the account of the database.
      return context.text('The store does not answer.', 503);
    }
  });
  return router;
}
