/** Not every browser has channels, and some refuse them to documents without storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

export interface OtherTabs {
  post(message: unknown): void;
  leave(): void;
}

/**
 * Joins the browser's other tabs in what a reader chooses.
 * @param name of the choice
 * @param onMessage hears what another tab posts; it may be anything
 * @param onReturn without channels a tab catches up here, when the reader comes back to it
 */
export function joinOtherTabs(
  name: string,
  onMessage: (message: unknown) => void,
  onReturn: () => void,
): OtherTabs {
  const channel = openChannel(name);
  const returned = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  channel?.addEventListener('message', (event) => onMessage(event.data));
  document.addEventListener('visibilitychange', returned);
  return {
    post: (message) => channel?.postMessage(message),
    leave() {
      channel?.close();
      document.removeEventListener('visibilitychange', returned);
    },
  };
}
