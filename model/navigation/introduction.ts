import type { NavigationItem } from './types';

export const introduction: NavigationItem[] = [
  { pathname: '/x/introduction', title: 'Overview' },
  { pathname: '/x/introduction/installation', title: 'Installation' },
  { pathname: '/x/introduction/licensing', title: 'Licensing' },
  { pathname: '/x/introduction/content-security-policy', title: 'Content Security Policy' },
  { pathname: '/x/introduction/support', title: 'Support' },
  { pathname: '/x/introduction/roadmap', title: 'Roadmap' },
  { pathname: '/x/whats-new', title: "What's new in MUI X" },
];
