import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { BuildReport } from '@site/model/quality/report';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { FactsTable } from './FactsTable';
import { QualitySection } from './QualitySection';

/** Their names are the same in every language. */
const LANGUAGES = ['HTML', 'JavaScript', 'CSS'];

/** What was measured in a built site: bytes of pages, its size, and names. */
export function BuildSections({ report }: { report: BuildReport | undefined }): ReactNode {
  const text = useText();
  const textsOf = (...keys: TextKey[]) => keys.map((key) => text(key));
  return (
    <>
      <QualitySection name="build" title="quality.pages" note="quality.pagesNote" report={report}>
        {({ pages }: BuildReport) => (
          <FactsTable
            caption={text('quality.pages')}
            columns={[text('quality.kind'), ...LANGUAGES]}
            rows={pages.map(({ kind, address, html, script, style }) => [
              <Link key={kind} to={address}>
                {text(`quality.kind.${kind}` as TextKey)}
              </Link>,
              ...[html, script, style],
            ])}
          />
        )}
      </QualitySection>
      <QualitySection name="build" title="quality.build" report={report}>
        {({ site }: BuildReport) => (
          <FactsTable
            caption={text('quality.build')}
            columns={textsOf('quality.what', 'quality.value')}
            rows={[
              [text('quality.files'), site.files],
              [text('quality.bytes'), site.bytes],
            ]}
          />
        )}
      </QualitySection>
      <QualitySection name="build" title="quality.names" note="quality.namesNote" report={report}>
        {({ names }: BuildReport) => (
          <FactsTable
            caption={text('quality.names')}
            columns={textsOf('quality.what', 'quality.value')}
            rows={[
              [text('quality.referenceNames'), names.reference],
              [text('quality.unknownNames'), names.unknown],
            ]}
          />
        )}
      </QualitySection>
    </>
  );
}
