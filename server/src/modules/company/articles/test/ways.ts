import type { Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const vatRateId = things['vat_rate_not_found']
  const at = `/v1/articles/${things['article_not_found']}`
  return {
    'articles.create': () =>
      admin.post('/v1/articles', {
        code: 'pipe',
        name: 'Kupariputki',
        unit: 'm',
        versions: [{ validFrom: '2026-01-01', vatRateId, unitPriceMicros: 4_350_000 }],
      }),
    'articles.update': () => admin.patch(at, { name: 'Asennustyötunti' }),
    'articles.addVersion': () => admin.post(`${at}/versions`, { validFrom: '2030-01-01', vatRateId }),
  }
}
