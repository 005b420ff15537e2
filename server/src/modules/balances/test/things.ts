import type { Things } from '../../../../test/breadth/things.ts'

export const things: Things = {
  async time_bank_not_found({ made }) {
    const bank = { code: 'projects', name: 'Projektivapaat', versions: [{ validFrom: '2026-01-01' }] }
    return (await made('/v1/time-banks', bank)).id
  },
}
