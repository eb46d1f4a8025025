import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { readSite } from './site-pages';
import { writeMarkdown } from './write-markdown';

const DOCS = 'docusaurus-plugin-content-docs';

export interface MarkdownPagesOptions {
  /** What gives the prose of a page its versions, links and data before it is shown. */
  remarkPlugins: PluggableList;
}

/**
 * Every page of the docs as Markdown, at its address with `.md`, and lists of them: `/llms.txt`,
 * and `llms.txt` and `llms-full.txt` for each family. Written beside the pages of each language;
 * while developing there are none.
 */
export function markdownPages({ remarkPlugins }: MarkdownPagesOptions) {
  return function markdownPagesPlugin({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
    const isDefault = i18n.currentLocale === i18n.defaultLocale;
    let content: LoadedContent | undefined;
    return {
      name: 'markdown-pages',
      async allContentLoaded({ allContent }) {
        content = allContent[DOCS]?.default as LoadedContent | undefined;
      },
      async postBuild(props: Props) {
        if (!content) throw new Error('The docs plugin has read no pages');
        const versions = readSite(content, { siteDir, baseUrl, isDefault });
        await writeMarkdown(versions, props, remarkPlugins);
      },
    };
  };
}
