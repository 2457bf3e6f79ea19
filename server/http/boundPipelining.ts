import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers wait for the answer to one request before they send the next one over the same connection. */
const mostInFlight = 8;

/**
 * Ends a connection that sends many requests without waiting for answers (HTTP pipelining). Node begins all of them at
 * once: a thousand requests for a page fit into 40 KB and stop the server for everybody.
 */
export function boundPipelining(handle: RequestListener): RequestListener {
  const inFlight = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What came in the same chunk is still given out after the connection has been ended.
    if (socket.destroyed) return;
    const count = (inFlight.get(socket) ?? 0) + 1;
    if (count > mostInFlight) {
      socket.destroy();
      return;
    }
    inFlight.set(socket, count);
    response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    handle(request, response);
  };
}
