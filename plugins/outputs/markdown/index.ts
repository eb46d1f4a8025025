import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { loadSite } from '../../site-pages/load-site';
import type { VersionPages } from '../../site-pages/site';
import { writeMarkdown } from './write-markdown';

export interface MarkdownPagesOptions {
  /** Plugins that insert versions, links and data into the prose of a page. */
  remarkPlugins: PluggableList;
}

/**
 * Every page of the docs as Markdown, at its address with `.md`, and lists of them: `llms.txt` of the
 * version, and `llms.txt` and `llms-full.txt` for each family. Written beside the pages of each
 * language; while developing there are none.
 */
export function markdownPages({ remarkPlugins }: MarkdownPagesOptions) {
  return function markdownPagesPlugin(context: LoadContext): Plugin {
    let site: VersionPages | undefined;
    return {
      name: 'markdown-pages',
      async allContentLoaded({ allContent }) {
        site = loadSite(allContent, context);
      },
      async postBuild(props: Props) {
        if (site) await writeMarkdown(site, props, remarkPlugins);
      },
    };
  };
}
