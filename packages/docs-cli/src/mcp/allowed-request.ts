import type { IncomingHttpHeaders } from 'node:http';

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

function hostnameOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/**
 * Checks that a request is from this machine and is not made by a page of another site, which could
 * reach the server through a name that leads to this machine.
 * @param port of the server
 */
export function isAllowed({ host, origin }: IncomingHttpHeaders, port: number): boolean {
  const isOwn = [...LOCAL_NAMES].some((name) => host === `${name}:${port}`);
  return isOwn && (origin === undefined || LOCAL_NAMES.has(hostnameOf(origin) ?? ''));
}
