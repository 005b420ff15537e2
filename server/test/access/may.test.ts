import { describe, it } from 'vitest'
import { waitingDay } from '../../src/modules/work/projects/project-days/test/waiting-day.ts'
import { addDays } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import { made } from '../breadth/ways.ts'
import { keyed, type Kind, type Made, startWalk } from './may-walk.ts'

const { world, things, admin, members, upTo, oneOf, code, openProject, idOf, walk } = await startWalk()
const { catalogs } = world.meri

const employees = ['onni', 'veera', 'eero', 'aino'] as const
let days = 0
const entries = [{ entryTypeId: catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 }]
const { items: pipelines } = (await admin.get('/v1/crm/pipelines')).body
const stageId = pipelines.find(({ id }: any) => id === things['pipeline_not_found']).stages[1].id
const reasonId = (
  await made(admin.post('/v1/crm/close-reasons', { code: 'lost_price', name: 'Hinta', outcome: 'lost' }))
).id
async function ofProject(path: string, body: object): Promise<Made> {
  const projectId = openProject()
  return { id: (await made(admin.post(`/v1/projects/${projectId}/${path}`, body))).id, projectId }
}

const absencesRefuse = ['absence_days_decided', 'absence_overlaps', 'absence_entitlement_exceeded']

const kinds: readonly Kind[] = [
  {
    read: 'deals.get',
    list: 'deals.list',
    make: () => idOf('/v1/crm/deals', { title: 'Kauppa', pipelineId: things['pipeline_not_found'] }),
    bodies: {
      update: { title: 'Toinen' },
      changeStage: { stageId },
      lose: { reasonId },
    },
    besides: ['crm_stage_pipeline_mismatch'],
    always: ['update'],
  },
  {
    read: 'leads.get',
    list: 'leads.list',
    make: () => idOf('/v1/crm/leads', { title: 'Liidi', contact: { name: 'Lahja Lehto' } }),
    bodies: {
      update: { title: 'Toinen' },
      disqualify: { reasonId: things['disqualify_reason_not_found'] },
      convert: { customer: { create: {} }, contact: { create: {} } },
    },
  },
  {
    read: 'activities.get',
    list: 'activities.list',
    make: () => idOf('/v1/crm/activities', { type: oneOf(['call', 'note']), subject: 'Soitto' }),
    bodies: { update: { subject: 'Toinen' } },
    always: ['update'],
  },
  {
    read: 'projects.get',
    list: 'projects.list',
    make: () => idOf('/v1/projects', { code: code(), name: 'Työ', template: upTo(4) === 0 }),
    bodies: { update: { name: 'Toinen' } },
    besides: ['project_close_blocked'],
  },
  {
    read: 'changeOrders.get',
    list: 'changeOrders.list',
    make: () => ofProject('change-orders', { title: 'Muutos', deltaCents: 100 }),
    bodies: {
      update: { title: 'Toinen' },
      approve: { approvedByName: 'Tilaaja' },
      decline: { declinedByName: 'Tilaaja' },
    },
  },
  {
    read: 'installments.get',
    list: 'installments.list',
    make: () => ofProject('installments', { title: 'Erä', basis: 'manual', amountCents: 100 }),
    bodies: { update: { title: 'Toinen' } },
  },
  {
    read: 'projectPurchases.get',
    list: 'projectPurchases.list',
    make: () =>
      ofProject('purchases', {
        ...{ supplier: 'Kauppa', description: 'Putki', purchaseDate: '2026-11-02', netCents: 100 },
        rebillable: upTo(2) === 0,
      }),
    bodies: { update: { supplier: 'Toinen' } },
  },
  {
    read: 'workDays.get',
    list: 'workDays.list',
    query: ({ workDate = '' }) => `from=${workDate}&to=${workDate}`,
    delegated: ['approve', 'return'],
    async make() {
      const member = members[oneOf(['onni', 'veera', 'eero'] as const)]
      const day = `/v1/team/members/${member.id}/work-days/${addDays('2026-01-01', days++ % 300)}`
      await admin.put(`${day}/entries`, { entries })
      await admin.post(`${day}/confirm`, {}, keyed())
      return { id: (await admin.get(day)).body.workDayId }
    },
    bodies: { return: { reason: 'Syy' }, correct: { reason: 'Syy' } },
  },
  {
    read: 'absences.get',
    list: 'absences.list',
    make: absence,
    delegated: ['approve', 'decline', 'return', 'cancel'],
    bodies: { update: { note: 'Toinen' }, return: { reason: 'Syy' } },
    besides: absencesRefuse,
  },
  {
    read: 'absences.getOwn',
    list: 'absences.listOwn',
    make: absence,
    by: employees,
    bodies: { updateOwn: { note: 'Toinen' } },
    besides: absencesRefuse,
  },
  {
    read: 'punchCorrections.get',
    list: 'punchCorrections.listTeam',
    make: correction,
    delegated: ['approve', 'decline'],
    bodies: { decline: { reason: 'Syy' } },
    besides: ['punch_correction_day_decided', 'punch_correction_unplaceable'],
  },
  { list: 'punchCorrections.listOwn', make: correction, by: ['onni', 'eero'] },
  {
    read: 'balanceCorrections.get',
    list: 'balanceCorrections.list',
    delegated: ['approve', 'decline'],
    make: balanceCorrection,
    bodies: { decline: { reason: 'Syy' } },
  },
  {
    read: 'projectDays.get',
    list: 'projectDays.list',
    delegated: ['approve', 'return'],
    async make() {
      const manager = oneOf(['aino', 'eero'] as const)
      const memberId = members[oneOf(['onni', 'veera', 'eero'] as const)].id
      const at = { memberId, workDate: addDays('2025-04-01', days++ % 200), work: catalogs.entryTypes.work }
      return { id: await waitingDay(admin, { ...at, fields: { managerMembershipId: members[manager].id } }) }
    },
    bodies: { return: { reason: 'Syy' } },
  },
]

async function absence(): Promise<Made> {
  const of = { membershipId: members[oneOf(employees)].id, absenceTypeId: things['absence_type_not_found'] }
  // Some days are nobody's to work on, or taken.
  for (let tries = 0; tries < 20; tries++) {
    const startDate = addDays('2027-01-11', days++ % 300)
    const { status, body } = await admin.post('/v1/absences', { ...of, startDate, endDate: startDate })
    if (status !== 422) return inSomeState(body)
  }
  throw new Error('nobody can be absent any more')
}

/** An absence as it is made, submitted, or approved at once. */
async function inSomeState({ id }: Made): Promise<Made> {
  const helmi = world.as('helmi')
  const far = upTo(3)
  if (far > 0) await helmi.post(`/v1/absences/${id}/submit`, {}, keyed())
  if (far > 1) await helmi.post(`/v1/absences/${id}/approve`, {}, keyed())
  return { id }
}

/** Of a balance of somebody, asked for by somebody who may move it. */
async function balanceCorrection(): Promise<Made> {
  const whose = oneOf(['onni', 'veera', 'eero'] as const)
  const wantedAccount = { membershipId: members[whose].id, kind: 'overtime' }
  const { id } = await made(admin.post('/v1/balances', wantedAccount, keyed()))
  await admin.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true })
  // Elina is above Veera.
  const asking = world.as(oneOf(whose === 'veera' ? ['aino', 'elina', 'tauno'] : ['aino', 'tauno']))
  const wanted = { minutes: 30, reason: 'Puolituntinen.' }
  const asked = await made(asking.post(`/v1/balances/${id}/transactions`, wanted, keyed()))
  return { id: asked.correction.id }
}

async function correction(): Promise<Made> {
  const member = world.as(oneOf(['onni', 'eero'] as const))
  const { punch } = await made(member.post('/v1/me/punch/clock-out', { clientPunchId: newId() }))
  const wanted = { kind: 'remove', punchId: punch.id, reason: 'Turha.' }
  return { id: (await made(member.post('/v1/me/punch-corrections', wanted))).id }
}

describe('what an answer says may be done with a record is what its operations take now', () => {
  it.each(kinds.map(kind => [kind.list, kind] as const))('%s', (_, kind) => walk(kind))
})
