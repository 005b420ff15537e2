import { randomFillSync } from 'node:crypto'

/** An identifier: a UUIDv7 in its canonical lower-case text form (RFC 9562 §5.7). */
export type Id = string

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether the text has the form of an identifier. */
export const isId = (text: string): text is Id => idPattern.test(text)

const pool = Buffer.alloc(16 * 256)
let used = pool.length
let lastMillisecond = 0
let counter = 0

/**
 * A new identifier. Ids made by one process grow strictly: the 12 bits after the time are a counter
 * (RFC 9562 §6.2, method 1), so rows inserted together stay together in an index.
 */
export function newId(): Id {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  const now = Date.now()
  if (now > lastMillisecond) {
    lastMillisecond = now
    counter = bytes.readUInt16BE(6) & 0x7ff
  } else if (++counter > 0xfff) {
    lastMillisecond++
    counter = 0
  }
  bytes.writeUIntBE(lastMillisecond, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** When an identifier was made, by the clock of the process that made it (RFC 9562 §5.7). */
export const madeAt = (id: Id): string =>
  new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString()
