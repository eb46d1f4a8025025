// @ts-check

/** Where the browsers and unit tests are unless a run says otherwise: a zone that is not UTC. */
const USUAL_ZONE = 'Europe/Berlin';

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/** @param {string} zone */
function isZone(zone) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * The clock that a test run is told to read, so that it does not depend on that of the machine.
 * @param {NodeJS.ProcessEnv} env `TEST_ZONE` is a name of the IANA time zone database; `TEST_CLOCK`
 *   a local time in that zone, such as `2028-02-29T12:00:00`, from which the clock runs on
 * @returns {{ zone: string, clock: string | undefined }} without a clock, that of the machine
 * @throws with one line when a value makes no sense
 */
export function readTestClock(env) {
  const { TEST_ZONE: zone = USUAL_ZONE, TEST_CLOCK: clock } = env;
  if (!isZone(zone)) throw new Error(`TEST_ZONE is "${zone}", which is not a time zone`);
  const isTime = !clock || (LOCAL_TIME.test(clock) && !Number.isNaN(Date.parse(clock)));
  if (!isTime) throw new Error(`TEST_CLOCK is "${clock}", not a time like 2028-02-29T12:00:00`);
  return { zone, clock: clock || undefined };
}
