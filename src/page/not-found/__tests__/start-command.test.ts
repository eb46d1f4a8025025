import { startCommand } from '../start-command';

it.each([
  ['/x/introduction/', 'npm start'],
  ['/', 'npm start'],
  ['/x/next/introduction/', 'npm start -- --version next'],
  ['/zh/x/introduction/', 'npm start -- --locale zh'],
  ['/pt/joy-ui/react-button/', 'npm start -- --section joy-ui --locale pt'],
  ['/system/', 'npm start -- --section system'],
  ['/zh/x/6.20/react-charts/', 'npm start -- --version 6.20 --locale zh'],
])('%s is served by %s', (address, command) => {
  expect(startCommand(address)).toBe(command);
});
