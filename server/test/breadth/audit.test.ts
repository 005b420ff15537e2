import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../src/modules/session/test/browser.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Answer } from '../world/client.ts'
import { password } from '../world/founding.ts'
import { startWorld } from '../world/world.ts'
import { credentialWays } from './credential-ways.ts'
import { bodyOf, each, guarded, urlOf } from './operations.ts'
import { thingsOf } from './things.ts'

const world = await startWorld()
const mine = await thingsOf(world, 'meri')
const admin = world.as('aino')
const human = await signedIn(world, 'aino')
const { catalogs, members } = world.meri

type Operation = (typeof guarded)[number]

/** Operations that change something, as far as the contract tells. Moving the clock ends sessions, so it comes last. */
const writing = guarded
  .filter(({ method, transaction, harmless }) => !harmless && (method !== 'GET' || transaction === 'write'))
  .toSorted((a, b) => Number(a.id === 'settings.advanceClock') - Number(b.id === 'settings.advanceClock'))

/** Operations of which no row was seen yet; may only shrink. */
const notCoveredYet: readonly string[] = [
  'oauthConsents.approve',
  'oauthConsents.deny',
  'oauthGrants.end',
  'outgoingMails.get',
  'session.reauthenticateOptions',
  'signIn.passkeyOptions',
]

const made = async (answer: Promise<Answer>): Promise<any> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
const newMember = () =>
  made(
    admin.post(
      '/v1/memberships',
      { firstNames: 'Uusi', lastName: 'Ihminen', role: 'employee', email: `${newId()}@meri.example` },
      { 'idempotency-key': newId() },
    ),
  )
const newWebhook = () =>
  made(admin.post('/v1/webhooks', { url: 'https://hooks.example.com/', events: ['workday.confirmed'] }))
const newTarget = (more: object = { transport: 'download' }) =>
  made(admin.post('/v1/export-targets', { name: newId(), format: 'json', ...more }))
const newApp = () =>
  made(
    human.post('/v1/oauth-clients', {
      name: 'Reporting board',
      kind: 'confidential',
      redirectUris: ['https://board.example.com/back'],
      scope: ['org.admin'],
    }),
  )
const newKey = (body: object = {}) =>
  made(human.post('/v1/api-keys', { name: 'A key', kind: 'service', scope: ['org.admin'], ...body }))

const onni = world.as('onni')
const days = `/v1/team/members/${members.onni.id}/work-days`
const own = '/v1/me/work-days'
const entries = { entries: [{ entryTypeId: catalogs.entryTypes.work, durationMinutes: 450 }] }
let date = '2026-08-31'
/** A working day that nobody has touched. */
const freshDate = (): string => {
  const next = Temporal.PlainDate.from(date).subtract({ days: 1 })
  date = (next.dayOfWeek > 5 ? next.subtract({ days: next.dayOfWeek - 5 }) : next).toString()
  return date
}
const written = async (): Promise<string> => {
  const on = freshDate()
  await made(admin.put(`${days}/${on}/entries`, entries))
  return on
}
const confirmed = async (): Promise<{ on: string; id: string }> => {
  const on = await written()
  const { workDayId } = await made(admin.post(`${days}/${on}/confirm`, {}))
  return { on, id: workDayId }
}
const approved = async (): Promise<string> => {
  const { id } = await confirmed()
  await made(admin.post(`/v1/work-days/${id}/approve`, {}))
  return id
}
const range = (on: string) => ({ from: on, to: on })
const newBatch = (more: object = {}) =>
  made(
    admin.post(
      '/v1/export-batches',
      { periodStart: '2018-01-01', periodEnd: '2018-01-31', ...more },
      { 'idempotency-key': newId() },
    ),
  )

/** How something is really changed, where an example and the world's things do not do it. */
const ways: Readonly<Record<string, () => Promise<Answer>>> = {
  'members.update': async () =>
    admin.patch(`/v1/memberships/${(await newMember()).id}`, { phone: '+358401234567' }),
  'members.deactivate': async () => admin.post(`/v1/memberships/${(await newMember()).id}/deactivate`),
  'members.reactivate': async () => {
    const { id } = await newMember()
    await made(admin.post(`/v1/memberships/${id}/deactivate`))
    return admin.post(`/v1/memberships/${id}/reactivate`)
  },
  'members.remove': async () => admin.delete(`/v1/memberships/${(await newMember()).id}`),
  'members.createBulk': async () =>
    admin.post('/v1/memberships/bulk', {
      rows: [{ firstNames: 'Moni', lastName: 'Monta', role: 'employee', email: `${newId()}@meri.example` }],
    }),
  'members.invite': async () =>
    admin.post(`/v1/memberships/${(await newMember()).id}/invite`, { locale: 'fi' }),
  'members.addUnit': async () =>
    admin.post(`/v1/memberships/${(await newMember()).id}/units`, {
      planningUnitId: catalogs.planningUnits.field,
    }),
  'workDays.writeEntries': () => admin.put(`${days}/${freshDate()}/entries`, entries),
  'workDays.writeOwnEntries': () => onni.put(`${own}/${freshDate()}/entries`, entries),
  'workDays.setDayType': () =>
    admin.put(`${days}/${freshDate()}/day-type`, { dayTypeId: catalogs.dayTypes.annual_holiday }),
  'workDays.setOwnDayType': () =>
    onni.put(`${own}/${freshDate()}/day-type`, { dayTypeId: catalogs.dayTypes.annual_holiday }),
  'workDays.confirm': async () => admin.post(`${days}/${await written()}/confirm`, {}),
  'workDays.confirmOwn': async () => onni.post(`${own}/${await written()}/confirm`, {}),
  'workDays.confirmRange': async () => admin.post(`${days}/confirm-range`, range(await written())),
  'workDays.confirmOwnRange': async () => onni.post(`${own}/confirm-range`, range(await written())),
  'workDays.reopen': async () => admin.post(`${days}/${(await confirmed()).on}/reopen`, {}),
  'workDays.reopenOwn': async () => onni.post(`${own}/${(await confirmed()).on}/reopen`, {}),
  'workDays.reopenRange': async () => admin.post(`${days}/reopen-range`, range((await confirmed()).on)),
  'workDays.reopenOwnRange': async () => onni.post(`${own}/reopen-range`, range((await confirmed()).on)),
  'workDays.return': async () =>
    admin.post(`/v1/work-days/${(await confirmed()).id}/return`, { reason: 'A note is missing.' }),
  'workDays.returnBatch': async () =>
    admin.post('/v1/work-days/return-batch', { ids: [(await confirmed()).id], reason: 'A note is missing.' }),
  'workDays.approve': async () => admin.post(`/v1/work-days/${(await confirmed()).id}/approve`, {}),
  'workDays.approveBatch': async () =>
    admin.post('/v1/work-days/approve-batch', { ids: [(await confirmed()).id] }),
  'workDays.unapprove': async () => admin.post(`/v1/work-days/${await approved()}/unapprove`, {}),
  'workDays.correct': async () =>
    admin.post(`/v1/work-days/${await approved()}/correct`, { reason: 'Wrong day.' }),
  'payrollExports.cancelBatch': async () =>
    admin.post(`/v1/export-batches/${(await newBatch()).id}/cancel`, {}),
  'payrollExports.deliver': async () => {
    await approved()
    const batch = await newBatch({ periodStart: '2026-08-01', periodEnd: '2026-08-31' })
    return admin.post(`/v1/export-batches/${batch.id}/deliver`, { targetId: (await newTarget()).id })
  },
  'payrollExports.rotateTargetSecret': async () => {
    const target = await newTarget({ transport: 'https', url: 'https://payroll.example.com/' })
    return admin.post(`/v1/export-targets/${target.id}/rotate-secret`, {})
  },
  'entryTypes.create': () =>
    admin.post('/v1/entry-types', {
      code: 'diving',
      name: 'Sukellus',
      category: 'work',
      versions: [{ validFrom: '2024-01-01', countsToTarget: true }],
    }),
  'entryTypes.update': () =>
    admin.patch(`/v1/entry-types/${mine['entry_type_not_found']}`, { name: 'Työ toisin' }),
  'dayTypes.update': () => admin.patch(`/v1/day-types/${mine['day_type_not_found']}`, { name: 'Vapaalla' }),
  'worktimeModels.update': () =>
    admin.patch(`/v1/worktime-models/${mine['worktime_model_not_found']}`, { name: 'Tunnit' }),
  'dimensions.create': () => admin.post('/v1/dimensions', { code: 'machine', name: 'Kone' }),
  'dimensions.update': () => admin.patch(`/v1/dimensions/${mine['dimension_not_found']}`, { name: 'Paikka' }),
  'dimensions.updateValue': () =>
    admin.patch(`/v1/dimensions/${mine['dimension_not_found']}/values/${mine['dimension_value_not_found']}`, {
      name: 'Toinen',
    }),
  'planningUnits.update': () =>
    admin.patch(`/v1/planning-units/${mine['planning_unit_not_found']}`, { name: 'Maastossa' }),
  'paymentTerms.create': () =>
    admin.post('/v1/payment-terms', {
      code: 'net_21',
      name: '21 pv netto',
      versions: [{ validFrom: '2026-01-01', netDays: 21 }],
    }),
  'paymentTerms.update': () =>
    admin.patch(`/v1/payment-terms/${mine['payment_term_not_found']}`, { name: '14 päivää netto' }),
  'paymentTerms.addVersion': () =>
    admin.post(`/v1/payment-terms/${mine['payment_term_not_found']}/versions`, {
      validFrom: '2030-01-01',
      netDays: 10,
    }),
  'staffGroups.create': () => admin.post('/v1/staff-groups', { code: 'seasonal', name: 'Kausityö' }),
  'staffGroups.update': () =>
    admin.patch(`/v1/staff-groups/${mine['staff_group_not_found']}`, { name: 'Tuntiväki' }),
  'employers.update': () => admin.patch(`/v1/employers/${mine['employer_not_found']}`, { name: 'Satama Ab' }),
  'holidays.remove': () => admin.delete('/v1/holidays/2026-12-24/christmas_eve'),
  'holidays.restore': async () => {
    await made(admin.delete('/v1/holidays/2026-12-25/christmas_day'))
    return admin.post('/v1/holidays/2026-12-25/christmas_day/restore', {})
  },
  'webhooks.delete': async () => admin.delete(`/v1/webhooks/${(await newWebhook()).id}`),
  'webhooks.rotateSecret': async () =>
    admin.post(`/v1/webhooks/${(await newWebhook()).id}/rotate-secret`, {}),
  'webhooks.pause': async () => admin.post(`/v1/webhooks/${(await newWebhook()).id}/pause`, {}),
  'webhooks.resume': async () => {
    const { id } = await newWebhook()
    await made(admin.post(`/v1/webhooks/${id}/pause`, {}))
    return admin.post(`/v1/webhooks/${id}/resume`, {})
  },
  'webhooks.sendTest': async () => admin.post(`/v1/webhooks/${(await newWebhook()).id}/test`, {}),
  'webhooks.recover': async () => {
    const { id } = await newWebhook()
    return admin.post(`/v1/webhooks/${id}/recover`, { since: '2026-01-01T00:00:00Z' })
  },
  'apiKeys.create': () =>
    human.post('/v1/api-keys', { name: 'A key', kind: 'service', scope: ['org.admin'] }),
  'apiKeys.update': async () => human.patch(`/v1/api-keys/${(await newKey()).id}`, { name: 'Another name' }),
  'apiKeys.revoke': async () => human.post(`/v1/api-keys/${(await newKey()).id}/revoke`, {}),
  'apiKeys.rotate': async () => human.post(`/v1/api-keys/${(await newKey()).id}/rotate`, {}),
  'apiKeys.reassign': async () =>
    human.post(`/v1/api-keys/${(await newKey({ scope: [] })).id}/reassign`, {
      ownerMembershipId: members.onni.id,
    }),
  'oauthClients.update': async () =>
    human.patch(`/v1/oauth-clients/${(await newApp()).id}`, { name: 'Another board' }),
  'oauthClients.rotate': async () => human.post(`/v1/oauth-clients/${(await newApp()).id}/rotate`, {}),
  'oauthClients.delete': async () => human.delete(`/v1/oauth-clients/${(await newApp()).id}`),
  'session.reauthenticate': async () =>
    (await signedIn(world, 'lumi')).post('/v1/session/reauthenticate', { password }),
  'session.end': async () => (await signedIn(world, 'tauno')).delete('/v1/session'),
  'session.changePassword': async () =>
    (await signedIn(world, 'helmi')).post('/v1/me/password', {
      current: password,
      new: 'toinen luotettava 2',
    }),
  'session.endOthers': async () => {
    await signedIn(world, 'sisu')
    return (await signedIn(world, 'sisu')).post('/v1/me/sessions/end-others', {})
  },
  ...credentialWays(world),
}

/** By the world's things and the contract's example. */
function byExample(operation: Operation): Promise<Answer> {
  const ids = Object.entries(operation.params ?? {}).flatMap(([name, parameter]) =>
    'missing' in parameter ? [[name, mine[parameter.missing] ?? newId()]] : [],
  )
  const client =
    operation.credential === 'session' || operation.credential === 'credential_settings' ? human : admin
  const headers = operation.method === 'POST' ? { 'idempotency-key': newId() } : {}
  return client.send(operation.method, urlOf(operation, Object.fromEntries(ids)), bodyOf(operation), headers)
}

const seen = new Map<string, { readonly answer: Answer; readonly rows: readonly { operation: string }[] }>()

beforeAll(async () => {
  for (const operation of writing) {
    const answer = await (ways[operation.id]?.() ?? byExample(operation)).catch(
      (error): Answer => ({ status: 0, body: String(error), headers: {} }),
    )
    const rows = await world.database.owner<{ operation: string }>(
      'select operation from audit_entries where request_id = $1',
      [answer.headers['x-request-id'] ?? ''],
    )
    seen.set(operation.id, { answer, rows })
  }
})

describe('whatever changes something leaves a row of it in the audit trail, in the name of its operation', () => {
  it.each(each(writing.filter(({ id }) => !notCoveredYet.includes(id))))('%s', async id => {
    const found = seen.get(id)
    expect({ status: found?.answer.status, body: found?.answer.body }).toMatchObject({
      status: expect.toBeOneOf([200, 201, 202, 204]),
    })
    expect(found?.rows).not.toHaveLength(0)
    for (const row of found?.rows ?? []) expect(row.operation).toBe(id)
  })

  it('and what is not covered yet may only shrink', () => {
    const ids = writing.map(({ id }) => id)
    expect(notCoveredYet.filter(id => !ids.includes(id))).toEqual([])
    expect(notCoveredYet.filter(id => (seen.get(id)?.rows.length ?? 0) > 0)).toEqual([])
  })
})

it('the trail of all that verifies', async () => {
  expect((await admin.get('/v1/audit/verify')).body).toMatchObject({ ok: true, problems: [] })
})
