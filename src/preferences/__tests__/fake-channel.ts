/** Stands in for the channels between tabs: a message reaches all other channels of its name. */
export class FakeChannel extends EventTarget {
  static open: FakeChannel[] = [];
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    FakeChannel.open
      .filter((other) => other !== this && other.name === this.name)
      .forEach((other) => other.dispatchEvent(new MessageEvent('message', { data })));
  }

  close(): void {
    FakeChannel.open = FakeChannel.open.filter((other) => other !== this);
  }
}

/** Replaces the browser's channels, none of which is open afterwards. */
export function installFakeChannels(): void {
  FakeChannel.open = [];
  Object.defineProperty(globalThis, 'BroadcastChannel', {
    value: FakeChannel,
    configurable: true,
  });
}
