/** How long frames took, in milliseconds. */
export interface FrameTimes {
  median: number;
  longest: number;
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Runs a step in each of some frames, and returns how long the frames took. */
export async function measureFrames(
  count: number,
  step: (frame: number) => void,
): Promise<FrameTimes> {
  const durations: number[] = [];
  let before = await nextFrame();
  for (let frame = 0; frame < count; frame += 1) {
    step(frame);
    const now = await nextFrame();
    durations.push(now - before);
    before = now;
  }
  durations.sort((a, b) => a - b);
  return {
    median: durations[Math.floor(durations.length / 2)] ?? 0,
    longest: durations.at(-1) ?? 0,
  };
}
