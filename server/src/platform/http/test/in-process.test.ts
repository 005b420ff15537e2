import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../test/world/world.ts'
import { addDays, dateIn } from '../../vocabulary/dates.ts'
import { approvalOperations } from '../../../modules/people/approvals/port.ts'
import { memberOperations } from '../../../modules/people/members/port.ts'
import { workDayOperations } from '../../../modules/time/work-days/port.ts'
import type { Operation } from '../../contract/operation.ts'
import type { InProcess, InProcessRequest } from '../in-process.ts'

let inside: InProcess | undefined
const world = await startWorld({
  rateLimits: { key: 50, organisation: 50 },
  beforeListening: async offered => {
    inside = offered
  },
})
const perform: InProcess['perform'] = (key, operation, request) => {
  if (!inside) throw new Error('the service was not offered before it listened')
  return inside.perform(key, operation, request)
}
const { veera, elina } = world.meri.members
const { work } = world.meri.catalogs.entryTypes
const date = addDays(dateIn('Europe/Helsinki', new Date().toISOString()), -1)
const entries = [{ entryTypeId: work, startMinutes: 480, endMinutes: 960 }]

describe('a request from inside the process', () => {
  it('does what the same request over HTTP does', async () => {
    const written = await perform(veera.personalKey, workDayOperations.writeOwnEntries, {
      params: { date },
      body: { entries },
    })
    const read = await world.as('veera').get(`/v1/me/work-days/${date}`)
    expect(read.body).toMatchObject({ workedMinutes: 480, updatedAt: written.updatedAt })
  })

  it('spends no rate budget', async () => {
    for (let count = 0; count < 60; count++) await perform(elina.personalKey, approvalOperations.list, {})
    expect((await world.as('elina').get('/v1/me/access')).status).toBe(200)
  })

  it.each([
    ['a key that stands for nobody', 'kt_test_x', workDayOperations.list, {}, 'invalid_token'],
    ['a caller without the capability', veera.personalKey, workDayOperations.list, {}, 'insufficient_role'],
    [
      'a service key in place of the member',
      world.meri.serviceKey,
      workDayOperations.writeOwnEntries,
      {},
      'personal_credential_required',
    ],
    [
      'a body of another shape',
      veera.personalKey,
      workDayOperations.writeOwnEntries,
      { params: { date }, body: { entry: 1 } },
      'bad-request',
    ],
    [
      'a query of another shape',
      elina.personalKey,
      workDayOperations.list,
      { query: { from: 'today' } },
      'bad-request',
    ],
    [
      'a path id that names nothing',
      elina.personalKey,
      workDayOperations.approve,
      { params: { id: 'x' } },
      'work_day_not_found',
    ],
    [
      'a step the rules forbid',
      veera.personalKey,
      workDayOperations.reopenOwn,
      { params: { date }, body: {} },
      'day_not_confirmed',
    ],
    [
      'a missing Idempotency-Key',
      world.meri.members.helmi.personalKey,
      memberOperations.create,
      {
        body: { firstNames: 'Ilta', lastName: 'Oja', role: 'employee' },
      },
      'idempotency_key_required',
    ],
  ] as const)('is refused for %s', async (_why, key, operation, request, code) => {
    // As somebody would send it over HTTP, whatever it is.
    const asSent = request as InProcessRequest<Operation>
    await expect(perform<Operation>(key, operation, asSent)).rejects.toMatchObject({
      name: 'RequestRefused',
      code,
    })
  })

  it('of an operation that no module has is a mistake of ours', async () => {
    const { list } = approvalOperations
    await expect(perform(veera.personalKey, { ...list, path: '/v1/nothing' }, {})).rejects.toThrow(
      'no module has the operation GET /v1/nothing',
    )
  })

  it('does not compile unless it fits its operation', () => {
    const { approve, confirmOwnRange, writeOwnEntries } = workDayOperations
    const key = veera.personalKey
    const never = [
      // @ts-expect-error the path needs an id
      () => perform(key, approve, { body: {} }),
      // @ts-expect-error the path has another parameter
      () => perform(key, approve, { params: { date }, body: {} }),
      // @ts-expect-error the body has no such field
      () => perform(key, confirmOwnRange, { body: { from: date, to: date, until: date } }),
      // @ts-expect-error a field of the body is of another type
      () => perform(key, writeOwnEntries, { params: { date }, body: { entries: 1 } }),
      // @ts-expect-error the query lacks what is required
      () => perform(key, workDayOperations.list, { query: { from: date } }),
      // @ts-expect-error a read has no body
      () => perform(key, approvalOperations.list, { body: {} }),
      // @ts-expect-error an Idempotency-Key is required
      () => perform(key, memberOperations.create, { body: { firstNames: 'A', lastName: 'B', role: 'hr' } }),
      // @ts-expect-error the answer has no such field
      () => perform(key, approvalOperations.list, {}).then(({ days }) => days),
    ]
    expect(never).toHaveLength(8)
  })
})
