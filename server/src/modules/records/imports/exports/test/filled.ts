import { made } from '../../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../../test/world/client.ts'
import { type FoundedOrganisation, foundedOn } from '../../../../../../test/world/founding.ts'
import type { World } from '../../../../../../test/world/world.ts'
import { systemActor } from '../../../../../platform/audit/audit-trail.ts'
import { setUpAbsenceTypes } from '../../../../time/absences/port.ts'
import { foreignRows } from './foreign-rows.ts'
import type { People } from './material.ts'

/** What the query of a register must say, of the export as of the import. */
const within: Readonly<Record<string, string>> = {
  'tracking-targets': 'level=kohteet',
  'work-days': 'from=2026-10-01&to=2026-10-31',
}
export const query = (register: string, more = ''): string =>
  [within[register], more].filter(Boolean).join('&')
/** What the import of a register is asked besides its rows. */
export const ofImport = (register: string): string =>
  register === 'tracking-targets' ? (within[register] ?? '') : ''

/** What registers refer to and no import brings, alike in every organisation. */
export async function foundation(
  world: World,
  admin: Client,
  organisation: Pick<FoundedOrganisation<never>, 'id' | 'catalogs'>,
) {
  const request = {
    orgId: organisation.id,
    actor: systemActor,
    operation: 'world.absences',
    requestId: 'world',
  }
  await world.app.services.transactions.run(request, tx =>
    setUpAbsenceTypes(tx, organisation.catalogs, foundedOn),
  )
  await made(admin.post('/v1/dimensions', { code: 'kohteet', name: 'Kohteet' }))
  const stages = [
    { code: 'new', name: 'Uusi', probabilityBp: 1000 },
    { code: 'offer', name: 'Tarjous', probabilityBp: 5000 },
  ]
  await made(admin.post('/v1/crm/pipelines', { code: 'sales', name: 'Myynti', isDefault: true, stages }))
  await made(admin.post('/v1/customer-groups', { code: 'avain', name: 'Avainasiakkaat' }))
  for (const code of ['kulta', 'hopea']) await made(admin.post('/v1/customer-tags', { code, name: code }))
  await made(admin.post('/v1/project-roles', { code: 'asentaja', name: 'Asentaja' }))
  await made(
    admin.post('/v1/shift-types', {
      ...{ code: 'aamu', name: 'Aamu' },
      versions: [{ validFrom: foundedOn, startMinutes: 420, endMinutes: 900, breakMinutes: 30 }],
    }),
  )
  await made(
    admin.post('/v1/leave-policies', {
      ...{ code: 'vuosiloma', name: 'Vuosiloma', unit: 'days' },
      versions: [{ validFrom: '2015-01-01', kind: 'finnish_annual_holiday' }],
    }),
  )
  const options = ['a', 'b'].map(code => ({ code, name: code.toUpperCase() }))
  for (const [key, type, more] of [
    ['teksti', 'text', {}],
    ['luku', 'number', {}],
    ['valinnat', 'options', { options }],
  ] as const)
    await made(admin.post('/v1/custom-fields', { kind: 'customer', key, name: key, type, ...more }))
}

/** What becomes of a row that brings something; a second rate of a rule is a change of it. */
const there: readonly unknown[] = ['created', 'updated']

/** Brings rows into each register, and answers the results of those that were refused. */
export async function fill(admin: Client, people: People): Promise<object[]> {
  const notMade: object[] = []
  for (const [register, rows] of foreignRows(people)) {
    const more = register === 'tracking-targets' ? { level: 'kohteet' } : {}
    const { body } = await admin.post(`/v1/imports/${register}`, { rows, ...more })
    const refused = (body.results ?? [body]).filter(
      ({ status }: { status: unknown }) => !there.includes(status),
    )
    if (refused.length > 0) notMade.push({ register, refused })
  }
  return notMade
}

/** What no import can say of records, so that exports must not lose or change it. */
export async function unsayable(admin: Client, { veera }: People): Promise<void> {
  for (const name of ['Ylä', 'Ylä']) await made(admin.post('/v1/planning-units', { name }))
  await made(admin.post('/v1/customers', { name: 'Sama Oy' }))
  const [maija] = (await admin.get('/v1/contacts?q=maija')).body.items
  const [poissa] = (await admin.get('/v1/customers?q=poissa')).body.items
  await made(admin.post(`/v1/customers/${poissa.id}/contacts/link`, { contactId: maija.id }))
  for (let twin = 0; twin < 2; twin++) {
    await made(admin.post('/v1/crm/leads', { title: 'Kaksonen' }))
    await made(admin.post('/v1/crm/deals', { title: 'Kaksonen' }))
  }
  const activity = { type: 'meeting', subject: 'Tapaaminen', customerId: poissa.id, contactId: maija.id }
  await made(admin.post('/v1/crm/activities', { ...activity, dueAt: '2027-01-11T07:30:00.000Z' }))
  await made(admin.post('/v1/crm/activities', { ...activity, state: 'done' }))
  const { id: called } = await made(admin.post('/v1/crm/activities', { type: 'task', subject: 'Peruttu' }))
  await made(admin.post(`/v1/crm/activities/${called}/cancel`, {}))
  const [sahko] = (await admin.get('/v1/customers?code=sahko')).body.items
  const customFields = { teksti: '=cmd', luku: -1.5, valinnat: ['a', 'b'] }
  await made(admin.patch(`/v1/customers/${sahko.id}`, { customFields }))
  const [koulu] = (await admin.get('/v1/projects?code=KO-1')).body.items
  const { items: phases } = await made(admin.get(`/v1/projects/${koulu.id}/phases`))
  const entryTypes = (await admin.get('/v1/entry-types')).body.items
  const work = entryTypes.find(({ code }: { code: string }) => code === 'work')
  const allocations = [
    { dimensionId: 'project', valueId: koulu.id, phaseId: phases[0].id, minutes: 45 },
    { dimensionId: 'project', valueId: koulu.id },
  ]
  await made(
    admin.put(`/v1/team/members/${veera.id}/work-days/2026-10-20/entries`, {
      entries: [{ entryTypeId: work.id, durationMinutes: 120, allocations }],
    }),
  )
}

/** Closes a project with all that is of it. */
export async function closed(admin: Client): Promise<void> {
  const rows = [{ code: 'KIINNI', name: 'Valmis', state: 'active' }]
  await made(admin.post('/v1/imports/projects', { rows }))
  const tasks = ['Eka', 'Toka'].map((title, place) => ({
    ...{ title, projectCode: 'KIINNI', externalSource: 'jira', externalId: `K-${place}` },
  }))
  await made(admin.post('/v1/imports/tasks', { rows: tasks }))
  const dependency = { projectCode: 'KIINNI', fromNumber: 1, toNumber: 2 }
  await made(admin.post('/v1/imports/task-dependencies', { rows: [dependency] }))
  const [project] = (await admin.get('/v1/projects?code=KIINNI')).body.items
  const { items } = await made(admin.get(`/v1/tasks?projectId=${project.id}&limit=100`))
  const { statuses } = await made(admin.get(`/v1/projects/${project.id}/task-statuses`))
  const done = statuses.find(({ category }: { category: string }) => category === 'completed')
  for (const { id } of items) await made(admin.post(`/v1/tasks/${id}/status`, { statusId: done.id }))
  await made(admin.post(`/v1/projects/${project.id}/close`, {}))
}
