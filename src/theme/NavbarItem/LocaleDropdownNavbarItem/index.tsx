// Replaced: leads to the start page of a language that the page or its version does not have.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import IconLanguage from '@theme/Icon/Language';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import { BLOG_SECTION, parseAddress } from '@site/model/addresses/parse';
import { eventAttributes } from '@site/src/analytics/events';
import { pageExists } from '@site/src/page/page-exists';
import { useKnownVersions } from '@site/src/versions/useKnownVersions';
import styles from './styles.module.css';

/**
 * The address of the page in a language, query and hash included. The file that is served for wrong
 * addresses does not know the address before it runs: until then it leads to start pages.
 */
function useAddressIn(): (locale: string) => string {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { pathname } = useLocation();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const isKnown = useIsBrowser() || pageExists(pathname);
  const { section, version } = parseAddress(pathname);
  const inVersion = useKnownVersions().find(({ path }) => path === version)?.languages;
  const hasLanguage = (locale: string) =>
    section !== BLOG_SECTION && (inVersion?.includes(locale) ?? true);
  return (locale) =>
    isKnown && (hasLanguage(locale) || locale === currentLocale)
      ? createUrl({ locale, fullyQualified: false }) + search + hash
      : (localeConfigs[locale]?.baseUrl ?? '/');
}

/** The menu of languages: plain links, as each language is a site of its own. */
export default function LocaleDropdownNavbarItem(props: Props): ReactNode {
  const { dropdownItemsBefore, dropdownItemsAfter, queryString: _, mobile, ...others } = props;
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const addressIn = useAddressIn();
  const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';
  const languages = locales.map((locale) => ({
    label: localeConfigs[locale]?.label,
    lang: localeConfigs[locale]?.htmlLang,
    hrefLang: localeConfigs[locale]?.htmlLang,
    to: `pathname://${addressIn(locale)}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: locale === currentLocale ? activeClass : '',
    ...eventAttributes('navbar', 'language', localeConfigs[locale]?.htmlLang),
  }));
  const label = mobile ? (
    <Translate id="theme.navbar.mobileLanguageDropdown.label">Languages</Translate>
  ) : (
    localeConfigs[currentLocale]?.label
  );
  return (
    <DropdownNavbarItem
      {...others}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.icon} />
          {label}
        </>
      }
      items={[...dropdownItemsBefore, ...languages, ...dropdownItemsAfter]}
    />
  );
}
