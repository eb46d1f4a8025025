import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ApiComponentPage } from '@site/model/api-reference';
import { localAddress } from '@site/src/api-reference/local-links';
import { useText } from '@site/src/i18n/useText';
import { fetchFile } from '@site/src/loading/fetch-file';
import { AnatomyButton, BUTTON_CLASS, HAS_ANATOMIES } from './AnatomyButton';

interface AnatomyOfProps {
  /** Address of the component's page in the reference, as its data has it. */
  to: string;
}

/** The data of the page, which the build also writes for tools. */
function fetchPage(address: string): Promise<ApiComponentPage> {
  return fetchFile(
    address.replace(/\/$/, '.json'),
    (answer) => answer.json() as Promise<ApiComponentPage>,
  );
}

/**
 * `<AnatomyOf component="DataGrid" />` in a page of the docs: opens the anatomy of a component there.
 * Without JavaScript, it is a link to the component's page in the reference.
 */
export function AnatomyOf({ to }: AnatomyOfProps): ReactNode {
  const text = useText();
  const isBrowser = useIsBrowser();
  const address = localAddress(to, useBaseUrl('/'));
  if (!HAS_ANATOMIES) return null;
  return (
    <div className="margin-bottom--md">
      {isBrowser ? (
        <AnatomyButton getPage={() => fetchPage(address)} />
      ) : (
        <Link className={BUTTON_CLASS} style={{ marginBlockStart: 8 }} to={address}>
          {text('anatomyButton.open')}
        </Link>
      )}
    </div>
  );
}
