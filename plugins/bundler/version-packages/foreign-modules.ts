import { realpathSync } from 'node:fs';
import path from 'node:path';

/** A module of the bundler; only files have a resource. */
interface BundledModule {
  resource?: string;
}

interface Compilation {
  errors: Error[];
  moduleGraph: { getIssuer(module: BundledModule): BundledModule | null | undefined };
  hooks: {
    finishModules: { tap(name: string, check: (modules: Iterable<BundledModule>) => void): void };
  };
}

interface Compiler {
  hooks: { thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
}

const NAME = 'foreign-modules';

/** The package that a file below `node_modules` is part of. */
function packageIn(siteModules: string, file: string): string | undefined {
  if (!file.startsWith(siteModules + path.sep)) return undefined;
  const [scope = '', name = ''] = file.slice(siteModules.length + 1).split(path.sep);
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** Stops a build that bundles packages of another version of the docs. */
export class ForeignModules {
  private readonly siteModules: string;

  /**
   * @param siteModules folder `node_modules` of the site
   * @param own names of packages that the version has itself
   * @param version its id, for errors
   */
  constructor(
    siteModules: string,
    private readonly own: readonly string[],
    private readonly version: string,
  ) {
    this.siteModules = realpathSync(siteModules);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        compilation.errors.push(...this.errorsOf(modules, compilation));
      });
    });
  }

  /** One error for each package, naming a file that imports it. */
  private errorsOf(modules: Iterable<BundledModule>, { moduleGraph }: Compilation): Error[] {
    const importers = new Map<string, string>();
    for (const module of modules) {
      const name = packageIn(this.siteModules, module.resource ?? '');
      if (!name || importers.has(name)) continue;
      if (!name.startsWith('@mui/x-') && !this.own.includes(name)) continue;
      importers.set(name, moduleGraph.getIssuer(module)?.resource ?? 'A module');
    }
    return [...importers].map(
      ([name, importer]) =>
        new Error(
          `${importer} imports "${name}" of the site's packages, and version ${this.version} of the docs has packages of its own`,
        ),
    );
  }
}
