import type { LoadContext, Plugin } from '@docusaurus/types';
import { SOCIAL_CARD } from '../../../model/social-card';
import { FEED } from '../../../model/news/index';

/** What the heads of all pages say alike, in the HTML alone; src/theme/SiteMetadata says the rest. */
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
