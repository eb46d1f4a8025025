import type * as DemoStageModule from '@site/src/mui/DemoStage';

/**
 * Loads the stage around every demo, and MUI with it. Only this module imports it: each `import()`
 * of a module creates a file, and a page with demos would load two.
 */
export function loadDemoStage(): Promise<typeof DemoStageModule> {
  return import('@site/src/mui/DemoStage');
}
