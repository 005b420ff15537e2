import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async custom_field_not_found({ made }) {
    return (
      await made('/v1/custom-fields', { kind: 'project', key: 'segment', type: 'text', name: 'Segmentti' })
    ).id
  },
}
