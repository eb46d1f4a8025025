/** A real process with few open files, as the limit cannot be changed from inside. */
import { rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { startServing, type ServeProcess } from './serve-process';
import { PAGE, writeSmallSite } from './small-site';

const REQUEST = 'GET /x/page/ HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A connection that finds the queue full is tried again by the system, after a second or three. */
const PATIENCE = 15_000;

let root: string;
let server: ServeProcess;

beforeAll(async () => {
  root = writeSmallSite();
  server = await startServing(path.join(root, 'site'), 100);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Opens a connection and leaves it open; it may be refused or ended. */
function connect(): Promise<net.Socket> {
  return new Promise((resolve) => {
    const socket = net.connect({ port: server.port, host: '127.0.0.1' }, () => resolve(socket));
    socket.on('error', () => resolve(socket));
  });
}

/** @returns what the server sends until the page is whole or the connection ends */
function ask(socket: net.Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString();
      if (answer.endsWith(PAGE.slice(-20))) resolve(answer);
    });
    socket.setTimeout(PATIENCE, () => resolve(answer));
    socket.on('close', () => resolve(answer));
    if (socket.destroyed) resolve(answer);
    else socket.write(REQUEST);
  });
}

it('more connections than open files end neither the process nor the service', async () => {
  const idle = await Promise.all(Array.from({ length: 150 }, connect));
  expect(server.isRunning()).toBe(true);
  for (const socket of idle) socket.destroy();
  expect(await ask(await connect())).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

it('a crowd is served, and its connections are not kept', async () => {
  const sockets = await Promise.all(Array.from({ length: 60 }, connect));
  const answers = await Promise.all(sockets.map(ask));
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  }
  expect(answers[0]).toMatch(/\r\nConnection: close\r\n/);
  expect(await ask(await connect())).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
}, 40_000);
