import { expectFrames } from '../../fixtures/chart-frames';
import { test } from '../../fixtures/test';

const PAGE = '/x/react-charts/funnel/';

const FRAMES = {
  SalesFunnel: {
    left: 'Visit, Product, Basket, Address, Order (no line, no tick)',
    desc: 'Visit 5200, Product 3100, Basket 1240, Address 860, Order 690',
  },
  FunnelAsBars: {
    left: 'Visit, Product, Basket, Address, Order',
  },
  LossPerStep: {
    bottom: 'Visit to Product, Product to Basket, Basket to Address, Address to Order',
    left: '0, 50, 100',
    legend: 'Continued, in percent',
  },
};

test('Axes, grids and legends show what they should', { tag: '@full' }, ({ page }) =>
  expectFrames(page, PAGE, FRAMES),
);
