/** The time zone of browsers and unit tests unless a run sets another one: not UTC. */
const USUAL_ZONE = 'Europe/Berlin';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The clock of a test run. */
export interface TestClock {
  zone: string;
  /** Local time in that zone from which the clock runs on; without it, the time of the machine. */
  clock: string | undefined;
}

/**
 * Reads the clock that a test run uses, so the run does not depend on that of the machine.
 * @param env `TEST_ZONE` is a name of the IANA time zone database; `TEST_CLOCK` a local time in that
 *   zone, such as `2028-02-29T12:00:00`
 * @throws with one line when a value makes no sense
 */
export function readTestClock(env: NodeJS.ProcessEnv): TestClock {
  const { TEST_ZONE: zone = USUAL_ZONE, TEST_CLOCK: clock } = env;
  if (!isZone(zone)) throw new Error(`TEST_ZONE is "${zone}", which is not a time zone`);
  const isTime = !clock || (LOCAL_TIME.test(clock) && !Number.isNaN(Date.parse(clock)));
  if (!isTime) throw new Error(`TEST_CLOCK is "${clock}", not a time like 2028-02-29T12:00:00`);
  return { zone, clock: clock || undefined };
}
