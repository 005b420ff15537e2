import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, admin, things }) => {
  const balance = `/v1/balances/${things['balance_not_found']}`
  const asked = async (): Promise<string> => {
    await made(admin.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true }))
    const { correction } = await made(admin.post(`${balance}/transactions`, { minutes: 15, reason: 'More.' }))
    await made(admin.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: false }))
    return `/v1/balance-corrections/${correction.id}`
  }
  return {
    'timeBanks.update': () =>
      admin.patch(`/v1/time-banks/${things['time_bank_not_found']}`, { name: 'Projektivapaat 2' }),
    'timeBanks.addVersion': () =>
      admin.post(`/v1/time-banks/${things['time_bank_not_found']}/versions`, {
        validFrom: '2030-01-01',
        ceilingMinutes: 6000,
      }),
    'imports.importOpeningBalances': () =>
      admin.post('/v1/imports/opening-balances', {
        rows: [
          {
            membershipId: world.meri.members.veera.id,
            kind: 'banked_leave',
            minutes: 480,
            effectiveDate: '2026-01-01',
          },
        ],
      }),
    'balances.open': () =>
      admin.post('/v1/balances', {
        membershipId: world.meri.members.veera.id,
        kind: 'time_bank',
        timeBankId: things['time_bank_not_found'],
      }),
    'balances.addTransaction': () =>
      admin.post(`${balance}/transactions`, { minutes: 45, reason: 'Three quarters of an hour.' }),
    'balancePayouts.payOut': () => admin.post(`${balance}/payout`, { minutes: 60, reason: 'Agreed.' }),
    'balancePayouts.withdraw': async () => {
      const payout = await made(admin.post(`${balance}/payout`, { minutes: 60, reason: 'Agreed.' }))
      return admin.post(`${balance}/payouts/${payout.id}/withdraw`, {})
    },
    'balanceCorrections.approve': async () => world.as('tauno').post(`${await asked()}/approve`, {}),
    'balanceCorrections.decline': async () => world.as('tauno').post(`${await asked()}/decline`, {}),
    'balanceCorrections.withdraw': async () => admin.post(`${await asked()}/withdraw`, {}),
    'periodClosings.run': () =>
      admin.post('/v1/period-closings', { kind: 'flex_period', date: '2024-08-31' }),
  }
}
