/** Receives one message: its type byte, and where its body starts and ends in `bytes`. */
type MessageHandler = (type: number, bytes: Buffer, start: number, end: number) => void

const headerBytes = 5
/** PostgreSQL's own limit of one allocation; a length beyond it means that we lost our place in the stream. */
const messageBytesLimit = 0x3fffffff

/** Cuts what PostgreSQL sends into messages. A message that arrives in pieces is gathered with amortised copying. */
export class IncomingMessages {
  readonly #handle: MessageHandler
  #gathered: Buffer = Buffer.alloc(0)
  #length = 0

  constructor(handle: MessageHandler) {
    this.#handle = handle
  }

  push(chunk: Buffer): void {
    if (this.#length === 0) {
      const consumed = this.#read(chunk, chunk.length)
      if (consumed < chunk.length) this.#gather(chunk, consumed)
      return
    }
    this.#gather(chunk, 0)
    const consumed = this.#read(this.#gathered, this.#length)
    if (consumed === 0) return
    this.#length -= consumed
    if (this.#length === 0) this.#gathered = Buffer.alloc(0)
    else this.#gathered = Buffer.from(this.#gathered.subarray(consumed, consumed + this.#length))
  }

  #read(bytes: Buffer, end: number): number {
    let at = 0
    while (at + headerBytes <= end) {
      const length = bytes.readUInt32BE(at + 1)
      if (length < 4 || length > messageBytesLimit)
        throw new Error('PostgreSQL sent a message of impossible length')
      const next = at + 1 + length
      if (next > end) break
      this.#handle(bytes[at] as number, bytes, at + headerBytes, next)
      at = next
    }
    return at
  }

  #gather(chunk: Buffer, from: number): void {
    const length = this.#length + chunk.length - from
    if (length > this.#gathered.length) {
      const announced = this.#length >= headerBytes ? 1 + this.#gathered.readUInt32BE(1) : 0
      const gathered = Buffer.allocUnsafeSlow(Math.min(Math.max(announced, length * 2), messageBytesLimit))
      this.#gathered.copy(gathered, 0, 0, this.#length)
      this.#gathered = gathered
    }
    chunk.copy(this.#gathered, this.#length, from)
    this.#length = length
  }
}
