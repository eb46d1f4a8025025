import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatAddress } from '@site/model/addresses/format';
import { parseAddress } from '@site/model/addresses/parse';
import { DEFAULT_LANGUAGE } from '@site/model/languages';
import type { ComparedVersion } from '@site/model/member-history/changes';

interface VersionLinkProps {
  /** In English. */
  to: string;
  version: ComparedVersion;
  children: ReactNode;
}

/** A link into a version, in the language of the page if the version has it. */
export function VersionLink({ to, version, children }: VersionLinkProps): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  if (version.path === '') return <Link to={to}>{children}</Link>;
  // Another version is another site: its pages are loaded as such.
  const language = version.languages.find((each) => each === currentLocale) ?? DEFAULT_LANGUAGE;
  const hash = to.indexOf('#');
  const [path, anchor] = hash < 0 ? [to, ''] : [to.slice(0, hash), to.slice(hash)];
  const href = formatAddress({ ...parseAddress(path), language, hash: anchor });
  return (
    <a href={href} target="_self">
      {children}
    </a>
  );
}
