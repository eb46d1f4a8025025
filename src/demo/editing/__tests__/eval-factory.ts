import type { LoadFactory, ModuleFactory } from '../load-factory';

/** Stands for the script in the page, which jsdom does not run; e2e/features/demo-editor.spec.ts has it. */
export const evalFactory: LoadFactory = async ({ factorySource, name }) =>
  (0, eval)(`(${factorySource})\n//# sourceURL=${name}`) as ModuleFactory;
