import { newId } from '../../../../platform/vocabulary/ids.ts'
import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ world, admin, things }) => {
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
    'payTypeRules.create': () =>
      admin.post('/v1/pay-type-rules', {
        code: 'evening_of_work',
        name: 'Iltatyö',
        kind: 'evening',
        entryTypeId: catalogs.entryTypes.work,
        versions: [{ validFrom: '2026-01-01', payTypeCode: '3020' }],
      }),
    'payTypeRules.update': () =>
      admin.patch(`/v1/pay-type-rules/${things['pay_type_rule_not_found']}`, { name: 'Loma-ajan palkka' }),
    'payTypeRules.addVersion': () =>
      admin.post(`/v1/pay-type-rules/${things['pay_type_rule_not_found']}/versions`, {
        validFrom: '2030-01-01',
        payTypeCode: '3105',
      }),
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
