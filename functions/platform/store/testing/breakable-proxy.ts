import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a server. It can cut its connections, and later accept new ones on the same port. */
export interface BreakableProxy {
  readonly port: number;
  cut(): Promise<void>;
  open(): Promise<void>;
}

export async function breakableProxy(host: string, targetPort: number): Promise<BreakableProxy> {
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(targetPort, host);
    track(near);
    track(far);
    near.pipe(far).pipe(near);
  });
  const open = async (port = 0) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await open();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('A TCP server has a port.');
  const { port } = address;
  return { port, cut, open: () => open(port) };
}
