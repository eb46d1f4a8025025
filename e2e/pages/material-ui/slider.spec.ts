import { checkDemos } from '../../fixtures/demo-checks';
import { expectStatus } from '../../fixtures/demo-parts';
import { inEachStyling } from '../../fixtures/stylings';
import { expect, test } from '../../fixtures/test';

test('sliders have steps, ranges, scales and directions', async ({ page }) => {
  await checkDemos(page, '/material-ui/react-slider/', [
    [
      'VolumeSlider',
      'the value has a text',
      async (demo) => {
        const volume = demo.getByRole('slider', { name: /Volume/ });
        await volume.press('ArrowRight');
        await volume.press('ArrowRight');
        await expect(demo.getByText('Volume: 42 %')).toBeVisible();
        await expect(volume).toHaveAttribute('aria-valuetext', '42 percent');
      },
    ],
    [
      'RentSlider',
      'a range has two thumbs',
      async (demo) => {
        await demo.getByRole('slider', { name: 'Highest rent' }).press('End');
        await expectStatus(demo, '8 rooms between 400 and 800 €');
      },
    ],
    [
      'FlourSlider',
      'only marks can be chosen',
      async (demo) => {
        const flour = demo.getByRole('slider');
        await flour.press('ArrowRight');
        await expect(flour).toHaveAttribute('aria-valuetext', '2.5 kg');
        await flour.press('ArrowLeft');
        await flour.press('ArrowLeft');
        await expect(flour).toHaveAttribute('aria-valuetext', '500 g');
      },
    ],
    [
      'SizeSlider',
      'each step doubles',
      async (demo) => {
        await demo.getByRole('slider').press('ArrowRight');
        await expect(demo.getByText('Width of the picture: 512 pixels')).toBeVisible();
        await expect(demo.getByRole('slider')).toHaveAttribute('aria-valuenow', '512');
      },
    ],
    [
      'HeatSlider',
      'a field has the same value, within the limits',
      async (demo) => {
        const [field, slider] = [demo.getByRole('textbox'), demo.getByRole('slider')];
        await field.fill('99');
        await expect(slider).toHaveAttribute('aria-valuenow', '30');
        await field.blur();
        await expect(field).toHaveValue('30');
        await slider.press('ArrowLeft');
        await expect(field).toHaveValue('29.5');
      },
    ],
    [
      'ToneSliders',
      'vertical sliders',
      async (demo) => {
        const treble = demo.getByRole('slider', { name: 'Treble' });
        await treble.press('ArrowUp');
        await expect(treble).toHaveAttribute('aria-valuenow', '-2');
        await expect(treble).toHaveAttribute('aria-orientation', 'vertical');
      },
    ],
    [
      'DawnSlider',
      'own styles of rail and thumb',
      (demo) =>
        inEachStyling(demo, async () => {
          const slider = demo.getByRole('slider');
          await slider.press('ArrowRight');
          await expect(slider).toHaveAttribute('aria-valuenow', '31');
          await expect(demo.locator('.MuiSlider-thumb')).toHaveCSS('outline-width', '3px');
          await expect(demo.locator('.MuiSlider-track')).toHaveCSS('display', 'none');
        }),
    ],
  ]);
});
