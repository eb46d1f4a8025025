import { measureRelease } from '../measure-release.mjs';
import { requireCommitted } from '../measured-commit.mjs';

jest.mock('../measured-commit.mjs', () => ({ requireCommitted: jest.fn() }));

const runNpm = jest.fn(async (_args: string[]) => ({ code: 0 }));

beforeEach(() => runNpm.mockClear());

it('tests before it reads the results and the build of the tests', async () => {
  await measureRelease(runNpm);
  expect(runNpm.mock.calls.map(([args]) => args.join(' '))).toEqual([
    'test',
    'run quality -- tests',
    'run quality -- build',
    'run test:mutants -- --report',
  ]);
});

it('stops at what fails, and writes no report of it', async () => {
  runNpm.mockResolvedValueOnce({ code: 1 });
  await expect(measureRelease(runNpm)).rejects.toThrow('npm test failed with exit code 1');
  expect(runNpm).toHaveBeenCalledTimes(1);
});

it('begins with nothing but commits', async () => {
  jest.mocked(requireCommitted).mockImplementationOnce(() => {
    throw new Error('Commit this first');
  });
  await expect(measureRelease(runNpm)).rejects.toThrow('Commit this first');
  expect(runNpm).not.toHaveBeenCalled();
});
