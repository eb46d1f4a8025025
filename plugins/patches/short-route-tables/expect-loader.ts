import type { rspack } from '@docusaurus/faster';

type Compiler = InstanceType<(typeof rspack)['Compiler']>;

const NAME = 'ExpectLoader';

/**
 * Stops a build in which no module has gone through a loader: its rule names a file that the bundle
 * does not contain. Modules from a warm cache count, although the loader does not run for them.
 */
export class ExpectLoader {
  /**
   * @param loader absolute path
   * @param file that the rule of the loader names
   */
  constructor(
    private readonly loader: string,
    private readonly file: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          // The loaders of a module are part of its name.
          if (module.identifier().includes(this.loader)) return;
        }
        throw new Error(`The bundle does not contain ${this.file}, which ${this.loader} changes`);
      });
    });
  }
}
