import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';

/** Would be looked at otherwise, only to be left out. */
const NEVER_KEPT = ['**/*.{map,md,txt,xml}', '**/card.png', '**/api/**', 'pagefind/**'];

// Its types describe options alone.
const { default: pluginPwa } = require('@docusaurus/plugin-pwa') as { default: PluginModule };

/**
 * Docusaurus' PWA plugin, which compiles the worker after the build. Its registration, its popup
 * and its marks in the pages are left out: ours wait for the reader, and know the production host.
 * @param swCustom file with the code of ours that the worker runs
 * @param atInstall addresses to keep at install
 */
export async function innerPlugin(
  context: LoadContext,
  swCustom: string,
  atInstall: () => ReadonlySet<string>,
): Promise<Plugin | null> {
  const { i18n, baseUrl } = context;
  const otherLanguages = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
  return pluginPwa(context, {
    debug: false,
    offlineModeActivationStrategies: [],
    pwaHead: [],
    swRegister: false,
    swCustom,
    injectManifestConfig: {
      modifyURLPrefix: { '': baseUrl },
      globIgnores: [...NEVER_KEPT, ...otherLanguages.map((locale) => `${locale}/**`)],
      dontCacheBustURLsMatching: /\/assets\//,
      manifestTransforms: [
        (entries: { url: string }[]) => {
          const wanted = atInstall();
          return { manifest: entries.filter(({ url }) => wanted.has(url)), warnings: [] };
        },
      ],
    },
  });
}
