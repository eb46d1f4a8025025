import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Puts src/page/links/UnitLink in the place of `@docusaurus/Link`. */
export function linksBetweenUnits({ siteDir }: LoadContext): Plugin {
  const link = path.join(siteDir, 'src', 'page', 'links', 'UnitLink.tsx');
  return {
    name: 'links-between-units',
    configureWebpack: () => ({ resolve: { alias: { '@docusaurus/Link': link } } }),
  };
}
