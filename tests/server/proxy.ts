import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { later } from './harness';

/** A TCP proxy that can be cut or muted, and restored. */
export type Proxy = {
  readonly port: number;
  readonly cut: () => void;
  /** From now on it passes nothing on and closes nothing, like a network that goes down; incoming data waits. */
  readonly mute: () => void;
  readonly mend: () => void;
};

/**
 * Passes each connection to the next of its targets, ports of this machine; if nobody answers there, to the one after
 * it.
 */
export const startProxy = async (targets: readonly number[]): Promise<Proxy> => {
  const open = new Set<Socket>();
  let isCut = false;
  let isMute = false;
  let turn = 0;

  const join = (caller: Socket, tries: number) => {
    const target = connect(targets[turn++ % targets.length]!, '127.0.0.1');
    target.on('error', () => {});
    target.once('connect', () => {
      open.add(target);
      caller.pipe(target).pipe(caller);
      for (const [one, other] of [
        [caller, target],
        [target, caller],
      ] as const)
        one.once('close', () => {
          open.delete(one);
          other.destroy();
        });
    });
    target.once('close', () => {
      if (!open.has(target) && tries > 1 && !caller.destroyed) join(caller, tries - 1);
      else caller.destroy();
    });
  };

  const server = createServer((caller) => {
    caller.on('error', () => {});
    if (isCut) {
      caller.destroy();
      return;
    }
    open.add(caller);
    caller.once('close', () => open.delete(caller));
    if (!isMute) join(caller, targets.length);
  });
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  later(() => {
    cut();
    server.close();
  });
  const mute = () => {
    isMute = true;
    for (const socket of open) socket.pause();
  };
  const mend = () => {
    isCut = false;
    isMute = false;
    for (const socket of open) socket.resume();
  };
  return { port: (server.address() as AddressInfo).port, cut, mute, mend };
};
