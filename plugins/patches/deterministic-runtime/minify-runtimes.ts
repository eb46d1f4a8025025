import { getSwcJsMinimizerOptions, type rspack } from '@docusaurus/faster';
import { shortenChunkList } from './shorten-chunk-list';

type Rspack = typeof rspack;
type Compiler = InstanceType<Rspack['Compiler']>;
type Compilation = InstanceType<Rspack['Compilation']>;

const NAME = 'MinifyRuntimes';

/** Scripts that know the files of chunks: the one that all pages load, and each worker. */
function runtimeFiles({ chunks }: Compilation): string[] {
  return [...chunks]
    .filter((chunk) => chunk.hasRuntime())
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'));
}

/**
 * Shortens the lists of chunks in runtimes, and minifies them with short names that depend only on their order. Docusaurus' minimizer takes the
 * letters of short names from how often they occur in a script. While a runtime is minified, the
 * hashes in it are provisional, and a warm cache gives other ones than a cold cache does: the same
 * sources would result in other names. It skips files that are minified already.
 */
export class MinifyRuntimes {
  constructor(private readonly bundler: Rspack) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources, experiments } = this.bundler;
    const options = getSwcJsMinimizerOptions();
    const mangle = typeof options.mangle === 'object' ? options.mangle : {};
    // An option of SWC that the bundler's types do not list.
    const swcOptions = { ...options, mangle: { ...mangle, disableCharFreq: true } };
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before the minimizers, which come at the stage itself.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        for (const file of runtimeFiles(compilation)) {
          const source = assets[file]?.source().toString();
          if (source === undefined) continue;
          const { code } = await experiments.swc.minify(shortenChunkList(source), swcOptions);
          compilation.updateAsset(file, new sources.RawSource(code), { minimized: true });
        }
      });
    });
  }
}
