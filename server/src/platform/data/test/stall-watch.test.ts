// Isolated: it sets the clock of its process.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { silentLog } from '../../telemetry/log.ts'
import { watchForStalls } from '../stall-watch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

function watched(since: number) {
  const destroy = vi.fn<() => void>()
  return { connection: { waitedForHead: (now: number) => now - since, destroy }, destroy }
}

test('a connection that does not answer long after its statement’s time is dropped, and only that one', () => {
  const [silent, idle] = [watched(performance.now()), watched(Number.POSITIVE_INFINITY)]
  const stop = watchForStalls(
    [{ pool: { connections: [silent.connection, idle.connection] }, statementMs: 10_000 }],
    silentLog,
  )
  vi.advanceTimersByTime(15_000)
  expect(silent.destroy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(silent.destroy).toHaveBeenCalled()
  expect(idle.destroy).not.toHaveBeenCalled()
  stop()
})

test('a process that was stopped itself first reads what has come meanwhile', () => {
  const { connection, destroy } = watched(performance.now())
  const stop = watchForStalls([{ pool: { connections: [connection] }, statementMs: 10_000 }], silentLog)
  vi.advanceTimersByTime(1_000)
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 3_600_000)
  vi.advanceTimersByTime(1_000)
  expect(destroy).not.toHaveBeenCalled()
  stop()
})
