import { fileOfPart, fileToPrefetch } from '../file-of-part';

const request = jest.fn((_: number) => Promise.resolve());

/** Functions of the bundler, where its code finds them. */
const bundler = {
  __webpack_chunk_load__: request,
  __webpack_get_script_filename__: (id: number) => `js/${id === 9 ? '9.undefined' : id}.js`,
  __webpack_public_path__: '/',
};

beforeAll(() => Object.assign(globalThis, bundler));

/** What the bundler makes of an import: it requests chunks, the part's own at the end. */
const importing = (ids: number[]) => () =>
  Promise.all(
    ids.map((id) => (globalThis as unknown as typeof bundler).__webpack_chunk_load__(id)),
  );

it('is the file that an import requests last', () => {
  expect(fileOfPart(importing([3, 1, 2]))).toBe('/js/2.js');
});

it('is requested by nothing but an import', async () => {
  fileOfPart(importing([1]));
  expect(request).not.toHaveBeenCalled();
  await importing([1])();
  expect(request).toHaveBeenCalledWith(1);
});

it('does not exist for a part of the main bundle', () => {
  expect(fileOfPart(() => Promise.resolve())).toBeUndefined();
});

it('does not exist for a part without scripts of its own', () => {
  expect(fileOfPart(importing([1, 9]))).toBeUndefined();
});

it('is prefetched once, however many pages have the part', () => {
  expect(fileToPrefetch(importing([4]))).toBe('/js/4.js');
  expect(fileToPrefetch(importing([5, 4]))).toBeUndefined();
  expect(fileToPrefetch(importing([5]))).toBe('/js/5.js');
});
