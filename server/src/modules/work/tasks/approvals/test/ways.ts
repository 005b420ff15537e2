import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, world }) => {
  const { aino, eero, onni } = world.meri.members
  const newTask = async (): Promise<string> =>
    (await made(admin.post('/v1/tasks', { title: 'Hyväksy piirustukset' }))).id
  /** Asked for by somebody else than who is asked. */
  const asked = async () => {
    const path = `/v1/tasks/${await newTask()}/approvals`
    const body = { requestedFromMembershipIds: [aino.id, onni.id] }
    return { path, id: (await made(world.as('eero').post(path, body))).id as string }
  }
  return {
    'taskApprovals.request': async () =>
      admin.post(`/v1/tasks/${await newTask()}/approvals`, { requestedFromMembershipIds: [eero.id] }),
    'taskApprovals.withdraw': async () => {
      const { path, id } = await asked()
      return admin.post(`${path}/${id}/withdraw`, {})
    },
    'taskApprovals.respond': async () =>
      admin.post(`/v1/me/task-approvals/${(await asked()).id}/respond`, { decision: 'approved' }),
  }
}
