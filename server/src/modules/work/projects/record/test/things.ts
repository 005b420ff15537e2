import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async project_not_found({ made }) {
    return (await made('/v1/projects', { code: 'KOULU', name: 'Koulun putket', state: 'active' })).id
  },
}
