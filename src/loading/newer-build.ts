import siteConfig from '@generated/docusaurus.config';
import { BUILD_META } from '@site/model/build-id';
import { buildFile } from '@site/model/unit-files';
import { UNIT_PLACE } from '@site/src/page/unit';

/** Milliseconds to wait for the response of the host. */
const LIMIT = 3000;

async function fetchId(): Promise<string | undefined> {
  const own = document.querySelector<HTMLMetaElement>(`meta[name="${BUILD_META}"]`)?.content;
  const answer = await fetch(siteConfig.baseUrl + buildFile(UNIT_PLACE), {
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT),
  });
  const { id } = (await answer.json()) as { id?: unknown };
  return answer.ok && own && typeof id === 'string' && id !== own ? id : undefined;
}

let asking: Promise<string | undefined> | undefined;

/**
 * Requests the current build from the host. Files that fail at the same time share one request.
 * @returns the id of a build that is not this page's; undefined when it is, or without an answer
 */
export function newerBuild(): Promise<string | undefined> {
  asking ??= fetchId()
    .catch(() => undefined)
    .finally(() => (asking = undefined));
  return asking;
}
