import type { Plugin } from '@docusaurus/types';
import { SOCIAL_CARD } from '../../../model/social-card';
import { FEED } from '../../../model/news/index';

const meta = (attributes: Record<string, string>) => ({ tagName: 'meta', attributes });

/**
 * Tags that are equal in all heads, only in the HTML; src/theme/SiteMetadata renders the others.
 * @param feedTitle what the feed is about
 */
export function pageHead(feedTitle: string) {
  return (): Plugin => ({
    name: 'page-head',
    injectHtmlTags: () => ({
      headTags: [
        meta({ name: 'twitter:card', content: 'summary_large_image' }),
        meta({ property: 'og:image:width', content: String(SOCIAL_CARD.width) }),
        meta({ property: 'og:image:height', content: String(SOCIAL_CARD.height) }),
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: FEED.type,
            href: `/${FEED.file}`,
            title: feedTitle,
          },
        },
      ],
    }),
  });
}
