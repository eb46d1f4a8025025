import { useMemo, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useActiveDocContext,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { parseAddress } from '@site/model/addresses/parse';
import { SEARCH_FOLDER } from '@site/model/search';
import { createSearch, type Search } from '@site/src/search/search';
import type { ReaderPlace } from '@site/src/search/types';

/** Those that were opened; each keeps what it has read. */
const searches = new Map<string, Search>();

function searchAt(baseUrl: string, folder: string): Search {
  const key = baseUrl + folder;
  const search = searches.get(key) ?? createSearch(baseUrl, folder);
  searches.set(key, search);
  return search;
}

export interface SearchIndex {
  search: Search;
  place: ReaderPlace;
  /** Names of versions, and the one that is searched. */
  versions: { name: string; label: string }[];
  version: string;
  chooseVersion(name: string): void;
  /** Languages of the site; the index is that of the chosen one, or else of the page's. */
  languages: { name: string; label: string }[];
  language: string | undefined;
  chooseLanguage(name: string | undefined): void;
}

/** The index to search in: that of the reader's version and language, unless another is asked for. */
export function useSearchIndex(): SearchIndex {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const [version, chooseVersion] = useState((activeVersion ?? latest).name);
  const [language, chooseLanguage] = useState<string>();

  const indexed = language ?? currentLocale;
  const baseUrl = localeConfigs[indexed]?.baseUrl ?? '/';
  const path = versions.find(({ name, isLast }) => name === version && !isLast)?.path;
  const below = path === undefined ? '' : `${parseAddress(path).version}/`;
  const search = searchAt(baseUrl, `${SEARCH_FOLDER}/${below}`);
  const place = useMemo(
    () => ({ language: indexed, family: activeDoc?.sidebar }),
    [indexed, activeDoc?.sidebar],
  );
  return {
    search,
    place,
    versions: versions.map(({ name, label }) => ({ name, label })),
    version,
    chooseVersion,
    languages: Object.entries(localeConfigs).map(([name, { label }]) => ({ name, label })),
    language,
    chooseLanguage,
  };
}
