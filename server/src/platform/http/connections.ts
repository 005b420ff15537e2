import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { answerUnderWay } from './answer-under-way.ts'

const lookEveryMs = 20
/** A caller who has just connected is given so long to ask; it may be as busy as we are. */
const timeToAskMs = 1000

/** The connections of a server, so that it can stop without cutting off whom it still owes an answer. */
export class Connections {
  readonly #server: Server
  /** When each was opened. */
  readonly #open = new Map<Socket, number>()

  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, performance.now())
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /**
   * Resolves when the connections there are now have had their answers and are closed. The server goes on listening,
   * so that others can be told that it stops; they are closed with their first answer. Node's own
   * `closeIdleConnections` would hit those too before their request is read, and slow readers before they have all.
   */
  async finish(): Promise<void> {
    this.#server.maxRequestsPerSocket = 1
    const present = [...this.#open.keys()]
    while (present.some(socket => this.#open.has(socket))) {
      // What has reached this machine by now is read first.
      await delay(lookEveryMs)
      for (const socket of present)
        if (!answerUnderWay(socket) && this.#hadTimeToAsk(socket)) socket.destroy()
    }
  }

  #hadTimeToAsk(socket: Socket): boolean {
    return performance.now() - (this.#open.get(socket) ?? 0) > timeToAskMs
  }
}
