import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, admin, things }) => {
  const path = `/v1/tasks/${things['task_not_found']}/comments`
  const own = `/v1/me/tasks/${things['task_not_found']}/comments`
  const body = 'Pumput tulevat tiistaina.'
  const mentionedMembershipIds = [world.meri.members.onni.id]
  const written = async (): Promise<string> => (await made(admin.post(path, { body }))).id
  return {
    'taskComments.create': () => admin.post(path, { body, format: 'markdown', mentionedMembershipIds }),
    'taskComments.update': async () => admin.patch(`${path}/${await written()}`, { body: 'Keskiviikkona.' }),
    'taskComments.remove': async () => admin.delete(`${path}/${await written()}`),
    'taskComments.createOwn': () => admin.post(own, { body, mentionedMembershipIds }),
    'taskComments.updateOwn': async () =>
      admin.patch(`${own}/${await written()}`, { body: 'Keskiviikkona.' }),
    'taskComments.removeOwn': async () => admin.delete(`${own}/${await written()}`),
  }
}
