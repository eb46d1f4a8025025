import { readTestClock } from './clock';

/**
 * Moves the clock of a test file to `TEST_CLOCK`, from where it runs on. Jest runs this before each
 * file, inside of its environment.
 */
const { clock } = readTestClock(process.env);

if (clock) {
  const RealDate = Date;
  const offset = RealDate.parse(clock) - RealDate.now();
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length ? given : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
