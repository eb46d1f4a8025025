import { readEnvironment } from '../../../config/environment';
import { forgetMachineVariables } from '../machine-variables.mjs';

it('forgets all that a build reads, and nothing else', () => {
  const read = new Set<string>();
  const recorder = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get(_, name) {
        read.add(String(name));
        return undefined;
      },
    },
  );
  readEnvironment(recorder);
  expect(read).toContain('DOCS_HOST');

  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', PATH: '/bin', TEST_FULL: '1' };
  for (const name of read) env[name] = 'set';
  expect(forgetMachineVariables(env).sort()).toEqual([...read, 'NODE_ENV'].sort());
  expect(env).toEqual({ PATH: '/bin', TEST_FULL: '1' });
});
