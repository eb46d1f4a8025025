import type * as PlaygroundModule from './ui/Playground';

/** Loads the playground. Only this module imports it: each `import()` of a module creates a file. */
export async function loadPlayground(): Promise<typeof PlaygroundModule.Playground> {
  return (await import('./ui/Playground')).Playground;
}
