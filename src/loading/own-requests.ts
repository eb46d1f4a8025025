/** Requests of the page for its own files, such as those of its first demo, that have not ended. */
const requests = new Set<Promise<unknown>>();

/** Remembers a request until it ends. @returns the same request */
export function rememberRequest<Result>(request: Promise<Result>): Promise<Result> {
  const forget = () => requests.delete(request);
  requests.add(request);
  request.then(forget, forget);
  return request;
}

/** Resolves when no request is left, those that begin meanwhile included. */
export async function ownFilesLoaded(): Promise<void> {
  while (requests.size > 0) await Promise.allSettled(requests);
}
