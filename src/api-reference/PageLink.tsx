import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { inVersion } from '@site/model/addresses/format';
import { VERSION_PATH } from '@site/src/page/unit';

interface PageLinkProps {
  /** Address in the documented version, as the data of the reference has it: `/x/…`. */
  to: string;
  children: ReactNode;
}

/** A link to a page of the docs, in the version that the reader has open. */
export function PageLink({ to, children }: PageLinkProps): ReactNode {
  return <Link to={inVersion(to, VERSION_PATH)}>{children}</Link>;
}
