import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async status_update_not_found({ made, thing }) {
    const path = `/v1/projects/${await thing('project_not_found')}/status-updates`
    return (await made(path, { rag: 'green', summary: 'Aikataulussa.', percentBp: 1000 })).id
  },
}
