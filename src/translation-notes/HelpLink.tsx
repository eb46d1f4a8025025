import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HELP_ID, translationsPath } from '@site/model/translations/addresses';
import { VERSION_PATH } from '@site/src/page/unit';

/** A link to the page that explains how to help. */
export function HelpLink({ children }: { children: ReactNode }): ReactNode {
  return <Link to={`${translationsPath(VERSION_PATH)}#${HELP_ID}`}>{children}</Link>;
}
