/** Lists for readers that are programs, in the form of https://llmstxt.org */
import path from 'node:path';
import type { ListItem, RootContent } from 'mdast';
import { formatAddress } from '../../../model/addresses/format';
import { BLOG_SECTION, DOCS_SECTION, parseAddress } from '../../../model/addresses/parse';
import { BLOG } from '../../../model/blog';
import { componentFamilies } from '../../../model/families';
import { sectionNamed } from '../../../model/sections/index';
import { markdownAddress } from './links';
import { heading, item, joined, link, list, paragraph } from './nodes';
import {
  pagesOf,
  type NavigationEntry,
  type SiteFamily,
  type SitePage,
} from '../../site-pages/site';
import type { Text, TextKey } from './texts';

/**
 * The folder of a family, which has its lists: that of its first page, `/x/react-data-grid/`,
 * or the one around it, `/x/migration/`, where no other page is below the first. A section about
 * another product is one family: `/material-ui/`.
 */
export function folderOf({ id, version, entries }: SiteFamily): string {
  const [first, ...others] = pagesOf(entries);
  if (!first) throw new Error(`The family "${id}" has no page`);
  const folder = first.permalink;
  if (version.section !== DOCS_SECTION) return formatAddress({ ...parseAddress(folder), rest: '' });
  const isOverview = others.some(({ permalink }) => permalink.startsWith(folder));
  return isOverview || others.length === 0 ? folder : path.posix.join(folder, '../');
}

function pageItem({ title, description, permalink }: SitePage): ListItem {
  return item(paragraph(joined([link(markdownAddress(permalink), title), description], ': ')));
}

function entryItem(entry: NavigationEntry): ListItem {
  if ('page' in entry) return pageItem(entry.page);
  return item(paragraph(entry.label), list(entry.entries.map(entryItem)));
}

/** Names of products are the same in every language. */
function familyName({ id, version: { section } }: SiteFamily, say: Text): string {
  return section === DOCS_SECTION ? say(`family.${id}` as TextKey) : sectionNamed(section).title;
}

/** The name, and the product that it is a part of. */
function wholeName(family: SiteFamily, say: Text): string {
  const name = familyName(family, say);
  return family.version.section === DOCS_SECTION ? `${name} · MUI X` : name;
}

/** What the list of a family has; the blog is in English only, so its description is not translated. */
function familyAbout({ version }: SiteFamily, say: Text): string {
  if (version.section === BLOG_SECTION) return BLOG.description;
  return say('markdown.familyList', { version: version.label });
}

/** All pages of a family, in the order and the groups of the navigation. */
export function familyList(family: SiteFamily, say: Text): RootContent[] {
  const whole = link(`${folderOf(family)}llms-full.txt`, say('markdown.wholeFamily'));
  return [
    heading(1, wholeName(family, say)),
    { type: 'blockquote', children: [paragraph(familyAbout(family, say))] },
    paragraph(whole),
    heading(2, say('markdown.pages')),
    list(family.entries.map(entryItem)),
  ];
}

/** Another list: of another language, or of the whole site. */
export interface OtherList {
  label: string;
  /** Absent for the one at hand. */
  address?: string;
}

function otherLists(title: string, others: readonly OtherList[]): RootContent[] {
  const items = others.map(({ label, address }) =>
    item(paragraph(address === undefined ? label : link(address, label))),
  );
  return others.length < 2 ? [] : [heading(2, title), list(items)];
}

function familyItem(family: SiteFamily, say: Text): ListItem {
  const folder = folderOf(family);
  const described = componentFamilies().find(({ sidebar }) => sidebar === family.id);
  const name = link(`${folder}llms.txt`, familyName(family, say));
  const whole = link(`${folder}llms-full.txt`, say('markdown.wholeFamily'));
  return item(
    paragraph(
      joined(
        [joined([name, described ? say(`home.${described.sidebar}`) : ''], ': '), whole],
        ' · ',
      ),
    ),
  );
}

/** Contents of a version of the site in one language. */
export interface SiteList {
  families: readonly SiteFamily[];
  languages: readonly OtherList[];
  /** Lists from which other versions are found. */
  versions?: readonly OtherList[];
}

/** Describes the site and links to the lists of its families, languages and versions. */
export function siteList(
  { families, languages, versions = [] }: SiteList,
  say: Text,
): RootContent[] {
  return [
    heading(1, 'MUI X'),
    { type: 'blockquote', children: [paragraph(say('home.lead'))] },
    paragraph(say('markdown.siteList')),
    heading(2, say('navbar.families')),
    list(families.map((family) => familyItem(family, say))),
    ...otherLists(say('markdown.languages'), languages),
    ...otherLists(say('markdown.versions'), versions),
  ];
}
