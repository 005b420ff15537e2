import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async rate_card_not_found({ made }) {
    return (await made('/v1/rate-cards', { code: 'base', name: 'Perushinnat' })).id
  },
  async rate_rule_not_found({ made, thing }) {
    const versions = [{ validFrom: '2020-01-01', rateCentsPerHour: 8500 }]
    return (await made(`/v1/rate-cards/${await thing('rate_card_not_found')}/rules`, { versions })).id
  },
}
