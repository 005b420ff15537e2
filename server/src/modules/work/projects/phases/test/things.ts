import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async project_phase_not_found({ made, thing }) {
    const project = await thing('project_not_found')
    return (await made(`/v1/projects/${project}/phases`, { code: 'TALO', name: 'Talotekniikka' })).id
  },
}
