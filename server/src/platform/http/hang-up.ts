import type { Socket } from 'node:net'

/** How long, and for how many bytes, whoever still sends is listened to, so that the answer reaches them. */
const lingerMs = 2000
const lingerBytes = 32 * 1024 * 1024

/**
 * How many are read from at once: throwing away what hundreds send, as fast as they can, would hold up everybody else. Who
 * comes beyond is not read from, and has the same time to see the answer.
 */
const mostReadFrom = 8
let readFrom = 0
/** Each is read from in portions, 25 MB in the whole time: a loopback or a data centre sends gigabytes. */
const portionBytes = 512 * 1024
const portionEveryMs = 40

const hungUp = new WeakSet<Socket>()

/**
 * Ends a connection so that what was written last arrives. A connection that is closed with bytes unread is reset, and
 * a reset takes the answer along; so what still comes is read and thrown away, for a bounded time and size. Nothing that
 * is sent from now on is taken for a request.
 */
export function hangUp(socket: Socket): void {
  if (hungUp.has(socket) || socket.destroyed) return
  hungUp.add(socket)
  let left = lingerBytes
  let portion = portionBytes
  const discard = (chunk: Buffer) => {
    left -= chunk.length
    portion -= chunk.length
    if (left < 0) return void socket.destroy()
    if (portion > 0) return
    portion = portionBytes
    socket.pause()
    setTimeout(() => socket.resume(), portionEveryMs).unref()
  }
  // A listener for data takes the connection away from Node's parser, which reads by itself otherwise.
  socket.on('data', discard)
  for (const event of ['data', 'end', 'drain', 'timeout'])
    for (const listener of socket.listeners(event))
      if (listener !== discard) socket.removeListener(event, listener as () => void)
  socket.on('error', () => socket.destroy())
  const reads = readFrom < mostReadFrom
  if (reads) {
    readFrom++
    socket.once('close', () => readFrom--)
  }
  const whenBothAreThrough = () => {
    if (socket.readableEnded && socket.writableFinished) socket.destroy()
  }
  socket.once('end', whenBothAreThrough)
  socket.setTimeout(lingerMs, () => socket.destroy())
  if (reads) socket.resume()
  else socket.pause()
  socket.end(() => {
    whenBothAreThrough()
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    timer.unref()
    socket.once('close', () => clearTimeout(timer))
  })
}

/** Makes whatever ends this connection after an answer end it by `hangUp`: Node resets those who still send. */
export function hangUpGently(socket: Socket): void {
  socket.destroySoon = () => hangUp(socket)
}
