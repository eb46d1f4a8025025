import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { leavesUnit } from '@site/model/addresses/leaves-unit';
import { UNIT_PLACE } from '@site/src/page/unit';

/**
 * Returns whether a click opens the link in this tab: new tabs and downloads are left to the
 * browser.
 */
function leads(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return !(button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented);
}

/**
 * One listener for all plain links of a page: those in descriptions are HTML, those in types are
 * too many to be components with listeners of their own. Links to other versions and languages load
 * the document.
 */
export function useInternalLinks(): (event: MouseEvent) => void {
  const history = useHistory();
  const { currentLocale: language } = useDocusaurusContext().i18n;
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="/"]');
    const href = link && link.getAttribute('href');
    if (!href || !leads(event) || leavesUnit(href, { ...UNIT_PLACE, language })) return;
    event.preventDefault();
    history.push(href);
  };
}
