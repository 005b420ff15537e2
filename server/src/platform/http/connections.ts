import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const lookEveryMs = 20

/** The connections of a server, so that it can stop without cutting off whom it still owes an answer. */
export class Connections {
  readonly #server: Server
  readonly #open = new Set<Socket>()

  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /**
   * Resolves when the connections there are now have had their answers and are closed. The server goes on listening,
   * so that others can be told that it stops; they are closed with their first answer.
   */
  async finish(): Promise<void> {
    this.#server.maxRequestsPerSocket = 1
    const present = [...this.#open]
    while (present.some(socket => this.#open.has(socket))) {
      // Before anything is closed, what has reached this machine is read.
      await delay(lookEveryMs)
      closeUnused(present)
      this.#closeIdle()
    }
  }

  /** Node takes a connection for idle as soon as its answer is made, although a slow reader may not have it yet. */
  #closeIdle(): void {
    for (const socket of this.#open) if (socket.writableLength > 0) return
    this.#server.closeIdleConnections()
  }
}

/** To Node a connection that has not asked anything yet is as busy as one that waits for its answer. */
function closeUnused(sockets: readonly Socket[]): void {
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
}
