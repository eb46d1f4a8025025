import type { ReactNode } from 'react';
import type { MutantsReport, TestsReport } from '@site/model/quality/report';
import { findFamily } from '@site/model/families';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { FactsTable } from './FactsTable';
import { QualitySection } from './QualitySection';

/** What browser tests have found: accessibility, and the search. */
export function TestSections({ report }: { report: TestsReport | undefined }): ReactNode {
  const text = useText();
  const textsOf = (...keys: TextKey[]) => keys.map((key) => text(key));
  return (
    <>
      <QualitySection name="tests" title="quality.accessibility" report={report}>
        {({ accessibility }: TestsReport) => (
          <>
            <FactsTable
              caption={text('quality.accessibility')}
              columns={textsOf('quality.what', 'quality.value')}
              rows={[
                [text('quality.axePages'), accessibility.pages],
                [text('quality.withFindings'), accessibility.withFindings],
                [text('quality.excluded'), accessibility.excluded.length],
              ]}
            />
            {/* Written for maintainers, in English. */}
            <FactsTable
              lang="en"
              caption={text('quality.excluded')}
              columns={textsOf('quality.rule', 'quality.selector', 'quality.reason')}
              rows={accessibility.excluded.map(({ rule, selector, reason }) => [
                <code key={rule}>{rule}</code>,
                ...[selector, reason],
              ])}
            />
          </>
        )}
      </QualitySection>
      <QualitySection name="tests" title="quality.queries" report={report}>
        {({ queries }: TestsReport) => (
          <FactsTable
            caption={text('quality.queries')}
            columns={textsOf('quality.querySet', 'quality.start', 'quality.found', 'quality.all')}
            rows={queries.map(({ set, start, found, count }) => [set, start, found, count])}
          />
        )}
      </QualitySection>
    </>
  );
}

/** How many broken demos the tests of their pages have noticed. */
export function MutantsSection({ report }: { report: MutantsReport | undefined }): ReactNode {
  const text = useText();
  // The report has the folders of families.
  const nameOf = (folder: string) => {
    const family = findFamily(folder.replace(/^react-/, ''));
    return family ? text(`family.${family.sidebar}`) : folder;
  };
  return (
    <QualitySection
      name="mutants"
      title="quality.mutants"
      note="quality.mutantsNote"
      report={report}
    >
      {({ families }: MutantsReport) => (
        <FactsTable
          caption={text('quality.mutants')}
          columns={[text('quality.family'), text('quality.noticed'), text('quality.all')]}
          rows={families.map(({ family, noticed, judged }) => [nameOf(family), noticed, judged])}
        />
      )}
    </QualitySection>
  );
}
