import type { Metric } from 'web-vitals';

/** Share of the visits whose web vitals are sent; drawn once per session. */
const SHARE = 0.0001;
const KEY = 'docs.webVitals';

function remembered(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(decision: string): void {
  try {
    window.sessionStorage.setItem(KEY, decision);
  } catch {
    // Blocked or full storage: the decision applies to this page only.
  }
}

/** Returns whether the web vitals of this session are sent; the first call decides. */
export function isSampled(random: () => number = Math.random): boolean {
  const decision = remembered();
  if (decision === 'measured' || decision === 'left out') return decision === 'measured';
  const drawn = random() <= SHARE;
  remember(drawn ? 'measured' : 'left out');
  return drawn;
}

/** Loads the library and reports each vital as soon as it is known. */
export async function measureWebVitals(report: (metric: Metric) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
