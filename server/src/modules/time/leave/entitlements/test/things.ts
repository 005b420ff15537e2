import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async leave_balance_not_found({ made, thing, admin, memberId }) {
    const groupId = await thing('leave_group_not_found')
    await made(`/v1/leave-groups/${groupId}/members`, { membershipIds: [memberId], validFrom: '2025-01-01' })
    const { body } = await admin.get(`/v1/leave-balances?membershipId=${memberId}`)
    return body.items[0].id
  },
}
