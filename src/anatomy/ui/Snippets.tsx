import { useCallback, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { eventAttributes } from '@site/src/analytics/events';
import { localAddress, packageText } from '@site/src/api-reference/local-links';
import { useText } from '@site/src/i18n/useText';
import CopyButton from '@site/src/theme/CodeBlock/Buttons/CopyButton';
import { useCopy } from '@site/src/ui/copy/useCopy';
import { snippetsOf, type Snippet } from '../snippets/snippets';
import type { Subject } from '../snippets/subject';

function Code({ kind, code }: Snippet): ReactNode {
  const { copied, copy } = useCopy(useCallback(() => code, [code]));
  return (
    <section className="anatomy-snippet" aria-label={kind}>
      <div className="anatomy-snippet-head">
        <h4>{kind}</h4>
        <CopyButton copied={copied} onCopy={copy} {...eventAttributes('api', 'copy', kind)} />
      </div>
      {/* Reachable by keyboard, as it may scroll. */}
      <pre tabIndex={0} role="group" aria-label={kind}>
        <code>{code}</code>
      </pre>
    </section>
  );
}

/** What a slot or class is, and code that changes it. */
export function Snippets({ subject, note }: { subject: Subject; note?: string }): ReactNode {
  const text = useText();
  const baseUrl = useBaseUrl('/');
  const { item } = subject;
  return (
    <div className="anatomy-details">
      <h3>
        <code>{item.name}</code>
      </h3>
      {note && <p>{note}</p>}
      <p {...packageText(item.description, baseUrl)} />
      <p>
        <Link to={`${localAddress(subject.page.path, baseUrl)}#${item.anchor}`}>
          {text('anatomy.reference')}
        </Link>
      </p>
      {subject.inPopup && <p>{text('anatomy.inPopup')}</p>}
      <div className="anatomy-snippets">
        {snippetsOf(subject).map((snippet) => (
          <Code key={snippet.kind} {...snippet} />
        ))}
      </div>
    </div>
  );
}
