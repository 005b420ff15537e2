import type { Ways } from '../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'timeBanks.update': () =>
    admin.patch(`/v1/time-banks/${things['time_bank_not_found']}`, { name: 'Projektivapaat 2' }),
  'timeBanks.addVersion': () =>
    admin.post(`/v1/time-banks/${things['time_bank_not_found']}/versions`, {
      validFrom: '2030-01-01',
      ceilingMinutes: 6000,
    }),
})
