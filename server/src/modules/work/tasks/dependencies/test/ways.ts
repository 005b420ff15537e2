import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const task = async (title: string): Promise<string> =>
    (await made(admin.post('/v1/tasks', { title, projectId: things['project_not_found'] }))).id
  const joined = async () => {
    const [fromTaskId, id] = [await task('Suunnittele'), await task('Rakenna')]
    const path = `/v1/tasks/${id}/dependencies`
    const dependency = await made(admin.post(path, { fromTaskId }))
    return { id, path: `${path}/${dependency.id}` }
  }
  return {
    'imports.importTaskDependencies': async () => {
      const { id } = await made(admin.post('/v1/projects', { code: 'WAY-JOINED', name: 'Riippuvuudet' }))
      for (const title of ['Tasoita', 'Maalaa']) await made(admin.post('/v1/tasks', { title, projectId: id }))
      return admin.post('/v1/imports/task-dependencies', {
        rows: [{ projectCode: 'WAY-JOINED', fromNumber: 1, toNumber: 2 }],
      })
    },
    'taskDependencies.create': async () =>
      admin.post(`/v1/tasks/${await task('Maalaa')}/dependencies`, { fromTaskId: await task('Tasoita') }),
    'taskDependencies.update': async () => admin.patch((await joined()).path, { lagMinutes: 2880 }),
    'taskDependencies.remove': async () => admin.delete((await joined()).path),
    'taskSchedules.reschedule': async () =>
      admin.post(`/v1/tasks/${(await joined()).id}/reschedule`, { startDate: '2027-03-01' }),
  }
}
