import type { World } from '../../../../../test/world/world.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
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
