import { inBackground } from '@site/src/loading/background';
import { codeStyling } from '@site/src/preferences/stores';
import { loadDemoStage } from './load-demo-stage';
import type { LoadDemo } from './useLiveDemo';

/**
 * Starts to load the first demo of a page, where it is near the top, during hydration: on a slow
 * phone, that takes more than a second in which the network would be idle. A link that preloads the
 * page starts it too, so this is in the background until the page imports the demo again.
 * @param load imports the demo
 * @returns the same function: the bundler requests a file once, however often it is imported
 */
export function startEarly(load: LoadDemo): LoadDemo {
  if (typeof window === 'undefined') return load;
  // The later request for the demo reports a failure; reporting it here would be the second time.
  const ignore = (): void => undefined;
  inBackground(() => {
    load().catch(ignore);
    loadDemoStage().catch(ignore);
  });
  return load;
}

/**
 * The same for a demo that has siblings: the one in the reader's styling is loaded, no other.
 * @param loads by styling; the demo's own file is the first
 */
export function startEarlyStyled(loads: Record<string, LoadDemo>): Record<string, LoadDemo> {
  if (typeof window === 'undefined') return loads;
  const chosen = codeStyling.get();
  const shown = chosen in loads ? chosen : codeStyling.values[0];
  return Object.fromEntries(
    Object.entries(loads).map(([styling, load]) => [
      styling,
      styling === shown ? startEarly(load) : load,
    ]),
  );
}
