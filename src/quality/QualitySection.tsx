import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import { REPORT_COMMANDS, type Measured, type QualityReports } from '@site/model/quality/report';
import { useText, type TextKey } from '@site/src/i18n/useText';
import styles from './QualityPage.module.css';

interface QualitySectionProps<Report> {
  /** The report that the section shows a part of, which a command writes. */
  name?: keyof QualityReports;
  title: TextKey;
  /** What is measured. */
  note?: TextKey;
  /** `in build` for what the build counts; undefined for a report that nobody has made yet. */
  report: Report | 'in build' | undefined;
  children: ReactNode | ((report: Report) => ReactNode);
}

/** One subject of the page, with the day and the commit of its measurement. */
export function QualitySection<Report extends Measured>(
  props: QualitySectionProps<Report>,
): ReactNode {
  const { name, title, note, report, children } = props;
  const text = useText();
  const measured = () => {
    if (report === undefined) return text('quality.notMeasured');
    if (report === 'in build') return text('quality.inBuild');
    return text('quality.measured', { date: report.date, commit: report.commit });
  };
  const content = () => {
    if (typeof children !== 'function') return children;
    return report === undefined || report === 'in build' ? null : children(report);
  };
  return (
    <section>
      <Heading as="h2">{text(title)}</Heading>
      {note && <p>{text(note)}</p>}
      {content()}
      <p className={styles.measured}>
        {measured()}
        {name && (
          <>
            {' '}
            {text('quality.command')} <code>{REPORT_COMMANDS[name]}</code>
          </>
        )}
      </p>
    </section>
  );
}
