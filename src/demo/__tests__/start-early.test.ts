/** @jest-environment jsdom */
import { isBackground } from '@site/src/loading/background';
import { startEarly } from '../start-early';

jest.mock('../load-demo-stage', () => ({
  loadDemoStage: jest.fn(() => Promise.reject(new Error())),
}));

it('begins in the background, and asks again when the page shows the demo', () => {
  const background: boolean[] = [];
  const load = startEarly(() => {
    background.push(isBackground());
    return Promise.reject(new Error('Loading chunk failed'));
  });
  expect(background).toEqual([true]);
  load().catch(() => undefined);
  expect(background).toEqual([true, false]);
});
