/** Parameter of addresses that open the playground of their page. Pages load this part. */
export const OPEN_PARAMETER = 'playground';
export const OPEN_VALUE = 'open';

/** Checks if an address opens the playground of its page. */
export function opensPlayground(search: string): boolean {
  return new URLSearchParams(search).get(OPEN_PARAMETER) === OPEN_VALUE;
}
