import type { RestRow } from './route.ts';

export const searchRoutes: readonly RestRow[] = [
  {
    method: 'get',
    path: '/api/search',
    tag: 'Search',
    operation: 'search',
    status: 200,
  },
];
