import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const tauno = world.as('tauno')

it('a lock is lifted once', async () => {
  const locked = await tauno.post('/v1/payroll-locks', { periodStart: '2026-03-01', periodEnd: '2026-03-31' })
  expect(locked.status).toBe(201)
  const lift = () => tauno.post(`/v1/payroll-locks/${locked.body.id}/lift`, {})
  const lifted = await lift()
  expect(lifted).toMatchObject({ status: 200, body: { state: 'lifted' } })
  expect(await lift()).toMatchObject({ status: 409, body: { code: 'payroll_lock_already_lifted' } })
  expect((await tauno.get('/v1/payroll-locks')).body.items).toContainEqual(lifted.body)
})
