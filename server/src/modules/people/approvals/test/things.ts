import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  // Anyone who is to decide must be somebody who may, while it is made.
  approval_delegation_not_found: async ({ admin, memberId, made }) => {
    await admin.patch(`/v1/memberships/${memberId}`, { role: 'manager' })
    const { id } = await made('/v1/me/approval-delegations', {
      ...{ toMembershipId: memberId, kinds: ['work_day'] },
      ...{ validFrom: '2027-07-01', validTo: '2027-07-31' },
    })
    await admin.patch(`/v1/memberships/${memberId}`, { role: 'employee' })
    return id
  },
}
