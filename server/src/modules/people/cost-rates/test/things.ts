import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async cost_rate_not_found({ made }) {
    return (await made('/v1/cost-rates', { validFrom: '2020-01-01', costCentsPerHour: 4200 })).id
  },
}
