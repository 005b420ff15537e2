import { beforeAll, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { absencesOf } from '../../../time/absences/test/office.ts'

const world = await startWorld()
const admin = world.as('aino')
const { veera } = world.meri.members

beforeAll(async () => {
  await absencesOf(world)
  await admin.post('/v1/customers', { code: 'peili', name: 'Peili Oy' })
  const stages = [{ code: 'new', name: 'Uusi', probabilityBp: 1000 }]
  await admin.post('/v1/crm/pipelines', { code: 'sales', name: 'Myynti', isDefault: true, stages })
})

interface Imported {
  readonly row: object
  /** The list that mirrors sweep. */
  readonly path: string
  /** What the log tells of a record that is removed; none where the catalogue has no event that fits. */
  readonly event?: string
}

const absent = { startDate: '2027-07-05', endDate: '2027-07-09', absenceType: 'annual_holiday' }
const referred = { externalSource: 'crm', externalId: '1' }

/** A record of each register that is removed when the import that made it is undone. */
const imported: Record<string, Imported> = {
  customers: { row: { name: 'Poistuva Oy' }, path: '/v1/customers', event: 'customer.updated' },
  contacts: { row: { name: 'Poistuva', customerCode: 'peili' }, path: '/v1/contacts' },
  leads: { row: { title: 'Poistuva' }, path: '/v1/crm/leads' },
  deals: { row: { title: 'Poistuva' }, path: '/v1/crm/deals' },
  activities: { row: { ...referred, type: 'call', subject: 'Soitto' }, path: '/v1/crm/activities' },
  projects: { row: { code: 'POIS', name: 'Poistuva' }, path: '/v1/projects', event: 'project.updated' },
  tasks: { row: { title: 'Poistuva' }, path: '/v1/tasks', event: 'task.updated' },
  members: {
    row: { firstNames: 'Pois', lastName: 'Tuva', role: 'employee', email: 'pois@tuva.example' },
    path: '/v1/memberships',
    event: 'member.deleted',
  },
  absences: {
    row: { memberEmail: veera.email, ...absent },
    path: '/v1/absences',
    event: 'absence.cancelled',
  },
  'planning-units': { row: { code: 'pois', name: 'Poistuva' }, path: '/v1/planning-units' },
}

it.each(Object.entries(imported))(
  'what undoing an import of %s removes is told to mirrors',
  async (register, { row, path, event }) => {
    const { body } = await admin.post(`/v1/imports/${register}`, { rows: [row] })
    expect(body.results, JSON.stringify(body)).toMatchObject([{ status: 'created' }])
    const { id } = body.results[0]
    const sequence = async () =>
      (await world.database.owner<{ at: string }>('select max(sequence) as at from integration_events'))[0]
        ?.at
    const before = await sequence()
    expect(await admin.post(`/v1/imports/${body.importId}/undo`, {})).toMatchObject({ status: 200 })

    const swept = await admin.get(`${path}?updatedSince=2020-01-01T00:00:00Z&limit=100`)
    expect(swept, JSON.stringify(swept.body)).toMatchObject({ status: 200 })
    expect(swept.body.deleted).toContainEqual({ id, deletedAt: expect.any(String) })
    expect(swept.body.items.map((item: { id: string }) => item.id)).not.toContain(id)

    const told = await world.database.owner<{ event: string }>(
      'select event from integration_events where sequence > $1 and payload::text like $2',
      [before ?? 0, `%${id}%`],
    )
    expect(told.map(each => each.event)).toEqual(event ? [event] : [])
  },
)
