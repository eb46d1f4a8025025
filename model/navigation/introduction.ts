import type { NavigationEntry } from './types';

export const introduction = [
  { pathname: '/x/introduction' },
  { pathname: '/x/introduction/installation' },
  { pathname: '/x/introduction/licensing' },
  { pathname: '/x/introduction/content-security-policy' },
  { pathname: '/x/introduction/tools' },
  { pathname: '/x/introduction/support' },
  { pathname: '/x/introduction/roadmap' },
  { pathname: '/x/whats-new' },
] as const satisfies readonly NavigationEntry[];
