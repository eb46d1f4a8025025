import type { Page } from '@playwright/test';
import { HOSTED } from '../../scripts/hosted-site.mjs';
import { AnalyticsTag, answer, banner, CONSENT_KEY, idle, test } from '../fixtures/analytics-tag';
import { interfaceText } from '../fixtures/interface-texts';
import { HOSTED_ORIGIN } from '../fixtures/origin';
import { STORAGE_BLOCKED, withPreferences } from '../fixtures/reader-profile';
import { test as base, expect } from '../fixtures/test';
import { store, stored, visit } from '../fixtures/visit';

const PAGE = '/x/introduction/';

/** The part of the settings panel that is about measuring. */
async function openSettings(page: Page) {
  await page.getByRole('button', { name: interfaceText('en', 'settings.open') }).click();
  return page.getByRole('group', { name: interfaceText('en', 'consent.title') });
}

test('without an answer nothing is loaded, sent or kept', async ({ page, context, tag }) => {
  await visit(page, PAGE);
  await expect(banner(page)).toBeVisible();
  await idle(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Charts', exact: true }).click();
  await expect(page).toHaveURL('/x/react-charts/');
  await expect(banner(page)).toBeVisible();
  await idle(page);
  expect(tag.requests).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(await stored(page, CONSENT_KEY)).toBeNull();
  expect(await context.cookies()).toEqual([]);
});

test('"Accept" loads the tag, sends the page being read, and is remembered', async ({
  page,
  tag,
}) => {
  await visit(page, PAGE);
  await answer(page, 'Accept').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText(interfaceText('en', 'consent.on'))).toHaveRole('status');
  await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  await page.reload();
  await expect.poll(() => tag.events('page_view')).toHaveLength(2);
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByText(interfaceText('en', 'consent.on'))).toHaveCount(0);
  expect(tag.requests).toHaveLength(2);
});

test('"Decline" is remembered', { tag: '@full' }, async ({ page, tag }) => {
  await visit(page, PAGE);
  await answer(page, 'Decline').click();
  await expect(banner(page)).toHaveCount(0);
  await visit(page, '/x/react-data-grid/');
  await idle(page);
  await expect(banner(page)).toHaveCount(0);
  expect(tag.requests).toEqual([]);
});

test(
  'an answer taken back ends it, in all tabs, and removes what the tag kept',
  { tag: '@full' },
  async ({ page, context, tag }) => {
    await visit(page, PAGE);
    await answer(page, 'Accept').click();
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    const isOff = (tab: Page) =>
      tab.evaluate((id) => Reflect.get(window, `ga-disable-${id}`), HOSTED.measurementId);
    expect(await isOff(page)).toBe(false);
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.1; path=/; max-age=1000';
      document.cookie = '_ga_TEST123456=GS1.1; path=/; max-age=1000';
      document.cookie = 'codeVariant=JS; path=/; max-age=1000';
    });

    const other = await context.newPage();
    await visit(other, '/x/react-data-grid/');
    await expect.poll(() => tag.events('page_view')).toHaveLength(2);
    const settings = await openSettings(other);
    await expect(settings.getByRole('radio', { name: 'Accept' })).toBeChecked();
    await settings.getByRole('radio', { name: 'Decline' }).check();
    await expect(settings.getByRole('status')).toHaveText(interfaceText('en', 'consent.off'));
    for (const tab of [other, page]) await expect.poll(() => isOff(tab)).toBe(true);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['codeVariant']);

    const before = tag.commands.length;
    await page.bringToFront();
    await page.getByRole('button', { name: /^Color mode/ }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Charts', exact: true }).click();
    await expect(page).toHaveURL('/x/react-charts/');
    await idle(page);
    expect(tag.commands.slice(before)).toEqual([]);

    const again = await openSettings(page);
    await again.getByRole('radio', { name: 'Accept' }).check();
    await expect(again.getByRole('status')).toHaveText(interfaceText('en', 'consent.on'));
    await expect
      .poll(() => tag.events('page_view').at(-1))
      .toMatchObject({
        page_title: await page.title(),
      });
    expect(await isOff(page)).toBe(false);
    expect(tag.requests, 'each tab has the tag already').toHaveLength(2);
    await expect(banner(page)).toHaveCount(0);
  },
);

test('an answer that is reset is asked for again', async ({ page, tag }) => {
  await store(page, { [CONSENT_KEY]: 'granted' });
  await visit(page, PAGE);
  await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  const settings = await openSettings(page);
  await settings.getByRole('button').click();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  expect(await stored(page, CONSENT_KEY)).toBeNull();
});

test('junk in storage is not an answer', async ({ page, tag }) => {
  await store(page, { [CONSENT_KEY]: '{"granted":true}' });
  await visit(page, PAGE);
  await expect(banner(page)).toBeVisible();
  await idle(page);
  expect(tag.requests).toEqual([]);
});

/** A separate browser with the settings of a user. */
const settings = base.extend<{ preferences: object; reader: { page: Page; tag: AnalyticsTag } }>({
  preferences: [{}, { option: true }],
  reader: async ({ launchOptions, preferences, printed }, use) => {
    const browser = { launchOptions, baseURL: HOSTED_ORIGIN };
    await withPreferences(preferences, browser, async (context) => {
      printed.watch(context);
      const tag = new AnalyticsTag();
      await tag.answer(context);
      await use({ page: await context.newPage(), tag });
    });
  },
});

settings.describe('with storage blocked', () => {
  settings.use({ preferences: STORAGE_BLOCKED });

  settings('an answer holds for the page', async ({ reader: { page, tag }, printed }) => {
    printed.provoke('Docusaurus browser storage is not available.');
    await visit(page, PAGE);
    await answer(page, 'Accept').click();
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Charts', exact: true }).click();
    await expect.poll(() => tag.events('page_view')).toHaveLength(2);
    await page.reload();
    await expect(banner(page)).toBeVisible();
    expect(tag.requests).toHaveLength(1);
  });
});

settings.describe('with "Do Not Track"', () => {
  settings.use({ preferences: { enable_do_not_track: true } });

  settings(
    'nothing is asked or sent, not even after an answer',
    async ({ reader: { page, tag } }) => {
      await visit(page, PAGE);
      expect(await page.evaluate(() => navigator.doNotTrack)).toBe('1');
      await idle(page);
      await expect(banner(page)).toHaveCount(0);
      await page.evaluate((key) => localStorage.setItem(key, 'granted'), CONSENT_KEY);
      await visit(page, '/x/react-data-grid/');
      await idle(page);
      expect(tag.requests).toEqual([]);
      const consent = await openSettings(page);
      await expect(consent).toContainText(interfaceText('en', 'consent.doNotTrack'));
      await expect(consent.getByRole('radio')).toHaveCount(0);
    },
  );
});

test('with Global Privacy Control nothing is asked or sent', async ({ page, tag }) => {
  // Chromium has no setting for it; browsers that have one show it to pages like this.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('docs.consent', 'granted');
  });
  await visit(page, PAGE);
  await idle(page);
  await expect(banner(page)).toHaveCount(0);
  expect(tag.requests).toEqual([]);
});
