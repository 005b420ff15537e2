import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => {
  let place = 0
  return {
    'invoicingTerms.add': async () => {
      const { id } = await made(admin.post('/v1/projects', { code: `WAY-TERMS-${++place}`, name: 'Tilaus' }))
      return admin.post(`/v1/projects/${id}/invoicing-terms`, {
        validFrom: '2026-01-01',
        orderReference: 'PO-4711',
      })
    },
  }
}
