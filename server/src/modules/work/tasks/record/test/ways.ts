import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const task = `/v1/tasks/${things['task_not_found']}`
  const newTask = async () => (await made(admin.post('/v1/tasks', { title: 'Uusi tehtävä' }))).id as string
  const statusId = async (code: string): Promise<string> =>
    (await admin.get('/v1/task-statuses')).body.statuses.find((each: { code: string }) => each.code === code)
      .id
  const archived = async () => {
    const id = await newTask()
    await made(admin.post(`/v1/tasks/${id}/archive`, {}))
    return id
  }
  return {
    'tasks.changeStatus': async () =>
      admin.post(`/v1/tasks/${await newTask()}/status`, { statusId: await statusId('doing') }),
    'tasks.move': async () =>
      admin.post(`/v1/tasks/${await newTask()}/move`, { statusId: await statusId('doing') }),
    'tasks.changeProject': async () =>
      admin.post(`/v1/tasks/${await newTask()}/change-project`, { projectId: things['project_not_found'] }),
    'tasks.archive': async () => admin.post(`/v1/tasks/${await newTask()}/archive`, {}),
    'tasks.restore': async () => admin.post(`/v1/tasks/${await archived()}/restore`, {}),
    'tasks.changeMany': async () =>
      admin.post('/v1/tasks/bulk', { ids: [await newTask()], change: { priority: 'high' } }),
    'ownTasks.changeStatus': async () =>
      admin.post(`/v1/me/tasks/${things['task_not_found']}/status`, { statusId: await statusId('doing') }),
    'ownTasks.checkItem': async () => {
      const { checklist } = await made(admin.get(task))
      const [{ id, done }] = checklist
      return admin.put(`/v1/me/tasks/${things['task_not_found']}/checklist/${id}`, { done: !done })
    },
    'taskLabels.update': () =>
      admin.patch(`/v1/task-labels/${things['task_label_not_found']}`, {
        name: 'Odottaa asiakkaan vastausta',
      }),
    'taskStatuses.replace': async () => {
      const { statuses } = (await admin.get('/v1/task-statuses')).body
      const sent = statuses.map(({ position: _, ...status }: { position: number }) => status)
      const limited = sent.map((status: { code: string; wipLimit: number | null }) =>
        status.code === 'review' ? { ...status, wipLimit: (status.wipLimit ?? 100) + 1 } : status,
      )
      return admin.put('/v1/task-statuses', { statuses: limited })
    },
  }
}
