import type { Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things, world }) => ({
  'imports.importLeaveBalances': async () => {
    const { body } = await admin.get(`/v1/leave-policies/${things['leave_policy_not_found']}`)
    const row = {
      memberEmail: world.meri.members.veera.id,
      policyCode: body.code,
      effectiveDate: '2026-06-01',
    }
    return admin.post('/v1/imports/leave-balances', { rows: [{ ...row, amount: 12.5 }] })
  },
})
