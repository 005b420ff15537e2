import type { Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'paymentTerms.create': () =>
    admin.post('/v1/payment-terms', {
      code: 'net_21',
      name: '21 pv netto',
      versions: [{ validFrom: '2026-01-01', netDays: 21 }],
    }),
  'paymentTerms.update': () =>
    admin.patch(`/v1/payment-terms/${things['payment_term_not_found']}`, { name: '14 päivää netto' }),
  'paymentTerms.addVersion': () =>
    admin.post(`/v1/payment-terms/${things['payment_term_not_found']}/versions`, {
      validFrom: '2030-01-01',
      netDays: 10,
    }),
})
