import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async terminal_not_found({ made }) {
    return (await made('/v1/terminals', { name: 'Pääovi', allMembers: true })).id
  },
}
