import type { Plugin } from '@docusaurus/types';
import { SOCIAL_CARD } from '../../../model/social-card';
import { FEED } from '../../../model/news/index';

/**
 * Has browsers load the page of a link in advance when a user is about to follow it, for links into
 * other versions and languages: the router loads those of its own. All of these links have one of the
 * attributes. Browsers without speculation rules take this for data.
 * https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const SPECULATION_RULES = {
  prefetch: [{ eagerness: 'moderate', where: { selector_matches: '[target=_self],[hreflang]' } }],
};

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
        {
          tagName: 'script',
          attributes: { type: 'speculationrules' },
          innerHTML: JSON.stringify(SPECULATION_RULES),
        },
      ],
    }),
  });
}
