import { readStorage, writeStorage } from '@site/src/preferences/browser-storage';
import { download, look, stateOf } from './family-state';
import { savesData } from '@site/src/loading/connection';

/** Families that the reader has removed: an installed app does not fetch these again by itself. */
const REMOVED_KEY = 'offline.removed';

function readRemoved(): string[] {
  return readStorage(REMOVED_KEY).split(' ').filter(Boolean);
}

/** Remembers whether the reader wants a family on this device. */
export function rememberChoice(family: string, wanted: boolean): void {
  const others = readRemoved().filter((name) => name !== family);
  writeStorage(REMOVED_KEY, (wanted ? others : [...others, family]).join(' '));
}

function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

async function keepUnlessRemoved(baseUrl: string, family: string): Promise<void> {
  if (readRemoved().includes(family) || savesData()) return;
  await look(baseUrl, family);
  if (stateOf(baseUrl, family).kind === 'absent') await download(baseUrl, family);
}

/** In the installed app, downloads all pages of the family that is read. */
export async function keepInInstalledApp(baseUrl: string, family: string): Promise<void> {
  if (isInstalled()) await keepUnlessRemoved(baseUrl, family);
}

/** Downloads the family that is read when the app is installed. */
export function keepWhenInstalled(baseUrl: string, current: () => string | undefined): void {
  window.addEventListener('appinstalled', () => {
    const family = current();
    if (family) void keepUnlessRemoved(baseUrl, family);
  });
}
