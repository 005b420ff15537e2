import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async project_milestone_not_found({ made, thing }) {
    const path = `/v1/projects/${await thing('project_not_found')}/milestones`
    return (await made(path, { name: 'Katto kiinni', dueDate: '2027-05-31' })).id
  },
}
