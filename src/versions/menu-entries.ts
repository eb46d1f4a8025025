/** The content of the version menu on a page of the docs: loaded when a reader first opens it. */
import { translate } from '@docusaurus/Translate';
import { DOCS_SECTION, parseAddress } from '@site/model/addresses/parse';
import type { KnownVersion } from '@site/model/public-versions';
import type { TextKey } from '@site/src/i18n/useText';
import { findPlace, type FoundPlace } from './find-place';
import { pageName } from './page-name';
import type { ListedVersion } from './parse-lists';
import { prefetchPage } from './prefetch-page';
import { readVersions } from './read-lists';
import './texts';

/** The page from which the menu is opened. */
export interface OpenedAt {
  /** From the root of the site, with query and hash. */
  address: string;
  title: string;
  /** Name of its language. */
  language: string;
}

export interface MenuEntry extends Pick<KnownVersion, 'id' | 'label' | 'path'> {
  href: string;
  /** What the version is, or why the link leads to another page. */
  note: string;
  isHere: boolean;
  /** Has the browser load the page, as the reader is about to open it. */
  prepare?(): void;
}

type Version = KnownVersion & Partial<ListedVersion>;

function text(key: TextKey, values?: Record<string, string>): string {
  return translate({ id: key, message: key }, values);
}

function statusOf({ status }: Version): string {
  return status ? text(`versions.status.${status}`) : '';
}

/** Says what is different from the page that the menu was opened on. */
function noteOf(
  version: Version,
  { title, language }: OpenedAt,
  { page, isSame, hasLanguage, isKnown }: FoundPlace,
): string {
  const values = { page: title, version: version.label, parent: pageName(page, text), language };
  const notes = [
    isSame ? undefined : text(isKnown ? 'versions.away' : 'versions.opens', values),
    hasLanguage ? undefined : text('versions.inEnglish', values),
  ].filter((note) => note !== undefined);
  return notes.length > 0 ? notes.join(' · ') : statusOf(version);
}

async function entryOf(version: Version, at: OpenedAt): Promise<MenuEntry> {
  const { id, label, path } = version;
  if (path === parseAddress(at.address).version) {
    return { id, label, path, href: at.address, note: text('versions.here'), isHere: true };
  }
  const place = await findPlace(version, at.address);
  const note = noteOf(version, at, place);
  const { href } = place;
  return { id, label, path, href, note, isHere: false, prepare: () => prefetchPage(href) };
}

/** The version of the page is in the menu, whatever the list has. */
function withOwn(versions: readonly Version[], own: KnownVersion | undefined): readonly Version[] {
  const isListed = versions.some(({ path }) => path === own?.path);
  return own && !isListed ? [own, ...versions] : versions;
}

/**
 * The entries of the menu: all versions of the site, also those that are newer than the page.
 * @param known when the page was built: what readers get without the list
 */
export async function menuEntries(
  known: readonly KnownVersion[],
  at: OpenedAt,
): Promise<MenuEntry[]> {
  const { section, version } = parseAddress(at.address);
  const own = section === DOCS_SECTION ? known.find(({ path }) => path === version) : undefined;
  const versions = withOwn((await readVersions()) ?? known, own);
  return Promise.all(versions.map((each) => entryOf(each, at)));
}
