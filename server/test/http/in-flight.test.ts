import { expect, it } from 'vitest'
import { holdWriteLock } from '../lifecycle/held-lock.ts'
import { startWorld } from '../world/world.ts'

const world = await startWorld()

it('while a request runs its key is in flight, and afterwards the answer is replayed', async () => {
  const locked = { periodStart: '2026-03-01', periodEnd: '2026-03-31' }
  const lock = () => world.service.post('/v1/payroll-locks', locked, { 'idempotency-key': 'march' })
  const held = await holdWriteLock(world.database, world.meri.id)
  const first = lock()
  await held.awaitedByKey()
  expect(await lock()).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_flight' } })
  await held.release()
  const { status, body } = await first
  expect(status).toBe(201)
  expect(await lock()).toMatchObject({ status: 201, body })
})
