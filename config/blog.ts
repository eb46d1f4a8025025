import type { Options } from '@docusaurus/plugin-content-blog';
import { BLOG_SECTION } from '../model/addresses/parse';
import { BLOG, BLOG_FEEDS } from '../model/blog';
import { blogRemarkPlugins } from './docs';
import { buildEnvironment } from './environment';

const { repository } = buildEnvironment();

/** Posts a page of the list shows, and links the sidebar has. */
const PER_PAGE = 10;

/** Options of Docusaurus' blog plugin. Everything that it cannot sort in is an error. */
export const blog = {
  path: BLOG_SECTION,
  routeBasePath: BLOG_SECTION,
  blogTitle: BLOG.title,
  blogDescription: BLOG.description,
  blogSidebarTitle: 'Recent posts',
  blogSidebarCount: PER_PAGE,
  postsPerPage: PER_PAGE,
  showReadingTime: true,
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: repository && `${repository}/edit/master/`,
  exclude: ['**/_*.{ts,tsx,mdx}', '**/__tests__/**'],
  beforeDefaultRemarkPlugins: blogRemarkPlugins,
  feedOptions: {
    type: BLOG_FEEDS.map(({ kind }) => kind),
    title: BLOG.feedTitle,
    description: BLOG.description,
    language: 'en',
    // The post, which runs its demos, is on the page.
    createFeedItems: async ({ defaultCreateFeedItems, ...params }) =>
      (await defaultCreateFeedItems(params)).map((item) => ({ ...item, content: undefined })),
  },
} satisfies Options;
