/** What browsers say of the network: https://wicg.github.io/netinfo/. Safari and Firefox do not. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function connection(): Connection {
  const { connection: known } = navigator as { connection?: Connection };
  return known ?? {};
}

/** Returns whether the reader saves data: then nothing is downloaded in addition. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Returns whether the network is so slow that pages in advance would delay the present one. */
export function isSlow(): boolean {
  return connection().effectiveType?.includes('2g') ?? false;
}
