import type { CodeVariant } from '@site/model/preferences';
import { compile, type CompiledModule } from './compile';
import { loadFactory, type LoadFactory, type ModuleFactory } from './load-factory';
import {
  loadPackage,
  packagesOfDemo,
  strictModule,
  unknownImport,
  type ImportableNames,
  type Libraries,
} from './packages';
import { UserFacingError } from './user-facing-error';

/** Everything that a demo is made of. */
export interface DemoParts {
  /** Path of its own file from the root of the repository. */
  path: string;
  /** The TypeScript of all its files by their paths, its own file among them. */
  sources: ReadonlyMap<string, string>;
  libraries: Libraries;
  /** Starts the files that it runs as workers, by their paths. */
  workers: Readonly<Partial<Record<string, () => Worker>>>;
}

/** Prefix of the paths in the stacks of errors. */
const SCHEME = 'edited:///';
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

function isRelative(request: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(request);
}

/** Resolves a relative import of a module to a path. */
function joined(from: string, request: string): string {
  const { pathname } = new URL(request, `file:///${from}`);
  return decodeURI(pathname.slice(1));
}

/** Makes the path with which the demo's own file would import another one. */
function requestFor(file: string, from: string): string {
  const folder = from.split('/').slice(0, -1);
  const parts = file.replace(/\.tsx?$/, '').split('/');
  const shared = folder.findIndex((part, index) => part !== parts[index]);
  const same = shared === -1 ? folder.length : shared;
  const up = '../'.repeat(folder.length - same);
  return (up || './') + parts.slice(same).join('/');
}

/** The modules of one demo: its files are compiled and run once, its own file as often as edited. */
export class DemoModules {
  readonly #parts: DemoParts;
  readonly #loadFactory: LoadFactory;
  readonly #compiled = new Map<string, CompiledModule>();
  readonly #factories = new Map<string, ModuleFactory>();
  readonly #files = new Map<string, object>();
  readonly #packages = new Map<string, object>();
  readonly #names: ImportableNames;

  /** @param load turns compiled modules into functions; tests have no page that runs scripts */
  constructor(parts: DemoParts, load: LoadFactory = loadFactory) {
    this.#parts = parts;
    this.#loadFactory = load;
    for (const [path, code] of parts.sources) {
      this.#compiled.set(path, compile(code, 'TS', SCHEME + path));
    }
    const requests = [...this.#compiled.values()].flatMap((module) => module.requests);
    this.#names = {
      libraries: parts.libraries,
      packages: packagesOfDemo(requests.filter((request) => !isRelative(request))),
      files: [...parts.sources.keys()]
        .filter((path) => path !== parts.path)
        .map((path) => requestFor(path, parts.path)),
    };
  }

  /** Name of the demo's own file in stack traces, in its n-th version. */
  nameOf(version: number): string {
    return `${SCHEME}${this.#parts.path}?${version}`;
  }

  /**
   * Runs a version of the demo's own file.
   * @returns what it exports
   * @throws {CodeSyntaxError} when it does not parse, or what it throws itself
   */
  async run(code: string, variant: CodeVariant, version: number): Promise<object> {
    const { path } = this.#parts;
    const module = compile(code, variant, this.nameOf(version));
    const all = [module, ...this.#compiled.values()].flatMap(({ requests }) => requests);
    // The import itself reports missing modules, as it knows the line.
    const packages = all.filter((name) => !isRelative(name));
    const [factory] = await Promise.all([
      this.#loadFactory(module),
      this.#loadFiles(),
      ...packages.map((name) => this.#loadPackage(name)),
    ]);
    return this.#start(factory, path, {});
  }

  /** Imports are synchronous, so all files are there before the first one runs. */
  async #loadFiles(): Promise<void> {
    const missing = [...this.#compiled].filter(([path]) => !this.#factories.has(path));
    await Promise.all(
      missing.map(async ([path, module]) => {
        this.#factories.set(path, await this.#loadFactory(module));
      }),
    );
  }

  async #loadPackage(specifier: string): Promise<void> {
    if (this.#packages.has(specifier)) return;
    try {
      this.#packages.set(specifier, await loadPackage(specifier, this.#names));
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error;
    }
  }

  #start(factory: ModuleFactory, path: string, exports: object): object {
    const { workers } = this.#parts;
    const require = (request: string) => strictModule(this.#require(request, path), request);
    factory(require, exports, `file:///${path}`, workersAt(workers));
    return exports;
  }

  #require(request: string, from: string): object {
    const found = isRelative(request) ? this.#file(request, from) : this.#packages.get(request);
    if (!found) throw unknownImport(request, this.#names);
    return found;
  }

  /** A file of the demo, run when it is first asked for. */
  #file(request: string, from: string): object | undefined {
    const base = joined(from, request.replace(/\.jsx?$/, ''));
    const path = ENDINGS.map((ending) => base + ending).find((each) => this.#compiled.has(each));
    const factory = path === undefined ? undefined : this.#factories.get(path);
    if (path === undefined || factory === undefined) return undefined;
    const running = this.#files.get(path);
    if (running) return running;
    const exports = {};
    this.#files.set(path, exports);
    return this.#start(factory, path, exports);
  }
}

/** `Worker` for demos: their worker files are built with the site. */
function workersAt(workers: DemoParts['workers']): unknown {
  return function startWorker(url: URL | string, options?: WorkerOptions): Worker {
    const path = new URL(url, document.baseURI).pathname.slice(1);
    return workers[path]?.() ?? new Worker(url, options);
  };
}
