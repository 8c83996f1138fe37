import { IM_TOKEN_OVER, type ImFrame } from '../../contract/im-frames';
import { IM_SOCKETS } from '../limits';

/** One open socket. */
export interface ImConnection {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
}

/** Takes a frame to a socket; the sandbox can lose it or worse. */
export type Delivery = (text: string, connection: ImConnection) => void;

const deliverAsItIs: Delivery = (text, connection) => connection.send(text);

/** Who listens: the open sockets of every user. */
export class ImHub {
  private readonly users = new Map<string, Set<ImConnection>>();

  constructor(private readonly deliver: Delivery = deliverAsItIs) {}

  /** Sends the user's frames to this connection too, until the returned function is called. */
  add(web_user_id: string, connection: ImConnection): () => void {
    const connections = this.users.get(web_user_id) ?? new Set();
    this.users.set(web_user_id, connections);
    connections.add(connection);
    // One that is closed may take its time to end, so it is counted no longer.
    for (const oldest of connections) {
      if (connections.size <= IM_SOCKETS) break;
      connections.delete(oldest);
      oldest.close(1013, 'too many sockets');
    }
    return () => {
      connections.delete(connection);
      if (connections.size === 0 && this.users.get(web_user_id) === connections)
        this.users.delete(web_user_id);
    };
  }

  send(web_user_id: string, frame: ImFrame): void {
    const text = JSON.stringify(frame);
    for (const connection of this.users.get(web_user_id) ?? []) this.deliver(text, connection);
  }

  /** Ends a user's sockets: the token that opened them is no longer good. */
  closeUser(web_user_id: string): void {
    for (const { close } of [...(this.users.get(web_user_id) ?? [])]) {
      close(IM_TOKEN_OVER, 'the token is no longer valid');
    }
  }

  /** Ends all sockets with a close code. */
  closeAll(code: number): void {
    for (const connections of [...this.users.values()]) {
      for (const { close } of [...connections]) close(code, 'all sockets are closed');
    }
  }
}
