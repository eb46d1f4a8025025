import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { leavesUnit } from '@site/model/addresses/leaves-unit';
import { UNIT_PLACE } from '@site/src/page/unit';

/**
 * Reports anchors and links of plain elements to Docusaurus: broken ones stop the build. Links into
 * other units, such as those of types of Material UI, are checked where the units are put together.
 */
export function useCheckedLinks(anchors: readonly string[], links: readonly string[]): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  const { currentLocale: language } = useDocusaurusContext().i18n;
  const isInUnit = (link: string) => !leavesUnit(link, { ...UNIT_PLACE, language });
  anchors.forEach(collectAnchor);
  [...new Set(links)].filter(isInUnit).forEach(collectLink);
}
