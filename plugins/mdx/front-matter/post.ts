import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { BLOG_SECTION } from '../../../model/addresses/parse';
import { BLOG } from '../../../model/blog';
import { SOCIAL_CARD } from '../../../model/social-card';

/** Words and numbers with hyphens between them, as in addresses. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Keys of the front matter of posts. Authors and tags are checked by the blog plugin. */
export const POST_SCHEMA = Joi.object({
  title: Joi.string().required(),
  description: Joi.string().max(200).required(),
  /** Last part of the address. */
  slug: Joi.string().pattern(SLUG).required(),
  date: Joi.date().required(),
  authors: Joi.array().items(Joi.string()).min(1).required(),
  tags: Joi.array().items(Joi.string()).min(1).required(),
  /** Other words for the subject, for the search. */
  keywords: Joi.array().items(Joi.string()),
});

/** Checks that a page is a post of the blog. */
export function isPost(file: string, siteDir: string): boolean {
  return path.relative(siteDir, file).split(path.sep)[0] === BLOG_SECTION;
}

/**
 * Ends the address of a post with a slash, as those of all pages do, and adds the card that the build
 * draws. The slug has been checked.
 */
export function withAddress(entries: Record<string, unknown>): Record<string, unknown> {
  const slug = `${String(entries.slug)}/`;
  return { ...entries, slug, image: BLOG.address + slug + SOCIAL_CARD.file };
}
