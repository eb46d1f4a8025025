import { readTestClock } from '../clock';

const CLOCK = '2028-02-29T12:00:00';

it('is in Berlin, at the time of the machine, unless told otherwise', () => {
  expect(readTestClock({})).toEqual({ zone: 'Europe/Berlin', clock: undefined });
  const env = { TEST_ZONE: 'Asia/Kathmandu', TEST_CLOCK: CLOCK };
  expect(readTestClock(env)).toEqual({ zone: 'Asia/Kathmandu', clock: CLOCK });
});

it('refuses what is neither a zone nor a time', () => {
  expect(() => readTestClock({ TEST_ZONE: 'Asia/Katmando' })).toThrow('TEST_ZONE');
  for (const clock of ['tomorrow', '2028-02-30', '2028-13-01T00:00', '12:00']) {
    expect(() => readTestClock({ TEST_CLOCK: clock })).toThrow('TEST_CLOCK');
  }
});

describe('with a clock', () => {
  const RealDate = Date;
  const before = process.env.TEST_CLOCK;

  beforeAll(async () => {
    process.env.TEST_CLOCK = CLOCK;
    await jest.isolateModulesAsync(async () => {
      await import('../shift-date');
    });
  });

  afterAll(() => {
    globalThis.Date = RealDate;
    if (before === undefined) delete process.env.TEST_CLOCK;
    else process.env.TEST_CLOCK = before;
  });

  it('dates without a value are of that day, in the zone of the run', () => {
    expect(new Date().toDateString()).toBe('Tue Feb 29 2028');
    expect(Date()).toContain('Feb 29 2028 12:00');
    expect(Date.now() - Date.parse(CLOCK)).toBeLessThan(60_000);
  });

  it('dates with a value, and what is a date, stay as they are', () => {
    expect(new Date(2024, 3, 17).getDate()).toBe(17);
    expect(new Date() instanceof Date).toBe(true);
    expect(new RealDate() instanceof Date).toBe(true);
  });

  it('the clock runs', async () => {
    const start = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(Date.now()).toBeGreaterThan(start);
  });
});

it('the unit tests run in the zone of the run', () => {
  const { zone: timeZone } = readTestClock(process.env);
  const noon = new Date(2024, 6, 1, 12).toLocaleString('en-US', { timeZone, timeStyle: 'short' });
  expect(noon.replace(/\s/, ' ')).toBe('12:00 PM');
});
