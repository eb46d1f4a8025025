import type { LoaderContext } from 'webpack';
import { englishPageOf, glossaryOf } from './check-page';
import { isTranslation } from './remark-translation-checks';

/**
 * Runs before a translated page is compiled, and tells the bundler what the page is compared with.
 * Remark plugins cannot do so, and a change of the English page would stay unnoticed.
 */
export default function englishPageLoader(
  this: LoaderContext<{ siteDir: string }>,
  mdx: string,
): string {
  const { siteDir } = this.getOptions();
  if (isTranslation(this.resourcePath, siteDir)) {
    this.addDependency(englishPageOf(this.resourcePath, siteDir));
    this.addDependency(glossaryOf(this.resourcePath, siteDir));
  }
  return mdx;
}
