/** Collects the packages in the files that users load, from the bundler. */

/** A file, or several files that the bundler has joined. */
interface BundledModule {
  nameForCondition(): string | null | undefined;
  modules?: readonly BundledModule[];
}

interface Chunk {
  name?: string;
}

interface Compilation {
  chunks: Iterable<Chunk>;
  chunkGraph: { getChunkModules(chunk: Chunk): readonly BundledModule[] };
}

interface Compiler {
  hooks: {
    afterEmit: { tap(name: string, listener: (compilation: Compilation) => void): void };
  };
}

/** In a package inside another package, the inner one; folders such as `.cache` are not packages. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^.\\/][^\\/]*)[\\/]/;

/** The folder of the package that a file belongs to; undefined for files of the site. */
export function packageFolder(file: string): string | undefined {
  return PACKAGE_FOLDER.exec(file)?.[1];
}

/** Folders of the packages that a module is made of. */
function foldersOf(module: BundledModule): string[] {
  if (module.modules) return module.modules.flatMap(foldersOf);
  const folder = packageFolder(module.nameForCondition() ?? '');
  return folder ? [folder] : [];
}

/** Folders of the packages that are in the chunks of a compilation. */
function bundledFolders({ chunks, chunkGraph }: Compilation): Set<string> {
  const folders = new Set<string>();
  for (const chunk of chunks) {
    chunkGraph
      .getChunkModules(chunk)
      .flatMap(foldersOf)
      .forEach((folder) => folders.add(folder));
  }
  return folders;
}

/** A plugin for the bundler that collects the folders of the packages. */
export function collectPackages(found: (folders: ReadonlySet<string>) => void) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('third-party-licenses', (compilation) =>
        found(bundledFolders(compilation)),
      );
    },
  };
}
