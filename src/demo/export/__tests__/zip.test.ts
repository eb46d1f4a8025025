import { strFromU8, unzipSync } from 'fflate';
import { makeProject } from '../project';
import { zipProject } from '../zip';
import { LOADED, OPTIONS } from './sample-project';

const { files } = makeProject(LOADED, OPTIONS);

it('the archive holds every file in one folder, to the letter', () => {
  const unzipped = unzipSync(zipProject('SortedOrders', files));
  const texts = Object.entries(unzipped).map(([path, bytes]) => [path, strFromU8(bytes)]);
  expect(Object.fromEntries(texts)).toEqual(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`SortedOrders/${path}`, text])),
  );
});

it('the same project gives the same bytes, whatever the time', () => {
  const before = zipProject('SortedOrders', files);
  jest.useFakeTimers({ now: new Date('2031-05-06T07:08:09Z') });
  expect(zipProject('SortedOrders', files)).toEqual(before);
  jest.useRealTimers();
});

it('letters outside of ASCII survive', () => {
  const zipped = zipProject('Demo', { 'src/Demo.tsx': '// Größe 尺寸 😀' });
  expect(strFromU8(unzipSync(zipped)['Demo/src/Demo.tsx'] ?? new Uint8Array())).toBe(
    '// Größe 尺寸 😀',
  );
});
