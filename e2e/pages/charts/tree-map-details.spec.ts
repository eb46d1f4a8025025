import { expectFrames } from '../../fixtures/chart-frames';
import { docsPage } from '../../fixtures/docs-page';
import { test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/tree-map/');

const FRAMES = {
  StorageTreemap: {
    desc: 'Photos 212 gigabytes, Videos 148 gigabytes, Backups 96 gigabytes, Music 41 gigabytes, Mail 28 gigabytes, Games 25 gigabytes, Books 9 gigabytes',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
