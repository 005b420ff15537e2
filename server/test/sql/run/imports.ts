import { newId } from '../../../src/platform/vocabulary/ids.ts'
import type { World } from '../../world/world.ts'
import { ok } from './outcome.ts'

/** So many rows that their job still runs when it is cancelled. */
const longTable = () =>
  Buffer.from(
    `Koodi;Nimi\n${Array.from({ length: 4000 }, (_, index) => `story${index};Rivi\n`).join('')}`,
  ).toString('base64')

/** Rows into each register that make records and change others; and each import undone. */
export async function imports(world: World): Promise<void> {
  const admin = world.as('aino')
  const { members } = world.meri
  const bring = (register: string, rows: readonly object[], more: object = {}) =>
    ok(admin.post(`/v1/imports/${register}`, { rows, ...more }))
  const undo = (importId: string) => ok(admin.post(`/v1/imports/${importId}/undo`, {}))

  const level = 'cost_center'
  const old = { code: 'story_old', name: 'Vanha' }
  await bring('tracking-targets', [old], { level })
  const below = { code: 'story_below', name: 'Alla', parentCode: 'story_old' }
  const targets = await bring('tracking-targets', [{ ...old, name: 'Uusi' }, below], { level })
  await undo(targets.importId)

  const units = await bring('planning-units', [
    { code: 'story_unit', name: 'Yksikkö' },
    { code: 'story_part', name: 'Osa', parentCode: 'story_unit' },
  ])
  await undo(units.importId)

  const file = Buffer.from('Koodi;Nimi\nstory_job;Työ\n;Nimetön\n').toString('base64')
  const job = await ok(admin.post('/v1/import-jobs', { register: 'planning-units', format: 'csv', file }))
  await ok(admin.get(`/v1/import-jobs/${job.id}`))
  await ok(admin.get(`/v1/import-jobs/${job.id}/rows?status=error`))
  const long = { register: 'planning-units', format: 'csv', file: longTable(), dry: true }
  await ok(admin.post(`/v1/import-jobs/${(await ok(admin.post('/v1/import-jobs', long))).id}/cancel`, {}))

  const person = (more: object = {}) => ({
    firstNames: 'Tuula',
    lastName: 'Tuotu',
    role: 'employee',
    email: `${newId()}@meri.example`,
    ...more,
  })
  const known = person()
  await bring('members', [known])
  const boss = person()
  const people = await bring('members', [
    { ...known, phone: '1' },
    boss,
    person({ managerEmail: boss.email }),
    person({ payrollNumber: 'nobody' }),
  ])
  await undo(people.importId)

  const hours = { entryType: 'work', startMinutes: 480, endMinutes: 720, targets: 'cost_center:sales' }
  const email = members.veera.email
  const days = await bring('work-days', [
    { email, date: '2026-09-01', ...hours },
    { email, date: '2026-09-02', ...hours },
  ])
  await undo(days.importId)

  // What rows name by a reference that nothing has is looked for all the same.
  const call = { type: 'call', subject: 'Soitto' }
  await bring('activities', [
    { ...call, dealExternalSource: 'erp', dealExternalId: 'none' },
    { ...call, leadExternalSource: 'erp', leadExternalId: 'none' },
  ])
  const customer = { code: 'story_customer', name: 'Tarina Oy' }
  await bring('customers', [customer])
  const { secret } = await world.key('aino', { scope: ['org.admin', 'crm.use'] })
  await ok(world.withKey(secret).post('/v1/imports/customers', { rows: [customer] }))
}
