/** Opens a channel, if there can be one: some browsers refuse them to documents without storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

interface OtherTabs {
  post(message: unknown): void;
  leave(): void;
}

function joinOtherTabs(
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

/** Listeners of a store. While it has any, the store follows the browser's other tabs. */
export interface Listeners {
  /** Calls all listeners of this tab. */
  notify(): void;
  /** Sends a message to the other tabs. */
  post(message: unknown): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the listeners of a store that is shared with the browser's other tabs.
 * @param name of the channel between tabs
 * @param onMessage called with a message of another tab, which may be anything
 * @param onReturn called when the reader comes back to this tab: without channels, it reads storage
 */
export function createListeners(
  name: string,
  onMessage: (message: unknown) => void,
  onReturn: () => void,
): Listeners {
  const listeners = new Set<() => void>();
  let otherTabs: OtherTabs | undefined;
  return {
    notify: () => listeners.forEach((listener) => listener()),
    post: (message) => otherTabs?.post(message),
    subscribe(listener) {
      if (listeners.size === 0) otherTabs = joinOtherTabs(name, onMessage, onReturn);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        otherTabs?.leave();
        otherTabs = undefined;
      };
    },
  };
}
