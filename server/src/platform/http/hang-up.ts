import type { Socket } from 'node:net'

/** How long, and for how many bytes, whoever still sends is listened to, so that the answer reaches them. */
const lingerMs = 2000
const lingerBytes = 32 * 1024 * 1024

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
  const discard = (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) socket.destroy()
  }
  // A listener for data takes the connection away from Node's parser, which reads by itself otherwise.
  socket.on('data', discard)
  for (const event of ['data', 'end', 'drain', 'timeout'])
    for (const listener of socket.listeners(event))
      if (listener !== discard) socket.removeListener(event, listener as () => void)
  socket.on('error', () => socket.destroy())
  const whenBothAreThrough = () => {
    if (socket.readableEnded && socket.writableFinished) socket.destroy()
  }
  socket.once('end', whenBothAreThrough)
  socket.setTimeout(lingerMs, () => socket.destroy())
  socket.resume()
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
