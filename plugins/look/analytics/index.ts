import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const NAME = 'analytics';

/**
 * Puts src/analytics/ into the bundle where there is something to measure with. Without an id the
 * components that ask for consent are empty, and pages contain no other code of it.
 * @param measurementId of Google Analytics
 */
export function analytics(measurementId: string | undefined) {
  return function analyticsPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
    const folder = path.join(siteDir, 'src', 'analytics');
    if (!measurementId) {
      return { name: NAME, getThemePath: () => path.join(folder, 'theme-without-id') };
    }
    return {
      name: NAME,
      getThemePath: () => path.join(folder, 'theme'),
      getClientModules: () => [path.join(folder, 'client-module')],
      async contentLoaded({ actions }) {
        const site = { measurementId, language: i18n.currentLocale, baseUrl };
        await actions.createData('site.json', site);
      },
    };
  };
}
