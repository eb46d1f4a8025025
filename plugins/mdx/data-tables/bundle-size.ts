import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspack } from '@docusaurus/faster';
import { cached } from '../../bundler/disk-cache';
import { dateFnsRules } from '../../bundler/date-libraries';

/** Size of bundled code, in bytes. */
export interface BundleSize {
  minified: number;
  gzipped: number;
}

interface BundleOptions {
  /** Folder that holds the packages. */
  packagesDir: string;
  /** Packages that applications have anyway, and that are not counted. */
  external: readonly RegExp[];
  /** Moment imports its languages by a computed path, so bundlers include all of them. */
  allLanguagesOfMoment?: boolean;
}

/** Matches the folder of languages that Moment itself imports, not imports by name. */
const LANGUAGES_OF_MOMENT = { resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ };

type Configuration = NonNullable<Parameters<typeof rspack>[0]>;

function configuration(code: string, folder: string, options: BundleOptions): Configuration {
  return {
    mode: 'production',
    context: path.dirname(options.packagesDir),
    devtool: false,
    target: ['web', 'es2022'],
    entry: `data:text/javascript,${encodeURIComponent(code)}`,
    output: { path: folder, filename: 'bundle.js', library: { type: 'commonjs2' } },
    externals: [...options.external],
    externalsType: 'commonjs2',
    module: {
      rules: [
        ...dateFnsRules(options.packagesDir),
        // The entry is strict ESM, where paths would need their file's extension.
        { scheme: 'data', resolve: { fullySpecified: false } },
      ],
    },
    plugins: options.allLanguagesOfMoment ? [] : [new rspack.IgnorePlugin(LANGUAGES_OF_MOMENT)],
    performance: { hints: false },
  };
}

/** @throws with the message of the bundler when something cannot be found */
async function bundle(code: string, options: BundleOptions): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bundle-size-'));
  try {
    const compiler = rspack(configuration(code, folder, options));
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const reason =
          error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
        compiler.close((closing) => (reason || closing ? reject(reason ?? closing) : resolve()));
      });
    });
    return await readFile(path.join(folder, 'bundle.js'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Bumped when the same code would be bundled in another way. */
const FORMAT = 'bundle-size-2';

/**
 * Measures code that is bundled for production, without the packages in `external`. Code that the
 * bundle loads later, with `import()`, is not counted. Cached by `versions`, so languages and builds
 * share it.
 * @param code statements that import the modules to measure
 * @param versions of everything that is bundled
 */
export async function bundleSize(
  code: string,
  versions: readonly string[],
  options: BundleOptions,
): Promise<BundleSize> {
  const tools = [FORMAT, rspack.version, `zlib ${process.versions.zlib}`];
  // The folder is another one in every clone; what it holds is in the versions.
  const { packagesDir: _, ...counted } = options;
  const external = options.external.map(String);
  const key = JSON.stringify([tools, code, versions, { ...counted, external }]);
  const text = await cached(key, async () => {
    const bytes = await bundle(code, options);
    const gzipped = gzipSync(bytes, { level: 9 }).length;
    return JSON.stringify({ minified: bytes.length, gzipped } satisfies BundleSize);
  });
  return JSON.parse(text) as BundleSize;
}
