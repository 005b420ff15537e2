import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => {
  let count = 0
  /** A new project after the steps. */
  const project = async (...steps: string[]): Promise<string> => {
    count++
    const { id } = await made(admin.post('/v1/projects', { code: `WAY-${count}`, name: 'Uusi projekti' }))
    for (const step of steps) await made(admin.post(`/v1/projects/${id}/${step}`, {}))
    return `/v1/projects/${id}`
  }
  const step =
    (name: string, ...before: string[]) =>
    async () =>
      admin.post(`${await project(...before)}/${name}`, {})
  return {
    'projects.update': async () => admin.patch(await project(), { name: 'Toinen nimi' }),
    'projects.copy': async () =>
      admin.post(`${await project()}/copy`, { code: `WAY-${++count}`, name: 'Kopio' }),
    'projects.start': step('start'),
    'projects.hold': step('hold', 'start'),
    'projects.resume': step('resume', 'start', 'hold'),
    'projects.complete': step('complete', 'start'),
    'projects.close': step('close', 'start', 'complete'),
    'projects.reopen': step('reopen', 'start', 'close'),
  }
}
