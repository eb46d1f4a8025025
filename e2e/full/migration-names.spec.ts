import { compareGuide } from '../../scripts/compare-majors/compare-guide.mjs';
import { GUIDES } from '../../scripts/compare-majors/guides.mjs';
import { coverageLine } from '../../scripts/compare-majors/print.mjs';
import { expect, test } from '../fixtures/test';

for (const guide of GUIDES) {
  test(`the guide ${guide.id} names everything that version 7 has removed or renamed`, async () => {
    // The older major comes from the registry, once.
    test.setTimeout(300_000);
    const report = await compareGuide(guide);
    const line = coverageLine(guide.id, report);
    console.log(line);
    test.info().annotations.push({ type: 'names', description: line });
    expect(report.found.length).toBeGreaterThan(0);
    expect(report.missing).toEqual([]);
  });
}
