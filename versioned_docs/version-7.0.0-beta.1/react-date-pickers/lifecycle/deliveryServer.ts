const LATENCY = 1500;

/** A server in the browser that answers with a delay, and refuses Sundays. */
export function saveDelivery(day: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (new Date(`${day}T00:00Z`).getUTCDay() === 0) reject(new Error('no delivery on Sundays'));
      else resolve();
    }, LATENCY);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('canceled'));
    });
  });
}
