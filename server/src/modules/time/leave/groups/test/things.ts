import type { Things } from '../../../../../../test/breadth/things.ts'

let count = 0

export const things: Things = {
  async leave_group_not_found({ made, thing }) {
    const policyId = await thing('leave_policy_not_found')
    count += 1
    const versions = [{ validFrom: '2015-01-01', leavePolicyIds: [policyId] }]
    return (await made('/v1/leave-groups', { code: `group-${count}`, name: 'Toimihenkilöt', versions })).id
  },
}
