import type { World } from '../../../../../../test/world/world.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../../platform/vocabulary/dates.ts'
import { settleDue } from '../port.ts'

type Admin = ReturnType<World['as']>

/** A policy, a leave group with it, and members in it from a day on. */
export async function arranged(
  admin: Admin,
  {
    code,
    unit = 'days',
    rules,
    membershipIds,
    from = '2024-01-01',
  }: {
    readonly code: string
    readonly unit?: 'days' | 'minutes'
    readonly rules: object
    readonly membershipIds: readonly string[]
    readonly from?: PlainDate
  },
): Promise<{ policyId: string; groupId: string }> {
  const policy = await admin.post('/v1/leave-policies', {
    code,
    name: code,
    unit,
    versions: [{ validFrom: '2015-01-01', ...rules }],
  })
  if (policy.status !== 201) throw new Error(JSON.stringify(policy.body))
  const policyId = policy.body.id
  const group = await admin.post('/v1/leave-groups', {
    code,
    name: code,
    versions: [{ validFrom: '2015-01-01', leavePolicyIds: [policyId] }],
  })
  if (group.status !== 201) throw new Error(JSON.stringify(group.body))
  const assigned = await admin.post(`/v1/leave-groups/${group.body.id}/members`, {
    membershipIds,
    validFrom: from,
  })
  if (assigned.status !== 200) throw new Error(JSON.stringify(assigned.body))
  return { policyId, groupId: group.body.id }
}

/** Writes as the service does. */
export const inMeri = <T>(world: World, work: (tx: WriteTransaction) => Promise<T>): Promise<T> =>
  world.app.services.transactions.run(
    { orgId: world.meri.id, actor: systemActor, operation: 'test.leave', requestId: 'test' },
    work,
  )

export const settle = (world: World): Promise<void> => settleDue(world.app.services, world.meri.id)

/** Somebody who answers for personnel, a policy of annual holiday by the act with three members, and how leave is read. */
export async function withAnnualHoliday(world: World) {
  const { members } = world.meri
  const [admin, hr] = [world.as('aino'), world.as('helmi')]
  await admin.post('/v1/sandbox/clock/advance', { to: '2027-06-15T10:00:00Z' })
  const holiday = await arranged(admin, {
    code: 'vuosiloma',
    rules: { kind: 'finnish_annual_holiday' },
    membershipIds: [members.veera.id, members.onni.id, members.helmi.id],
  })
  const listed = async (client = hr, query = ''): Promise<any[]> =>
    (await client.get(`/v1/leave-balances?limit=100${query}`)).body.items
  const balanceOf = async (name: 'veera' | 'onni' | 'helmi', policyId = holiday.policyId) =>
    (await listed(hr, `&membershipId=${members[name].id}`)).find(each => each.leavePolicyId === policyId)
  const path = `/v1/leave-balances/${(await balanceOf('veera')).id}`
  const rows = async (of = path, cursor = ''): Promise<any[]> => {
    const found = await hr.get(`${of}/transactions?limit=100&cursor=${encodeURIComponent(cursor)}`)
    const { items, pageInfo } = found.body
    return pageInfo.hasMore ? [...items, ...(await rows(of, pageInfo.nextCursor))] : items
  }
  return { members, admin, hr, veera: world.as('veera'), holiday, listed, balanceOf, path, rows }
}
