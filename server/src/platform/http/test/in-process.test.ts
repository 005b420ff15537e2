import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { addDays, dateIn } from '../../vocabulary/dates.ts'
import type { InProcess } from '../in-process.ts'

let inside: InProcess | undefined
const world = await startWorld({
  rateLimits: { key: 50, organisation: 50 },
  beforeListening: async offered => {
    inside = offered
  },
})
const perform: InProcess['perform'] = (...request) => {
  if (!inside) throw new Error('the service was not offered before it listened')
  return inside.perform(...request)
}
const { veera, elina } = world.meri.members
const { work } = world.meri.catalogs.entryTypes
const date = addDays(dateIn('Europe/Helsinki', new Date().toISOString()), -1)
const entries = [{ entryTypeId: work, startMinutes: 480, endMinutes: 960 }]

describe('a request from inside the process', () => {
  it('does what the same request over HTTP does', async () => {
    const written = await perform(veera.personalKey, 'workDays.writeOwnEntries', {
      params: { date },
      body: { entries },
    })
    const read = await world.as('veera').get(`/v1/me/work-days/${date}`)
    expect(read.body).toMatchObject({
      workedMinutes: 480,
      updatedAt: (written as { updatedAt: string }).updatedAt,
    })
  })

  it('spends no rate budget', async () => {
    for (let count = 0; count < 60; count++) await perform(elina.personalKey, 'approvals.list')
    expect((await world.as('elina').get('/v1/me/access')).status).toBe(200)
  })

  it.each([
    ['a key that stands for nobody', 'kt_test_x', 'workDays.list', {}, 'invalid_token'],
    ['a caller without the capability', veera.personalKey, 'workDays.list', {}, 'insufficient_role'],
    [
      'a service key in place of the member',
      world.meri.serviceKey,
      'workDays.writeOwnEntries',
      {},
      'personal_credential_required',
    ],
    [
      'a body of another shape',
      veera.personalKey,
      'workDays.writeOwnEntries',
      { params: { date }, body: { entry: 1 } },
      'bad-request',
    ],
    [
      'a query of another shape',
      elina.personalKey,
      'workDays.list',
      { query: { from: 'today' } },
      'bad-request',
    ],
    [
      'a path id that names nothing',
      elina.personalKey,
      'workDays.approve',
      { params: { id: 'x' } },
      'work_day_not_found',
    ],
    [
      'a step the rules forbid',
      veera.personalKey,
      'workDays.reopenOwn',
      { params: { date }, body: {} },
      'day_not_confirmed',
    ],
    [
      'a missing Idempotency-Key',
      world.meri.members.helmi.personalKey,
      'members.create',
      {
        body: { firstNames: 'Ilta', lastName: 'Oja', role: 'employee' },
      },
      'idempotency_key_required',
    ],
  ] as const)('is refused for %s', async (_why, key, operation, request, code) => {
    await expect(perform(key, operation, request)).rejects.toMatchObject({ name: 'RequestRefused', code })
  })

  it('of an operation that is not there is a mistake of ours', async () => {
    await expect(perform(veera.personalKey, 'workDays.forget')).rejects.toThrow(
      'no operation workDays.forget',
    )
  })
})
