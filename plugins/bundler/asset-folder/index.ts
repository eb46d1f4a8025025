import { createRequire } from 'node:module';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Plugin } from '@docusaurus/types';

/** The folder that Docusaurus has written into all its file names. */
const STOCK = 'assets';

interface Constants {
  OUTPUT_STATIC_ASSETS_DIR_NAME: string;
}

/** `assets/js/[name].js` in another folder; names of files elsewhere stay. */
function moved(name: string, folder: string): string {
  return name.replace(new RegExp(`^${STOCK}/`), `${folder}/`);
}

/** Names of files that loaders emit: of images in CSS and MDX, and of linked files. */
function moveLoaders(folder: string): void {
  const constants = createRequire(__filename)('@docusaurus/utils/lib/constants') as Constants;
  // The rules of the bundler read it when they are made; so do the loaders in plugins/.
  constants.OUTPUT_STATIC_ASSETS_DIR_NAME = folder;
  for (const isServer of [true, false]) {
    const { loaders } = getFileLoaderUtils(isServer);
    // Texts that were made when the module was loaded.
    for (const [name, loader] of Object.entries(loaders)) {
      if (typeof loader !== 'string') continue;
      const adapted = loader.replace(
        /([?&]name=)assets(?:\/[^/]+)?(?=\/(?:images|files)\/)/,
        `$1${folder}`,
      );
      if (!adapted.includes(`name=${folder}/`)) {
        throw new Error(`Docusaurus no longer writes a folder into "${name}"`);
      }
      Object.assign(loaders, { [name]: adapted });
    }
  }
}

/** The names of files that the bundler emits itself. */
interface FileNames {
  filename?: unknown;
  chunkFilename?: unknown;
}

function moveNames(names: FileNames, folder: string): void {
  for (const key of ['filename', 'chunkFilename'] as const) {
    const name = names[key];
    if (typeof name === 'string') names[key] = moved(name, folder);
  }
}

/** The plugins that write style sheets, whose options Docusaurus sets. */
function cssPlugins(plugins: readonly unknown[]): { options: FileNames }[] {
  const all = plugins as readonly ({ options: FileNames } | undefined)[];
  return all.filter(
    (plugin) =>
      plugin && /^(?:CssExtractRspack|MiniCssExtract)Plugin$/.test(plugin.constructor.name),
  ) as { options: FileNames }[];
}

/**
 * Gives a version a folder of its own for scripts, styles, images and the code of demos, as versions
 * are built separately and never touch each other's files. List it after all plugins that name files.
 * @param folder from the root of a language: `assets/6.20`
 */
export function assetFolder(folder: string) {
  return function assetFolderPlugin(): Plugin | null {
    if (folder === STOCK) return null;
    moveLoaders(folder);
    return {
      name: 'asset-folder',
      configureWebpack(config) {
        moveNames(config.output ?? {}, folder);
        const sheets = cssPlugins(config.plugins ?? []);
        if (sheets.length === 0) throw new Error('Docusaurus writes style sheets in another way');
        for (const { options } of sheets) moveNames(options, folder);
        return {};
      },
    };
  };
}
