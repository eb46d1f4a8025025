/**
 * Accepts responses for offline use only if they are complete and of the right media type. A login
 * page of a captive portal, stored in place of a script, would break that script permanently.
 */

/** Thrown for a response that is not the requested file; it must not be stored. */
export class UnexpectedResponseError extends Error {
  override name = 'UnexpectedResponseError';
}

/** Media types by extension of a path: https://www.iana.org/assignments/media-types */
const TYPES: readonly (readonly [path: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.(?:json|webmanifest)$/, /^application\/(?:[\w.-]+\+)?json\b/i],
  [/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/, /^image\//i],
  [/\.(?:woff2?|ttf|otf)$/, /^(?:font\/|application\/(?:x-)?font|application\/octet-stream)/i],
  [/(?:\/|\.html)$/, /^text\/html\b/i],
];

/** Addresses with other extensions are never pages. */
const ANYTHING_BUT_A_PAGE = /^(?!text\/html\b)/i;

/**
 * Returns whether the response has the media type that belongs to its address.
 * @param pathname of the address that was asked for
 */
export function hasRightType(pathname: string, { headers }: Response): boolean {
  const [, expected] = TYPES.find(([path]) => path.test(pathname)) ?? [];
  return (expected ?? ANYTHING_BUT_A_PAGE).test(headers.get('Content-Type') ?? '');
}

/** Length of the body in bytes that the server sent, if it describes the body as it is read. */
function announcedLength({ headers }: Response): number | undefined {
  const length = headers.get('Content-Length');
  // With compression, the header counts compressed bytes.
  return length === null || headers.has('Content-Encoding') ? undefined : Number(length);
}

/** Creates a response with a body that was read. Headers that describe the transfer are removed. */
export function withBody({ headers }: Response, body: BodyInit): Response {
  const kept = new Headers(headers);
  kept.delete('Content-Length');
  kept.delete('Content-Encoding');
  return new Response(body, { headers: kept });
}

function checkHead(pathname: string, response: Response): void {
  if (response.status !== 200 || response.redirected) {
    throw new UnexpectedResponseError(
      `${pathname}: ${response.redirected ? 'redirected' : response.status}`,
    );
  }
  if (!hasRightType(pathname, response)) {
    throw new UnexpectedResponseError(`${pathname}: ${response.headers.get('Content-Type')}`);
  }
}

/**
 * Reads a response to its end.
 * @param pathname of the address that was asked for
 * @param bytes length of the file, where it is known
 * @returns a response to store
 * @throws UnexpectedResponseError if it is not that file; TypeError if the network fails
 */
export async function readCompleteFile(
  pathname: string,
  response: Response,
  bytes?: number,
): Promise<Response> {
  checkHead(pathname, response);
  const body = await response.blob();
  const expected = bytes ?? announcedLength(response) ?? body.size;
  if (body.size !== expected) {
    throw new UnexpectedResponseError(`${pathname}: ${body.size} of ${expected} bytes`);
  }
  return withBody(response, body);
}

/** Returns the build of a page; undefined for pages that are not of this site. */
export function buildOf(html: string): string | undefined {
  return /<meta name="?mui:build"? content="?([0-9a-f]+)/.exec(html)?.[1];
}

/** The minifier leaves `</html>` out. */
const END = /<\/(?:body|html)>\s*$/;

/** A page with the build that made it. */
export interface CompletePage {
  build: string;
  response: Response;
}

/**
 * Reads a page to its end.
 * @param pathname ends with a slash
 * @returns the page, ready to be kept
 * @throws UnexpectedResponseError if it is not a complete page of this site; TypeError if the network
 * fails
 */
export async function readCompletePage(
  pathname: string,
  response: Response,
): Promise<CompletePage> {
  checkHead(pathname, response);
  const html = await response.text();
  const build = buildOf(html);
  if (build === undefined)
    throw new UnexpectedResponseError(`${pathname}: not a page of this site`);
  if (!END.test(html)) throw new UnexpectedResponseError(`${pathname}: cut off`);
  return { build, response: withBody(response, html) };
}
