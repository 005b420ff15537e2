import type { Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'vatRates.create': () =>
    admin.post('/v1/vat-rates', {
      code: 'culture',
      name: 'Kulttuuri',
      versions: [{ validFrom: '2026-01-01', rateBp: 1350 }],
    }),
  'vatRates.update': () =>
    admin.patch(`/v1/vat-rates/${things['vat_rate_not_found']}`, { name: 'Yleinen kanta' }),
  'vatRates.addVersion': () =>
    admin.post(`/v1/vat-rates/${things['vat_rate_not_found']}/versions`, {
      validFrom: '2030-01-01',
      rateBp: 2600,
    }),
  'vatTreatments.create': () =>
    admin.post('/v1/vat-treatments', {
      code: 'margin',
      name: 'Marginaalivero',
      versions: [{ validFrom: '2026-01-01', taxed: false, category: 'E' }],
    }),
  'vatTreatments.update': () =>
    admin.patch(`/v1/vat-treatments/${things['vat_treatment_not_found']}`, { name: 'Kotimaa' }),
  'vatTreatments.addVersion': () =>
    admin.post(`/v1/vat-treatments/${things['vat_treatment_not_found']}/versions`, {
      validFrom: '2030-01-01',
      taxed: true,
      category: 'S',
    }),
})
