import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  let count = 0
  const phases = `/v1/projects/${things['project_not_found']}/phases`
  /** A new phase after the steps. */
  const phase = async (...steps: string[]): Promise<string> => {
    count++
    const { id } = await made(admin.post(phases, { code: `WAY-${count}`, name: 'Uusi vaihe' }))
    for (const step of steps) await made(admin.post(`${phases}/${id}/${step}`, {}))
    return `${phases}/${id}`
  }
  const step =
    (name: string, ...before: string[]) =>
    async () =>
      admin.post(`${await phase(...before)}/${name}`, {})
  return {
    'imports.importProjectPhases': async () => {
      const projectCode = `WAY-PHASES-${++count}`
      await made(admin.post('/v1/projects', { code: projectCode, name: 'Vaiheistettava' }))
      return admin.post('/v1/imports/project-phases', {
        rows: [{ projectCode, code: '10', name: 'Suunnittelu' }],
      })
    },
    'projectPhases.update': async () => admin.patch(await phase(), { name: 'Toinen nimi' }),
    'projectPhases.move': async () => {
      await phase()
      return admin.post(`${await phase()}/move`, { parentPhaseId: null, afterPhaseId: null })
    },
    'projectPhases.lock': step('lock'),
    'projectPhases.unlock': step('unlock', 'lock'),
    'projectPhases.start': step('start'),
    'projectPhases.complete': step('complete'),
    'projectPhases.cancel': step('cancel'),
    'projectPhases.reopen': step('reopen', 'cancel'),
  }
}
