import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { members, catalogs } = world.meri
const { dayOf, officeDay } = officeOf(world)

const aino = world.as('aino')
type Name = keyof typeof members

/** Confirmed days in and outside locks and employments, of members on several levels, the administrator among them. */
beforeAll(async () => {
  const people: Name[] = ['aino', 'elina', 'veera', 'onni', 'paavo']
  for (const name of people)
    for (const date of ['2026-09-30', '2026-10-01', '2026-10-02']) {
      await aino.put(`${dayOf(name, date)}/entries`, officeDay)
      expect(await aino.post(`${dayOf(name, date)}/confirm`, {})).toMatchObject({ status: 200 })
    }
  await aino.patch(`/v1/memberships/${members.onni.id}`, { employmentEndDate: '2026-10-01' })
  await aino.patch(`/v1/memberships/${members.paavo.id}`, { staffGroupId: catalogs.staffGroups.hourly })
  const lock = {
    periodStart: '2026-09-01',
    periodEnd: '2026-09-30',
    groupId: catalogs.staffGroups.monthly,
  }
  expect(await world.as('tauno').post('/v1/payroll-locks', lock)).toMatchObject({ status: 201 })
})

async function queue(client: Client) {
  const { body } = await client.get('/v1/team/approvals?limit=100')
  return body.items as { id: string; workDate: string; membershipId: string; allowedDecisions: string[] }[]
}

/** What the queue says of every row, and what a dry run of each decision answers. */
async function promisedAndAnswered(client: Client) {
  const items = await queue(client)
  const answered = await Promise.all(
    items.map(async ({ id }) => {
      const succeeds = async (decision: string) => {
        const body = { dryRun: true, ...(decision === 'return' && { reason: 'Tarkista.' }) }
        return (await client.post(`/v1/work-days/${id}/${decision}`, body)).status === 200
      }
      const decisions = ['approve', 'return']
      const successes = await Promise.all(decisions.map(succeeds))
      return decisions.filter((_, index) => successes[index])
    }),
  )
  return { promised: items.map(item => item.allowedDecisions), answered }
}

describe('allowedDecisions', () => {
  it.each(['aino', 'eero', 'elina'] as const)('says of every row what %s would be answered', async name => {
    const { promised, answered } = await promisedAndAnswered(world.as(name))
    expect(promised.length).toBeGreaterThanOrEqual(3)
    expect(promised).toEqual(answered)
  })

  it('follows the setting for own days', async () => {
    const own = async () =>
      (await queue(aino))
        .filter(({ membershipId, workDate }) => membershipId === members.aino.id && workDate > '2026-09-30')
        .map(({ allowedDecisions }) => allowedDecisions)
    expect(await own()).toEqual([['return'], ['return']])
    await aino.patch('/v1/settings', { selfApprovalAllowed: true })
    try {
      expect(await own()).toEqual([
        ['approve', 'return'],
        ['approve', 'return'],
      ])
      const { promised, answered } = await promisedAndAnswered(aino)
      expect(promised).toEqual(answered)
    } finally {
      await aino.patch('/v1/settings', { selfApprovalAllowed: false })
    }
  })

  it('is empty in a locked period, and holds no approval outside the employment', async () => {
    const items = await queue(aino)
    const of = (name: Name, date: string) =>
      items.find(item => item.membershipId === members[name].id && item.workDate === date)?.allowedDecisions
    expect(of('veera', '2026-09-30')).toEqual([])
    expect(of('onni', '2026-10-01')).toEqual(['approve', 'return'])
    expect(of('onni', '2026-10-02')).toEqual(['return'])
  })

  it('is empty for a key that only reads', async () => {
    const { secret } = await world.key('elina', { scope: ['worktime.supervise'], readOnly: true })
    const { promised, answered } = await promisedAndAnswered(world.withKey(secret))
    expect(promised.length).toBeGreaterThanOrEqual(3)
    expect(promised.flat()).toEqual([])
    expect(answered.flat()).toEqual([])
  })
})
