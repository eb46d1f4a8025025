import { choose } from '../../fixtures/choice-field';
import { checkDemos } from '../../fixtures/demo-checks';
import { boxOf, button, cssOf, expectStatus, press } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('avatars show initials, photos and groups', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-avatar/', [
    [
      'TeamInitials',
      'initials stand for a name',
      async (demo) => {
        await expect(demo.getByRole('img', { name: 'Amara Okoye' })).toHaveText('AO');
        await expect(demo.getByRole('img', { name: 'Emil' })).toHaveText('E');
      },
    ],
    [
      'PhotoFallback',
      'without a photo there are children, the name, or an icon',
      async (demo) => {
        const avatars = demo.locator('.MuiAvatar-root');
        await expect(avatars).toHaveText(['ND', 'N', '']);
        await expect(avatars.nth(2).locator('svg')).toBeVisible();
        await demo.getByLabel('The photo loads').check();
        await expect(demo.locator('img')).toHaveCount(3);
      },
    ],
    [
      'Attendees',
      'a group counts those that it does not show',
      async (demo) => {
        const group = demo.getByRole('img');
        await expect(group).toHaveText('DCBA');
        await press(demo, 'Add');
        await expect(group).toHaveText('+2CBA');
        await expect(group).toHaveAccessibleName(/Ada, Ben, Cleo, Dan, Eve/);
      },
    ],
    [
      'SizesAndShapes',
      'sizes, and round, rounded and square',
      async (demo) => {
        const avatars = demo.locator('.MuiAvatar-root');
        const looks = await avatars.evaluateAll((all) =>
          all.map((one) => [getComputedStyle(one).width, getComputedStyle(one).borderRadius]),
        );
        expect(looks[0]).toEqual(['24px', '50%']);
        expect(looks[1]).toEqual(['40px', '50%']);
        expect(looks[2]?.[1]).toMatch(/^[1-9]\d*px$/);
        expect(looks[3]).toEqual(['56px', '0px']);
      },
    ],
    [
      'OnlineRing',
      'a solid ring means online',
      (demo) =>
        inEachStyling(demo, async () => {
          const [online, offline] = ['Ines Moreau, online', 'Jonas Weber, offline'].map((name) =>
            demo.getByRole('img', { name }),
          );
          if (!online || !offline) throw new Error('The demo has two avatars');
          await expect(online).toHaveCSS('outline', /solid 3px/);
          await expect(offline).toHaveCSS('outline', /dashed 2px/);
        }),
    ],
  ]);
});

test('badges count, mark, and follow a text', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-badge/', [
    [
      'UnreadCount',
      'a maximum, and zero that can be shown',
      async (demo) => {
        const badge = demo.locator('.MuiBadge-badge');
        await expect(badge).toHaveText('4');
        for (let clicks = 0; clicks < 3; clicks += 1) await press(demo, 'Receive 7');
        await expect(badge).toHaveText('20+');
        await expect(button(demo, 'Messages, 25 unread')).toBeVisible();
        await press(demo, 'Read all');
        await expect(badge).toHaveClass(/invisible/);
        await demo.getByLabel('Show zero').check();
        await expect(badge).toHaveText('0');
        await expect(badge).not.toHaveClass(/invisible/);
      },
    ],
    [
      'DeviceStatus',
      'the dot goes when the scanner is connected',
      async (demo) => {
        const badge = demo.locator('.MuiBadge-badge').nth(1);
        await expect(badge).not.toHaveClass(/invisible/);
        await press(demo, 'Connect the scanner');
        await expect(badge).toHaveClass(/invisible/);
        await expect(demo.getByText('Scanner: ready')).toBeVisible();
      },
    ],
    [
      'TextBadge',
      'the badge is after the text',
      async (demo) => {
        const [name, mark] = [
          await boxOf(demo.getByText('Team')),
          await boxOf(demo.getByText('New')),
        ];
        expect(mark.x).toBeGreaterThan(name.right);
      },
    ],
    [
      'CartBadge',
      'own styles of the badge',
      (demo) =>
        inEachStyling(demo, async () => {
          const badge = demo.locator('.MuiBadge-badge');
          await expect(badge).toHaveCSS('height', '22px');
          await expect(badge).toHaveCSS('border-top-left-radius', '6px');
          await expect(badge).toHaveCSS('font-variant-numeric', 'tabular-nums');
        }),
    ],
  ]);
});

test('chips filter, are removed, and hold long texts', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-chip/', [
    [
      'FilterChips',
      'pressed chips filter',
      async (demo) => {
        await expectStatus(demo, 'Lake loop, Three falls');
        await press(demo, 'Easy');
        await expect(button(demo, 'Easy')).toHaveAttribute('aria-pressed', 'true');
        await expectStatus(demo, 'Lake loop');
        await button(demo, 'Water').press('Space');
        await expectStatus(demo, 'Lake loop, Mill valley');
        await button(demo, 'View').press('Enter');
        await expectStatus(demo, 'No hike matches');
      },
    ],
    [
      'RemovableTags',
      'Delete and the icon remove, the focus stays',
      async (demo) => {
        await button(demo, 'scanned').press('Delete');
        await expect(button(demo, 'scanned')).toHaveCount(0);
        await expect(demo.getByRole('list', { name: 'Tags' })).toBeFocused();
        await button(demo, '2024').locator('svg').click();
        await expect(demo.getByRole('listitem')).toHaveCount(2);
        await press(demo, 'Restore all');
        await expect(demo.getByRole('listitem')).toHaveCount(4);
      },
    ],
    [
      'ChipContent',
      'a chip may be a link, without a click it is a text',
      async (demo) => {
        await expect(demo.getByRole('link', { name: 'Order 1047' })).toBeVisible();
        await expect(demo.getByRole('button')).toHaveCount(0);
      },
    ],
    [
      'LongLabels',
      'a text is cut, or wraps',
      async (demo) => {
        const cut = await demo
          .locator('.MuiChip-label')
          .evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth));
        expect(cut).toEqual([true, false]);
        const chips = demo.locator('.MuiChip-root');
        expect((await boxOf(chips.nth(0))).height).toBe(32);
        expect((await boxOf(chips.nth(1))).height).toBeGreaterThan(40);
      },
    ],
    [
      'OrderStatus',
      'each state has a border of its own',
      (demo) =>
        inEachStyling(demo, async () => {
          const chips = await demo.locator('.MuiChip-root').all();
          for (const chip of chips) await expect(chip).toHaveCSS('border-left-width', '6px');
          const colors = await Promise.all(chips.map((chip) => cssOf(chip, 'border-left-color')));
          expect(new Set(colors).size).toBe(3);
        }),
    ],
  ]);
});

test('icons have sizes, names, and come from anywhere', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-icons/', [
    [
      'SizesAndColors',
      'size and color follow props',
      async (demo) => {
        const icon = demo.getByTestId('BoltIcon');
        await expect(icon).toHaveCSS('width', '24px');
        await choose(demo, 'fontSize', 'inherit');
        await expect(icon).toHaveCSS('width', '48px');
        await choose(demo, 'color', 'error');
        await expect(icon).toHaveClass(/colorError/);
      },
    ],
    [
      'IconStyles',
      'five styles of one icon',
      async (demo) => {
        const names = ['', 'Outlined', 'Rounded', 'Sharp', 'TwoTone'].map((s) => `Alarm${s}Icon`);
        for (const name of names) await expect(demo.getByTestId(name)).toHaveCSS('width', '35px');
        const shapes = await demo
          .locator('svg')
          .evaluateAll((all) => all.map((one) => one.innerHTML));
        // This icon has the same shape outlined and sharp.
        expect(new Set(shapes).size).toBe(4);
      },
    ],
    [
      'NamedIcons',
      'icons that mean something have names',
      async (demo) => {
        await expect(demo.getByRole('img', { name: 'Passed' })).toHaveCount(2);
        await expect(demo.getByRole('img', { name: 'Failed' })).toHaveCount(1);
        const decorative = button(demo, 'Run again').locator('svg');
        await expect(decorative).toHaveAttribute('aria-hidden', 'true');
      },
    ],
    [
      'OwnIcons',
      'paths of your own',
      async (demo) => {
        const sailing = demo.getByRole('img', { name: 'Sailing' });
        await expect(sailing).toHaveAttribute('data-testid', 'SailIcon');
        const swimming = demo.getByRole('img', { name: 'Swimming' });
        await expect(swimming).toHaveAttribute('viewBox', '0 0 16 16');
        await expect(demo.locator('svg').nth(3)).toHaveCSS('width', '35px');
      },
    ],
    [
      'CssIcons',
      'a class draws the icon',
      async (demo) => {
        const icon = button(demo, 'pause').locator('span').first();
        await expect(icon).toHaveCSS('width', '24px');
        await expect(icon).toHaveCSS('clip-path', /polygon/);
      },
    ],
  ]);
});
