import { BLOG_SECTION } from './addresses/parse';
import type { DocsVersion } from './docs-version';
import { DEFAULT_LANGUAGE } from './languages';

/** Name of the blog, and what its pages and feeds say of it. */
export const BLOG = {
  title: 'Blog',
  feedTitle: 'MUI X blog',
  description: 'What is new in MUI X, shown with running demos, and how its documentation is made.',
  /** Sidebar of its pages for the search and the lists of Markdown. */
  sidebar: BLOG_SECTION,
  /** Address of the list of posts: in one language, so links of all languages lead there. */
  address: `/${BLOG_SECTION}/`,
} as const;

/** Files of its feeds, below its address. */
export const BLOG_FEEDS = [
  { kind: 'rss', file: 'rss.xml' },
  { kind: 'atom', file: 'atom.xml' },
] as const;

/**
 * The blog as the build sees it: a unit of its own in English, because its data would make pages of the docs larger.
 * Its demos run on the packages of the site, as those of the next version do.
 */
export const BLOG_VERSION: DocsVersion = {
  section: BLOG_SECTION,
  id: BLOG_SECTION,
  docs: 'current',
  path: '',
  label: BLOG.title,
  status: 'current',
  banner: 'none',
  date: null,
  languages: [DEFAULT_LANGUAGE],
  packages: null,
  families: {},
};
