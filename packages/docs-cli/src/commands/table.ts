import type { Command } from './types';

/** Commands by name, each loaded when it is needed. A new command is one line. */
export const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  search: () => import('./search'),
  page: () => import('./page'),
  member: () => import('./member'),
  demo: () => import('./demo'),
  diff: () => import('./diff'),
  migrate: () => import('./migrate'),
  check: () => import('./check'),
  versions: () => import('./versions'),
  mcp: () => import('./mcp'),
};

/** All commands, in the order of the help. */
export async function loadCommands(): Promise<Command[]> {
  return Promise.all(Object.values(COMMANDS).map(async (load) => (await load()).command));
}
