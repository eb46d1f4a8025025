/** The notice that leads to the version that a reader prefers; loaded only where there is one. */
import { translate } from '@docusaurus/Translate';
import { parseAddress } from '@site/model/addresses/parse';
import type { TextKey } from '@site/src/i18n/useText';
import { openNotice } from '@site/src/ui/notices/open-notice';
import { findPlace } from './find-place';
import { pageName } from './page-name';
import { prefetchPage } from './prefetch-page';
import { readVersions } from './read-lists';
import './texts';

/** The preferred version for which the reader closed the notice: it stays away in this tab. */
const DECLINED_KEY = 'docs.versionDeclined';

/** The same for a browser whose storage is blocked. */
let declined: string | undefined;

function isDeclined(id: string): boolean {
  try {
    return declined === id || window.sessionStorage.getItem(DECLINED_KEY) === id;
  } catch {
    return false;
  }
}

function decline(id: string): void {
  declined = id;
  try {
    window.sessionStorage.setItem(DECLINED_KEY, id);
  } catch {
    // Blocked or full: it is closed in this document.
  }
}

function text(key: TextKey, values?: Record<string, string>): string {
  return translate({ id: key, message: key }, values);
}

interface Offer {
  message: string;
  href: string;
  link: string;
}

function createNotice({ message, href, link: label }: Offer, onClose: () => void): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'version-notice';
  notice.setAttribute('role', 'region');
  notice.setAttribute('aria-label', message);
  const link = document.createElement('a');
  link.href = href;
  link.target = '_self';
  link.textContent = label;
  link.addEventListener('pointerenter', () => prefetchPage(href));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary button--sm';
  button.textContent = text('versions.stay');
  button.addEventListener('click', onClose);
  const sentence = document.createElement('span');
  sentence.textContent = message;
  notice.append(sentence, link, button);
  return notice;
}

/** @returns undefined when there is nothing to offer, or nothing is known of it */
async function findOffer(id: string, address: string): Promise<Offer | undefined> {
  const version = (await readVersions())?.find((each) => each.id === id);
  // The banner of the page leads to the documented version already.
  if (!version || version.path === '' || version.path === parseAddress(address).version) {
    return undefined;
  }
  const { href, page, isSame, isKnown } = await findPlace(version, address);
  if (!isKnown) return undefined;
  const values = { version: version.label, page: pageName(page, text) };
  return {
    message: text('versions.chosen', values),
    href,
    link: text(isSame ? 'versions.openSame' : 'versions.openParent', values),
  };
}

/**
 * Offers the page in the version that the reader has chosen before. Nothing happens if the reader
 * has declined, or if the version is not there any more.
 * @param id of the version, as stored
 * @param signal aborted when the reader leaves the page
 */
export async function offerVersion(id: string, signal: AbortSignal): Promise<void> {
  if (isDeclined(id)) return;
  const { pathname, search, hash } = window.location;
  const offer = await findOffer(id, pathname + search + hash);
  if (!offer || signal.aborted) return;
  const close = openNotice(
    createNotice(offer, () => {
      decline(id);
      close();
    }),
  );
  signal.addEventListener('abort', close);
}
