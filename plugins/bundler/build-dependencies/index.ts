import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatUnit, type Unit } from '../../../model/units';
import { filesBelow } from '../../files/files-below';
import { newsTextsFile } from '../../mdx/news-cards/translate-entry';

/** The bundler's cache of a unit, from the root of the project; scripts/build/ removes damaged ones. */
const bundlerCacheOf = (unit: string) => `.cache/units/${unit}/bundler`;

/** Folders with code that pages are made with. */
const FOLDERS = ['config', 'model', 'plugins'];

/**
 * The bundler keeps compiled pages between builds. It knows the site's configuration file but not
 * what that imports: a change of a remark plugin, or of an installed version that pages mention,
 * must not be combined with pages of earlier builds. Each unit has a cache of its own, as
 * several are built at the same time.
 */
export function cacheDependencies(unit: Unit) {
  return function cacheDependenciesPlugin({ siteDir }: LoadContext): Plugin {
    return {
      name: 'cache-dependencies',
      configureWebpack(config) {
        if (!(config.experiments && 'cache' in config.experiments)) return {};
        const newsTexts = path.join(siteDir, newsTextsFile(unit.language));
        const buildDependencies = [
          path.join(siteDir, 'package-lock.json'),
          ...(existsSync(newsTexts) ? [newsTexts] : []),
          ...FOLDERS.flatMap((folder) =>
            filesBelow(path.join(siteDir, folder)).map((file) => path.join(siteDir, folder, file)),
          ),
        ];
        const directory = path.join(siteDir, bundlerCacheOf(formatUnit(unit)));
        const storage = { type: 'filesystem', directory };
        // Rspack's options, which webpack's types do not know.
        return { experiments: { cache: { buildDependencies, storage } } as object };
      },
    };
  };
}
