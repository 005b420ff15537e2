import type { Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things, world }) => {
  const group = `/v1/leave-groups/${things['leave_group_not_found']}`
  const version = (validFrom: string) => ({ validFrom, leavePolicyIds: [things['leave_policy_not_found']] })
  return {
    'leaveGroups.create': () =>
      admin.post('/v1/leave-groups', {
        code: 'seasonal-leave',
        name: 'Kesä',
        versions: [version('2026-01-01')],
      }),
    'leaveGroups.addVersion': () => admin.post(`${group}/versions`, version('2040-01-01')),
    'leaveGroupMembers.assign': () =>
      admin.post(`${group}/members`, {
        membershipIds: [world.meri.members.paavo.id],
        validFrom: '2026-01-01',
      }),
    'leaveGroupMembers.setOfMember': () =>
      admin.put(`/v1/memberships/${world.meri.members.veera.id}/leave-groups/2026-02-01`, {
        leaveGroupId: things['leave_group_not_found'],
      }),
  }
}
