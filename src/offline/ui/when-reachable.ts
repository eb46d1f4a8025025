/** Milliseconds before the first attempt; each wait is twice as long as the one before. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** Milliseconds to wait for a response: captive portals may never send one. */
const RESPONSE_LIMIT = 5000;

/** Resolves after a time, or as soon as the browser reports a network. */
function waitOrOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end, { signal: ended.signal });
    signal.addEventListener('abort', end, { signal: ended.signal });
  });
}

/** The worker leaves HEAD requests to the network, so a stored page is not the response. */
async function responds(address: string, left: AbortSignal): Promise<boolean> {
  // Reliable in this direction only: without a network nothing is sent.
  if (!navigator.onLine) return false;
  const ended = new AbortController();
  const end = () => ended.abort();
  const timer = setTimeout(end, RESPONSE_LIMIT);
  left.addEventListener('abort', end, { signal: ended.signal });
  // A request from before the network was back may never end.
  window.addEventListener('online', end, { signal: ended.signal });
  try {
    const { status } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: ended.signal,
    });
    return status < 500;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    end();
  }
}

/**
 * Asks the host for an address until it responds: browsers report a network before it carries
 * requests, and report it while a captive portal or a tunnel lets nothing through.
 * @param signal ends the attempts
 * @returns true when the host responds, false when the attempts ended
 */
export async function whenReachable(address: string, signal: AbortSignal): Promise<boolean> {
  let wait = FIRST_WAIT;
  window.addEventListener('online', () => (wait = FIRST_WAIT), { signal });
  while (!signal.aborted) {
    await waitOrOnline(wait, signal);
    if (!signal.aborted && (await responds(address, signal))) return !signal.aborted;
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }
  return false;
}
