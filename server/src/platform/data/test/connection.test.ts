import { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Connection } from '../wire/connection.ts'

const later = () => performance.now() + 60_000

it('PostgreSQL keeps nobody waiting before a statement has been sent, however long the process is busy', async () => {
  const silent = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() })
  const connection = new Connection(silent, { allowsTransactions: false })
  expect(connection.waitedForHead(later())).toBe(0)
  const answers = [1, 2].map(() => connection.submit([{ text: 'select 1', values: [] }]))
  expect([connection.pending, connection.waitedForHead(later())]).toEqual([2, 0])
  const outcomes = Promise.allSettled(answers)
  await setImmediate()
  expect(connection.waitedForHead(later())).toBeGreaterThan(50_000)
  connection.destroy(new Error('the test ends'))
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(connection.waitedForHead(later())).toBe(0)
})
