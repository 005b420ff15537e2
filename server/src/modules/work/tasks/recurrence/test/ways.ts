import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => {
  const at = async (): Promise<string> => {
    const { id } = await made(admin.post('/v1/tasks', { title: 'Laskuta', dueDate: '2099-01-05' }))
    return `/v1/tasks/${id}/recurrence`
  }
  const rule = { mode: 'when_done', rule: 'FREQ=WEEKLY' }
  return {
    'taskRecurrences.put': async () => admin.put(await at(), rule),
    'taskRecurrences.remove': async () => {
      const path = await at()
      await made(admin.put(path, rule))
      return admin.delete(path)
    },
  }
}
