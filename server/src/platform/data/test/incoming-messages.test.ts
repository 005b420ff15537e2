import { expect, test } from 'vitest'
import { IncomingMessages } from '../wire/incoming-messages.ts'

const message = (type: string, body: Buffer): Buffer => {
  const header = Buffer.alloc(5)
  header.write(type)
  header.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([header, body])
}

const stream = [
  message('Z', Buffer.from('I')),
  message('D', Buffer.alloc(300, 'x')),
  message('1', Buffer.alloc(0)),
  message('D', Buffer.alloc(70_000, 'y')),
  message('C', Buffer.from('SELECT 2\0')),
]
const whole = Buffer.concat(stream)

function read(chunks: readonly Buffer[]): Buffer[] {
  const read: Buffer[] = []
  const incoming = new IncomingMessages((type, bytes, start, end) => {
    read.push(message(String.fromCharCode(type), Buffer.from(bytes.subarray(start, end))))
  })
  for (const chunk of chunks) incoming.push(Buffer.from(chunk))
  return read
}

test.each([1, 2, 3, 5, 7, 64, 1024, 65_536, 1_000_000])(
  'messages are the same in chunks of %i bytes',
  size => {
    const chunks: Buffer[] = []
    for (let at = 0; at < whole.length; at += size) chunks.push(whole.subarray(at, at + size))
    expect(read(chunks).map(each => each.toString('latin1'))).toEqual(
      stream.map(each => each.toString('latin1')),
    )
  },
)

test('a length that no message has is an error', () => {
  expect(() => read([Buffer.from([0x44, 0, 0, 0, 3, 0])])).toThrow('impossible length')
})
