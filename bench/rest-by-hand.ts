import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { PlannerService } from '../functions/planner/planner.service.ts';
import { WorkBudget } from '../functions/platform/limits/work-budget.ts';

/** A handwritten handler of `POST /api/grade-plan`: without sessions, limits, security headers and type checks. */
const planner = new PlannerService();
const app = new Hono();
app.post('/api/grade-plan', async (context) => {
  const { course, target = 85 } = await context.req.json();
  return context.json(planner.plan(course, target, new WorkBudget()));
});
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
