/**
 * Replaces `react-dom/server` while pages are rendered. React 18 writes its text in pieces of
 * 2 KiB and, where a letter of several bytes does not fit the rest of a piece, sends that rest as
 * zero bytes: a page in Chinese then shows a � somewhere. Nothing else in a page is a zero byte.
 * https://github.com/facebook/react/issues/31134
 *
 * TODO(react-19): remove this plugin; React 19 sends only what it has written.
 */
import { Transform } from 'node:stream';
import {
  renderToPipeableStream as renderWithGaps,
  type PipeableStream,
  type RenderToPipeableStreamOptions,
} from 'react-dom/server.node';
import type { ReactNode } from 'react';

function withoutZeroBytes(): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(
        null,
        chunk.filter((byte) => byte !== 0),
      );
    },
  });
}

export function renderToPipeableStream(
  app: ReactNode,
  options?: RenderToPipeableStreamOptions,
): PipeableStream {
  const { abort, pipe } = renderWithGaps(app, options);
  return {
    abort,
    pipe(destination) {
      pipe(withoutZeroBytes()).pipe(destination);
      return destination;
    },
  };
}
