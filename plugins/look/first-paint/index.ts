import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { THEME_COLORS } from '../../../model/preferences';
import { bodyScript, headScript } from './scripts';

/**
 * Puts src/first-paint/ into every page as inline scripts, so a stored choice is in force
 * before the first paint. No parameter of the address but `userLanguage` has an effect here.
 */
export function firstPaint({ siteDir, i18n }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src', 'first-paint');
  const head = headScript(folder, i18n.locales);
  const body = bodyScript(folder);
  return {
    name: 'first-paint',
    injectHtmlTags: () => ({
      headTags: [
        { tagName: 'meta', attributes: { name: 'theme-color', content: THEME_COLORS.light } },
        { tagName: 'script', innerHTML: head },
      ],
      preBodyTags: [{ tagName: 'script', innerHTML: body }],
    }),
    getPathsToWatch: () => [path.join(folder, '*.ts')],
  };
}
