import { useMemo, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { parseAddress } from '@site/model/addresses/parse';
import type { KnownVersion } from '@site/model/public-versions';
import { SEARCH_FOLDER } from '@site/model/search';
import { folderOf } from '@site/model/unit-files';
import { createSearch, type Search } from '@site/src/search/search';
import type { ReaderPlace } from '@site/src/search/types';
import { SECTION } from '@site/src/page/unit';
import { languageIn } from '@site/src/versions/address-in';
import { readVersions } from '@site/src/versions/read-lists';
import { useKnownVersions } from '@site/src/versions/useKnownVersions';
import '@site/src/versions/texts';

/** Those that were opened; each keeps what it has read. */
const searches = new Map<string, Search>();

function searchAt(baseUrl: string, folder: string): Search {
  const key = baseUrl + folder;
  const search = searches.get(key) ?? createSearch(baseUrl, folder);
  searches.set(key, search);
  return search;
}

/** The versions that can be searched, and the one that is. */
export interface SearchedVersion {
  versions: readonly KnownVersion[];
  version: KnownVersion | undefined;
  /** The version of the page. */
  own: KnownVersion | undefined;
  chooseVersion(id: string): void;
  /** Asks for versions that are newer than the page; call it when a reader may choose one. */
  loadVersions(): void;
}

export interface SearchIndex extends SearchedVersion {
  search: Search;
  place: ReaderPlace;
  /** Languages of the site; the index is that of the chosen one, or else of the page's. */
  languages: { name: string; label: string }[];
  language: string | undefined;
  chooseLanguage(name: string | undefined): void;
  /** Results are pages of another site for the router: of another version or language. */
  isElsewhere: boolean;
}

/** The version of the page, unless the reader chooses another one. */
function useSearchedVersion(): SearchedVersion {
  const known = useKnownVersions();
  const { version: path } = parseAddress(useLocation().pathname);
  const [listed, setListed] = useState<readonly KnownVersion[]>();
  const [chosen, chooseVersion] = useState<string>();
  const own = known.find((each) => each.path === path);
  const versions = listed ?? known;
  return {
    versions,
    version: versions.find(({ id }) => id === chosen) ?? own,
    own,
    chooseVersion,
    loadVersions: () => void readVersions().then((read) => read && setListed(read)),
  };
}

/** The index to search in: that of the reader's version and language, unless another is asked for. */
export function useSearchIndex(): SearchIndex {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { activeDoc } = useActiveDocContext(undefined);
  const searched = useSearchedVersion();
  const [language, chooseLanguage] = useState<string>();

  const { version, own } = searched;
  const wanted = language ?? currentLocale;
  const indexed = version ? languageIn(version, wanted) : wanted;
  const baseUrl = localeConfigs[indexed]?.baseUrl ?? '/';
  const below = folderOf({ section: SECTION, path: version?.path ?? '' });
  const search = searchAt(baseUrl, `${[SEARCH_FOLDER, below].filter(Boolean).join('/')}/`);
  const place = useMemo(
    () => ({ language: indexed, family: activeDoc?.sidebar }),
    [indexed, activeDoc?.sidebar],
  );
  return {
    ...searched,
    search,
    place,
    languages: Object.entries(localeConfigs).map(([name, { label }]) => ({ name, label })),
    language,
    chooseLanguage,
    isElsewhere: indexed !== currentLocale || version?.path !== own?.path,
  };
}
