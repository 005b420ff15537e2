/**
 * A parameter as PostgreSQL reads it: text, bytes for `bytea`, or null. Arrays become PostgreSQL arrays and other
 * objects JSON, so an array meant as JSON goes through `jsonb()`.
 */
export function encodeParameter(value: unknown): string | Uint8Array | null {
  switch (typeof value) {
    case 'string':
      return value
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value)
    case 'object':
      if (value === null || value instanceof Uint8Array) return value
      if (Array.isArray(value)) return arrayLiteral(value)
      if (value instanceof Date) return value.toISOString()
      return JSON.stringify(value)
    default:
      throw new TypeError(`a statement parameter cannot be ${typeof value}; null is the absent value`)
  }
}

function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(arrayElement).join(',')}}`
}

const escaped = /["\\]/

function arrayElement(value: unknown): string {
  if (Array.isArray(value)) return arrayLiteral(value)
  const encoded = encodeParameter(value)
  if (encoded === null) return 'NULL'
  if (typeof encoded !== 'string') return `"\\\\x${Buffer.from(encoded).toString('hex')}"`
  // Looking first costs a quarter of replacing nothing, and most elements are ids.
  return `"${escaped.test(encoded) ? encoded.replaceAll(/["\\]/g, '\\$&') : encoded}"`
}

const slabBytes = 64 * 1024

/**
 * What goes to PostgreSQL, gathered until it is taken for one network write.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
export class OutgoingMessages {
  #slab = Buffer.allocUnsafeSlow(slabBytes)
  #start = 0
  #end = 0

  /** Bytes gathered and not yet taken; `rewind` returns to it. */
  get length(): number {
    return this.#end - this.#start
  }

  rewind(length: number): void {
    this.#end = this.#start + length
  }

  /** Everything gathered; the bytes are never written to again, so the socket may keep them. */
  take(): Buffer {
    const taken = this.#slab.subarray(this.#start, this.#end)
    this.#start = this.#end
    return taken
  }

  parse(name: string, text: string): void {
    const start = this.#begin('P', name.length + text.length * 3 + 4)
    this.#zeroTerminated(name)
    this.#zeroTerminated(text)
    this.#int16(0)
    this.#finish(start)
  }

  describeStatement(name: string): void {
    const start = this.#begin('D', name.length + 2)
    this.#slab[this.#end++] = 0x53
    this.#zeroTerminated(name)
    this.#finish(start)
  }

  closeStatement(name: string): void {
    const start = this.#begin('C', name.length + 2)
    this.#slab[this.#end++] = 0x53
    this.#zeroTerminated(name)
    this.#finish(start)
  }

  /** Values go out as text, byte arrays as they are; results come back as text. */
  bind(name: string, values: readonly unknown[]): void {
    const start = this.#begin('B', name.length + values.length * 2 + 8)
    this.#slab[this.#end++] = 0
    this.#zeroTerminated(name)
    this.#formats(values)
    this.#int16(values.length)
    for (const value of values) this.#value(encodeParameter(value))
    this.#room(2)
    this.#int16(0)
    this.#finish(start)
  }

  execute(): void {
    const start = this.#begin('E', 5)
    this.#slab[this.#end++] = 0
    this.#int32(0)
    this.#finish(start)
  }

  sync(): void {
    this.#finish(this.#begin('S', 0))
  }

  terminate(): void {
    this.#finish(this.#begin('X', 0))
  }

  #formats(values: readonly unknown[]): void {
    if (!values.some(value => value instanceof Uint8Array)) return this.#int16(0)
    this.#int16(values.length)
    for (const value of values) this.#int16(value instanceof Uint8Array ? 1 : 0)
  }

  #value(value: string | Uint8Array | null): void {
    if (value === null) {
      this.#room(4)
      this.#int32(-1)
      return
    }
    if (typeof value !== 'string') {
      this.#room(4 + value.length)
      this.#int32(value.length)
      this.#slab.set(value, this.#end)
      this.#end += value.length
      return
    }
    this.#room(4 + value.length * 3)
    const lengthAt = this.#end
    this.#end += 4
    const written = this.#slab.write(value, this.#end, 'utf8')
    this.#slab.writeInt32BE(written, lengthAt)
    this.#end += written
  }

  #begin(type: string, room: number): number {
    this.#room(room + 8)
    const start = this.#end - this.#start
    this.#slab[this.#end] = type.charCodeAt(0)
    this.#end += 5
    return start
  }

  #finish(start: number): void {
    const at = this.#start + start
    this.#slab.writeInt32BE(this.#end - at - 1, at + 1)
  }

  #room(bytes: number): void {
    if (this.#end + bytes <= this.#slab.length) return
    const pending = this.length
    const slab = Buffer.allocUnsafeSlow(Math.max(slabBytes, (pending + bytes) * 2))
    this.#slab.copy(slab, 0, this.#start, this.#end)
    this.#slab = slab
    this.#start = 0
    this.#end = pending
  }

  #zeroTerminated(text: string): void {
    this.#end += this.#slab.write(text, this.#end, 'utf8')
    this.#slab[this.#end++] = 0
  }

  #int16(value: number): void {
    this.#end = this.#slab.writeUInt16BE(value, this.#end)
  }

  #int32(value: number): void {
    this.#end = this.#slab.writeInt32BE(value, this.#end)
  }
}
