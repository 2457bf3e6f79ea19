import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { boundPipelining } from './boundPipelining';

it('handles no more than eight of a thousand requests that came without waiting for an answer', async () => {
  let handled = 0;
  const server = createServer(
    boundPipelining(() => {
      handled += 1;
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000));
  await once(socket, 'close');
  expect(handled).toBe(8);
  server.close();
  await once(server, 'close');
});
