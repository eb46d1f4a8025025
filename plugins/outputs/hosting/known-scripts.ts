import { getHtmlMinifier } from '@docusaurus/bundler';
import type { Props } from '@docusaurus/types';
import { TAKE_LAYOUT, addressScript } from '../../../model/inline-scripts';
import { inlineScripts } from './inline-scripts';

/** Scripts that components put into pages. */
function renderedScripts(baseUrl: string): string[] {
  return [TAKE_LAYOUT, addressScript(`${baseUrl}x/offline/`)];
}

/** A page with all scripts that pages can have, each where the others do not touch it. */
function pageWithAll({ headTags, preBodyTags, postBodyTags, baseUrl }: Props): string {
  const rendered = renderedScripts(baseUrl).map(
    (text) => `<section><script>${text}</script></section>`,
  );
  return `<!doctype html><html><head><title>All scripts</title>${headTags}</head><body>${preBodyTags}<main>${rendered.join('')}</main>${postBodyTags}</body></html>`;
}

/**
 * The inline scripts of pages that Docusaurus renders: those that plugins and the theme put into
 * all pages, and those of components. Docusaurus minifies scripts as it writes pages; here the same
 * minifier makes the same text of them.
 * @returns texts as they are in the HTML, and those of components also as React puts them there
 */
export async function knownScripts(props: Props): Promise<Set<string>> {
  const minifier = await getHtmlMinifier({
    type: props.siteConfig.future.faster.swcHtmlMinimizer ? 'swc' : 'terser',
  });
  const { code } = await minifier.minify(pageWithAll(props));
  return new Set([...inlineScripts(code), ...renderedScripts(props.baseUrl)]);
}

/**
 * Scripts that run but are not in the HTML: React adds scripts of the head to the page again, as
 * they were before they were minified.
 */
export function scriptsOfReact(baseUrl: string): string[] {
  return [addressScript(`${baseUrl}x/offline/`)];
}
