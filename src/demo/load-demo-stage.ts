import type * as DemoStageModule from '@site/src/mui/DemoStage';

/**
 * Loads what stands around every demo, and MUI with it. The one place that does: each `import()` of
 * a module is a file of its own, which a page with demos would load twice.
 */
export function loadDemoStage(): Promise<typeof DemoStageModule> {
  return import('@site/src/mui/DemoStage');
}
