import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToPipeableStream } from '../react-dom-server';

function render(children: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const app = createElement(
      'main',
      null,
      children.map((child, index) => createElement('p', { key: index }, child)),
    );
    const destination = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        pipe(destination);
        text(destination).then(resolve, reject);
      },
    });
  });
}

it.each([1, 2, 3])(
  'text in Chinese arrives whole, whatever comes before it (%d)',
  async (shift) => {
    const lines = Array.from({ length: 400 }, () => '重置演示，查看完整代码。');
    const html = await render(['x'.repeat(shift), ...lines]);
    expect(html).not.toMatch(/[\0\uFFFD]/);
    expect(html.match(/重置演示，查看完整代码。/g)).toHaveLength(400);
  },
);
