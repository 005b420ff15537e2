import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things, world }) => {
  const { eero, elina } = world.meri.members
  let count = 0
  /** The participants of a new project. */
  const participants = async (): Promise<string> => {
    const project = { code: `PART-${++count}`, name: 'Osallistujat' }
    return `/v1/projects/${(await made(admin.post('/v1/projects', project))).id}/participants`
  }
  const participant = async (): Promise<string> => {
    const path = await participants()
    return `${path}/${(await made(admin.post(path, { membershipId: eero.id }))).id}`
  }
  return {
    'imports.importProjectParticipants': async () => {
      const projectCode = `PART-${++count}`
      await made(admin.post('/v1/projects', { code: projectCode, name: 'Osallistujat' }))
      return admin.post('/v1/imports/project-participants', {
        rows: [{ projectCode, memberEmail: eero.email }],
      })
    },
    'projectRoles.update': () =>
      admin.patch(`/v1/project-roles/${things['project_role_not_found']}`, { name: 'Vastaava työnjohtaja' }),
    'projects.addParticipant': async () => admin.post(await participants(), { membershipId: eero.id }),
    'projects.replaceParticipants': async () =>
      admin.put(await participants(), { participants: [{ membershipId: elina.id }] }),
    'projects.updateParticipant': async () => admin.patch(await participant(), { validTo: '2030-01-31' }),
    'projects.removeParticipant': async () => admin.delete(await participant()),
  }
}
