// Isolated: it sets the clock of its process.
import { expect, test, vi } from 'vitest'
import { type ServiceLog, silentLog } from '../../telemetry/log.ts'
import { Daily } from '../periodic.ts'

test('daily work is done at start and a day later, also after it has failed', async () => {
  vi.useFakeTimers()
  try {
    const failures: string[] = []
    const log: ServiceLog = { ...silentLog, error: event => void failures.push(event) }
    let done = 0
    const daily = new Daily(
      'upkeep',
      async () => {
        done++
        if (done === 1) throw new Error('not today')
      },
      log,
    )
    daily.start()
    await vi.advanceTimersByTimeAsync(0)
    expect([done, failures]).toEqual([1, ['upkeep failed']])
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
    expect(done).toBe(2)
    await daily.stop()
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000)
    expect(done).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('daily work that is stopped is told so and waited for', async () => {
  let ended = false
  const daily = new Daily(
    'upkeep',
    stopping =>
      new Promise<void>(resolve =>
        stopping.addEventListener('abort', () => {
          ended = true
          resolve()
        }),
      ),
    silentLog,
  )
  daily.start()
  await daily.stop()
  expect(ended).toBe(true)
})
