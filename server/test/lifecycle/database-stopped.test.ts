import { expect, test, vi } from 'vitest'
import { copyDataDir } from '../../src/platform/postgres/test/fixture.ts'
import { ownService, processesOf, signal } from './own-service.ts'
import { patience } from '../world/patience.ts'

const path = '/v1/memberships?limit=2'
/** Less than any statement may take, and far less than a connection that is given up for its silence: 15 seconds. */
const soonMs = 9_000

test('while PostgreSQL is stopped or gone reads say so at once, and all is well by itself afterwards', async () => {
  const { ask, dataDir, service } = await ownService(await copyDataDir())
  const works = () => vi.waitUntil(async () => (await ask(path)).status === 200, patience)
  await works()

  const stopped = await processesOf(dataDir)
  for (const pid of stopped) signal(pid, 'SIGSTOP')
  for (const answer of await Promise.all([ask(path), ask(path), ask(path)])) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } })
    expect(answer.tookMs).toBeLessThan(soonMs)
  }
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: { status: 'database_unavailable' } })
  for (const pid of stopped) signal(pid, 'SIGCONT')
  await works()

  // Every process but the postmaster, one by one.
  const [postmaster = 0] = stopped
  const serving = (await processesOf(dataDir)).filter(pid => pid !== postmaster)
  for (const pid of serving) {
    signal(pid, 'SIGSTOP')
    const answer = await ask(path)
    expect([200, 503]).toContain(answer.status)
    expect(answer.tookMs).toBeLessThan(soonMs)
    signal(pid, 'SIGCONT')
  }
  await works()

  for (const pid of await processesOf(dataDir)) signal(pid, 'SIGKILL')
  const gone = await ask(path)
  expect([200, 503]).toContain(gone.status)
  expect(gone.tookMs).toBeLessThan(soonMs)
  await works()
  expect(service.output.stderr).toContain('PostgreSQL ended by itself and is started again')
})
