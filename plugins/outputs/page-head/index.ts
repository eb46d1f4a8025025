import type { LoadContext, Plugin } from '@docusaurus/types';
import { SOCIAL_CARD } from '../../../model/social-card';
import { FEED } from '../../../model/news/index';

/** Tags that are equal in all heads, only in the HTML; src/theme/SiteMetadata renders the others. */
export function pageHead({ siteConfig }: LoadContext): Plugin {
  const meta = (attributes: Record<string, string>) => ({ tagName: 'meta', attributes });
  return {
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
            title: siteConfig.title,
          },
        },
      ],
    }),
  };
}
