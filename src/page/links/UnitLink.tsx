import { forwardRef } from 'react';
import DocusaurusLink from '@docusaurus/core/lib/client/exports/Link';
import type { Props } from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { UNIT_PLACE } from '@site/src/page/unit';
import { targetOfLink } from './target-of-link';

/**
 * Docusaurus' link, which also knows that other versions and languages are apps of their own: a link
 * to one of them loads the document. plugins/patches/links-between-units puts it in the place of
 * `@docusaurus/Link`, for the theme and for MDX, too.
 */
const UnitLink = forwardRef<HTMLAnchorElement, Props>(function UnitLink(props, ref) {
  const { to, href, autoAddBaseUrl = true, ...others } = props;
  const { currentLocale } = useDocusaurusContext().i18n;
  const { withBaseUrl } = useBaseUrlUtils();
  const given = to ?? href;
  const leaving =
    given === undefined
      ? undefined
      : targetOfLink(given, {
          unit: { ...UNIT_PLACE, language: currentLocale },
          withBaseUrl: autoAddBaseUrl ? withBaseUrl : undefined,
        });
  if (leaving === undefined) return <DocusaurusLink {...props} ref={ref} />;
  return (
    <DocusaurusLink
      target="_self"
      rel={undefined}
      {...others}
      // Docusaurus leaves links of this form to the browser, and does not look for their pages.
      to={`pathname://${leaving}`}
      autoAddBaseUrl={false}
      ref={ref}
    />
  );
});

export default UnitLink;
