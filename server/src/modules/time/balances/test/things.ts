import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async time_bank_not_found({ made }) {
    const bank = { code: 'projects', name: 'Projektivapaat', versions: [{ validFrom: '2020-01-01' }] }
    return (await made('/v1/time-banks', bank)).id
  },
  async balance_not_found({ made, memberId }) {
    const account = await made('/v1/balances', { membershipId: memberId, kind: 'overtime' })
    const opening = { kind: 'opening', minutes: 60_000, reason: 'From the former system.' }
    await made(`/v1/balances/${account.id}/transactions`, opening)
    return account.id
  },
  async balance_correction_not_found({ admin, made, thing }) {
    const balance = await thing('balance_not_found')
    await admin.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true })
    const asked = await made(`/v1/balances/${balance}/transactions`, { minutes: 30, reason: 'A half hour.' })
    await admin.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: false })
    return asked.correction.id
  },
  async balance_payout_not_found({ made, thing }) {
    const balance = await thing('balance_not_found')
    return (await made(`/v1/balances/${balance}/payout`, { minutes: 60, reason: 'Agreed.' })).id
  },
  async period_closing_not_found({ made }) {
    return (await made('/v1/period-closings', { kind: 'flex_period', date: '2024-12-31' })).id
  },
}
