import { connect, type Socket } from 'node:net'
import { OutboundRefused } from './refused.ts'

/** Head start of one address over the next, RFC 8305 section 8. */
const headStartMs = 250

/**
 * Opens a TCP connection to the first of the addresses that answers, "happy eyeballs" without name resolution: the
 * next address starts when the last one failed or had its head start. Node's own `autoSelectFamily` gives up on an
 * address after that head start, which makes far receivers unreachable.
 *
 * @throws {OutboundRefused} `connection_failed` when no address answered; the signal's reason when it was cut.
 */
export function dial(addresses: readonly string[], port: number, signal: AbortSignal): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const waiting = [...addresses]
  const trying = new Set<Socket>()
  const failures: string[] = []
  let headStart: NodeJS.Timeout | undefined
  let settled = false

  const settle = (finish: () => void, keep?: Socket) => {
    if (settled) return
    settled = true
    clearTimeout(headStart)
    signal.removeEventListener('abort', cut)
    for (const socket of trying) if (socket !== keep) socket.destroy()
    finish()
  }
  const cut = () => settle(() => reject(signal.reason))

  const tryNext = () => {
    clearTimeout(headStart)
    const address = waiting.shift()
    if (address === undefined) {
      if (trying.size === 0)
        settle(() =>
          reject(
            new OutboundRefused('connection_failed', failures.join(', ') || 'No address to connect to.'),
          ),
        )
      return
    }
    const socket = connect({ host: address, port, noDelay: true, keepAlive: true })
    trying.add(socket)
    const failed = (error: NodeJS.ErrnoException) => {
      trying.delete(socket)
      failures.push(`${address} ${error.code ?? error.message}`)
      if (!settled) tryNext()
    }
    socket.once('error', failed)
    socket.once('connect', () => {
      socket.removeListener('error', failed)
      // Until the next owner listens, an error must not end the process; the owner sees the close event.
      socket.on('error', () => {})
      settle(() => resolve(socket), socket)
    })
    headStart = setTimeout(tryNext, headStartMs)
  }

  if (signal.aborted) cut()
  else {
    signal.addEventListener('abort', cut, { once: true })
    tryNext()
  }
  return promise
}
