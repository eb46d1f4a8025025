import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { dayOf, fieldBox, inputOf, openCalendar } from '../../fixtures/picker-fields';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/timezone/');

const LABEL = 'Concert, Kathmandu time';

test.use({ now: '2024-04-10T10:00:00Z', timezoneId: 'America/Los_Angeles' });

test('a day gets the time and the zone of the reference', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ZoneOfReference');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Nothing chosen');
  await expect.poll(async () => (await fieldBox(demo, LABEL).boundingBox())?.width).toBe(320);
  const popup = await openCalendar(demo, LABEL);
  await expect(popup.getByText('May 2024')).toBeVisible();
  await dayOf(popup, '20').click();
  await expect(inputOf(demo, LABEL)).toHaveValue('05/20/2024 10:00 AM');
  await expect(status).toHaveText('2024-05-20T04:15:00.000Z');
});
