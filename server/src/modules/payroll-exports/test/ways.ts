import { newId } from '../../../platform/vocabulary/ids.ts'
import { made, type Ways } from '../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, admin }) => {
  const { catalogs, members } = world.meri
  const newBatch = (more: object = {}) =>
    made(
      admin.post(
        '/v1/export-batches',
        { periodStart: '2018-01-01', periodEnd: '2018-01-31', ...more },
        { 'idempotency-key': newId() },
      ),
    )
  const newTarget = (more: object = { transport: 'download' }) =>
    made(admin.post('/v1/export-targets', { name: newId(), format: 'json', ...more }))
  const approveDay = async (date: string): Promise<void> => {
    const day = `/v1/team/members/${members.veera.id}/work-days/${date}`
    const { work } = catalogs.entryTypes
    await made(admin.put(`${day}/entries`, { entries: [{ entryTypeId: work, durationMinutes: 450 }] }))
    const { workDayId } = await made(admin.post(`${day}/confirm`, {}))
    await made(admin.post(`/v1/work-days/${workDayId}/approve`, {}))
  }
  return {
    'payrollExports.cancelBatch': async () =>
      admin.post(`/v1/export-batches/${(await newBatch()).id}/cancel`, {}),
    'payrollExports.deliver': async () => {
      await approveDay('2026-07-15')
      const batch = await newBatch({ periodStart: '2026-07-01', periodEnd: '2026-07-31' })
      return admin.post(`/v1/export-batches/${batch.id}/deliver`, { targetId: (await newTarget()).id })
    },
    'payrollExports.rotateTargetSecret': async () => {
      const target = await newTarget({ transport: 'https', url: 'https://payroll.example.com/' })
      return admin.post(`/v1/export-targets/${target.id}/rotate-secret`, {})
    },
  }
}
