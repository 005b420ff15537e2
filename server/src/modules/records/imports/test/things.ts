import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async import_not_found({ made }) {
    return (await made('/v1/imports/tracking-targets', { level: 'cost_center', rows: [] })).importId
  },
}
