import type { Socket } from 'node:net'

/** For how long, and for how many bytes, a closing connection is still read, so that the answer arrives. */
const lingerMs = 2000
const lingerBytes = 32 * 1024 * 1024

/**
 * Closing connections that are read at the same time: discarding the bytes of hundreds would delay other requests. Further
 * ones are not read, and are closed after the same time.
 */
const mostReadFrom = 8
let readFrom = 0
/** Each is read in portions, 25 MB in all: over a fast network a sender could send gigabytes. */
const portionBytes = 512 * 1024
const portionEveryMs = 40

const closing = new WeakSet<Socket>()

/**
 * Closes a connection so that the last answer arrives. Closing with unread bytes would reset the connection and lose the
 * answer, so incoming bytes are read and discarded, for a bounded time and size. They are not parsed as requests.
 */
export function closeConnection(socket: Socket): void {
  if (closing.has(socket) || socket.destroyed) return
  closing.add(socket)
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
  // A listener for data detaches the connection from Node's parser, which otherwise reads by itself.
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

/** Makes Node close the connection by `closeConnection` after its last answer: Node resets connections that still send. */
export function closeGracefully(socket: Socket): void {
  socket.destroySoon = () => closeConnection(socket)
}
