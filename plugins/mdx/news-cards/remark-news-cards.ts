import type { ListItem, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { parseAddress } from '../../../model/addresses/parse';
import type { DocsVersion } from '../../../model/docs-version';
import { NEWS_FAMILIES, type NewsEntry } from '../../../model/news/index';
import { PLAN_NAMES } from '../../../model/plans';
import { reasonOf } from '../../../model/reason-of';
import { errorAt, isElement, stringAttribute, walk } from '../syntax-tree/mdx-nodes';
import { newsOf } from '../../site-pages/frozen-data';
import { languageOf } from '../../site-pages/source-folder';
import { translateEntries } from './translate-entry';

const NAME = 'NewsCards';

interface NewsCardsOptions {
  siteDir: string;
  /** The version of the docs that the pages belong to. */
  version: DocsVersion;
}

/** The entries of a family, newest first; without one, those that are about all of MUI X. */
function entriesOf(
  family: string | undefined,
  { siteDir, version }: NewsCardsOptions,
): readonly NewsEntry[] {
  if (family !== undefined && !Object.hasOwn(NEWS_FAMILIES, family)) {
    throw new Error(
      `<NewsCards family="${family}">: there is no such family in model/news/index.ts`,
    );
  }
  return newsOf(siteDir, version).filter((entry) => entry.family === family);
}

/** As Docusaurus follows it from the root of the docs, whatever version and language. */
function fileOf(link: string): string {
  const { rest, hash } = parseAddress(link);
  return `/${rest}/index.mdx${hash}`;
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

function picture(demo: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'NewsPicture',
    attributes: [{ type: 'mdxJsxAttribute', name: 'demo', value: demo }],
    children: [],
  };
}

function card(entry: NewsEntry, language: string): ListItem {
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const facts = [
    entry.plan && PLAN_NAMES[entry.plan],
    entry.version,
    days.format(new Date(`${entry.date}T00:00:00Z`)),
  ].filter(Boolean);
  return {
    type: 'listItem',
    spread: true,
    children: [
      ...(entry.demo ? [picture(entry.demo)] : []),
      {
        type: 'paragraph',
        children: [{ type: 'link', url: fileOf(entry.link), children: [text(entry.title)] }],
      },
      { type: 'paragraph', children: [text(entry.summary)] },
      { type: 'paragraph', children: [{ type: 'emphasis', children: [text(facts.join(' · '))] }] },
    ],
  };
}

/**
 * Puts the news of the version into `<NewsCards family="charts" />`, as a list of links that
 * needs no JavaScript. Without a family it holds what is about all of MUI X. Texts are in the language
 * of the page.
 * @throws with page and line for a family that there is not
 */
export function remarkNewsCards(options: NewsCardsOptions) {
  return (root: Root, vfile: VFile): void => {
    for (const { node } of walk(root)) {
      if (!isElement(node, NAME)) continue;
      try {
        const language = languageOf(vfile.path);
        const entries = entriesOf(stringAttribute(node, 'family'), options);
        const translated = translateEntries(entries, options.siteDir, language);
        const children = translated.map((entry) => card(entry, language));
        node.attributes = [];
        node.children = [{ type: 'list', ordered: false, spread: true, children }];
      } catch (error) {
        throw errorAt(vfile, node, reasonOf(error));
      }
    }
  };
}
