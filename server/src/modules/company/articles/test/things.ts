import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async article_not_found({ made, organisation }) {
    const vatRateId = organisation.catalogs.vatRates.standard
    const versions = [{ validFrom: '2026-01-01', vatRateId }]
    return (await made('/v1/articles', { code: 'work', name: 'Asennustyö', unit: 'h', versions })).id
  },
}
