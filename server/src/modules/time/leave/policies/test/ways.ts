import type { Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'leavePolicies.addVersion': () =>
    admin.post(`/v1/leave-policies/${things['leave_policy_not_found']}/versions`, {
      validFrom: '2040-04-01',
      kind: 'finnish_annual_holiday',
      usableFrom: 'earned',
    }),
})
