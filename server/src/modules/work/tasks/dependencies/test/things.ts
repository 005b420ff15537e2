import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async task_dependency_not_found({ made, thing }) {
    const projectId = await thing('project_not_found')
    const first = await made('/v1/tasks', { title: 'Suunnittele', projectId })
    const second = await made('/v1/tasks', { title: 'Rakenna', projectId })
    return (await made(`/v1/tasks/${second.id}/dependencies`, { fromTaskId: first.id })).id
  },
}
