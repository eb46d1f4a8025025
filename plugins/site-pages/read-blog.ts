import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import path from 'node:path';
import { BLOG, BLOG_VERSION } from '../../model/blog';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { sectionOf } from '../../model/docs-version';
import { docsFolderOf } from '../files/docs-folder';
import type { SitePage, SiteVersion, VersionPages } from './site';

function describePost({ metadata }: BlogPost, version: SiteVersion, siteDir: string): SitePage {
  const { permalink, title, description, source, unlisted } = metadata;
  const frontMatter: Record<string, unknown> = metadata.frontMatter;
  const { keywords } = frontMatter;
  return {
    version, permalink, frontMatter, title, description, unlisted,
    file: source.replace(/^@site/, siteDir),
    kind: 'page',
    family: BLOG.sidebar,
    label: title,
    planned: false,
    newFeature: false,
    keywords: Array.isArray(keywords) ? keywords.map(String) : [],
    language: DEFAULT_LANGUAGE,
    isTranslated: true,
  }; // prettier-ignore
}

/** The posts of the blog, the newest first, as outputs see the pages of a version of the docs. */
export function readBlog({ blogPosts }: BlogContent, siteDir: string): VersionPages {
  const { label, path: versionPath, families } = BLOG_VERSION;
  const version = {
    section: sectionOf(BLOG_VERSION),
    label,
    path: versionPath,
    families,
    docsRoot: path.join(siteDir, docsFolderOf(BLOG_VERSION)),
  };
  const pages = blogPosts.map((post) => describePost(post, version, siteDir));
  return {
    version,
    pages,
    families: [{ id: BLOG.sidebar, version, entries: pages.map((page) => ({ page })) }],
  };
}
