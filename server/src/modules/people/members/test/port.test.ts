import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import type { Caller } from '../../../../platform/access/caller.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import { capabilitiesOf, reachOf, type Role } from '../../../../platform/vocabulary/capabilities.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import {
  authorityOver,
  createMember,
  findMember,
  findReachable,
  memberAsCaller,
  employerIdOn,
  memberDayContext,
  memberDayContexts,
  staffGroupIdOn,
  worktimeModelIdOn,
  worktimeModelsBetween,
  reachableBy,
  syntheticAddress,
} from '../port.ts'

const world = await startWorld()
const { meri, tunturi } = world
const db = world.app.services.database.reader(meri.id)
type Name = keyof typeof meri.members

const callerAs = (id: Id, role: Role, orgId: Id = meri.id): Caller => ({
  organisation: {
    id: orgId,
    name: '',
    timeZone: 'Europe/Helsinki',
    sandbox: true,
    clockOffsetMs: 0,
    sessionIdleMinutes: 30,
    sessionHours: 12,
  },
  membership: { id, displayName: '', role, locale: null },
  capabilities: new Set(capabilitiesOf(role)),
  reach: reachOf(role),
  until: null,
  features: new Map(),
  credential: { kind: 'personal_key', id: newId(), name: '', scope: null, readOnly: false, expiresAt: null },
})
const caller = (name: Name, role: Role) => callerAs(meri.members[name].id, role)
const eero = caller('eero', 'manager')
const elina = caller('elina', 'manager')
const veera = caller('veera', 'employee')

describe('reach', () => {
  const reached = async (by: Caller): Promise<string[]> => {
    const rows = await db.sql<{ firstNames: string }>`
      select m.first_names from memberships m
      where m.org_id = ${db.orgId} and ${reachableBy(by, sql`m.org_id`, sql`m.id`)} order by m.first_names`
    return rows.map(({ firstNames }) => firstNames)
  }

  test('of a manager is their own reports, direct and indirect, and themself', async () => {
    expect(await reached(eero)).toEqual(['Eero', 'Elina', 'Onni', 'Veera Maria'])
    expect(await reached(elina)).toEqual(['Elina', 'Veera Maria'])
  })

  test('of an employee is themself, of others the organisation', async () => {
    expect(await reached(veera)).toEqual(['Veera Maria'])
    expect(await reached(caller('tauno', 'payroll'))).toHaveLength(Object.keys(meri.members).length)
  })

  test('ends even where the chain of supervisors was made a circle', async () => {
    const { eero: top, elina: middle } = meri.members
    const setSupervisor = (id: Id | null) =>
      world.database.owner(`update memberships set supervisor_membership_id = $2 where id = $1`, [top.id, id])
    await setSupervisor(middle.id)
    expect(await reached(elina)).toEqual(['Eero', 'Elina', 'Onni', 'Veera Maria'])
    expect(await authorityOver(db, elina, top.id)).toBe(true)
    await setSupervisor(null)
  })

  test('decides whether one member is found', async () => {
    const { paavo, veera: report } = meri.members
    expect(await findReachable(db, eero, report.id)).toMatchObject({
      id: report.id,
      displayName: 'Veera Åkerblom',
    })
    expect(await findReachable(db, eero, paavo.id)).toBeUndefined()
    expect(await findMember(db, paavo.id)).toMatchObject({ id: paavo.id, status: 'active' })
    expect(await findMember(db, tunturi.members.sanna.id)).toBeUndefined()
  })
})

describe('authority', () => {
  test.each<[Name, Role, Name, boolean]>([
    ['eero', 'manager', 'elina', true],
    ['eero', 'manager', 'veera', true],
    ['elina', 'manager', 'eero', false],
    ['elina', 'manager', 'onni', false],
    ['eero', 'manager', 'paavo', false],
    ['aino', 'admin', 'paavo', true],
    ['helmi', 'hr', 'paavo', false],
    ['tauno', 'payroll', 'veera', false],
    ['aino', 'admin', 'aino', true],
    ['eero', 'manager', 'eero', false],
    ['elina', 'employee', 'veera', true],
  ])('of %s (%s) over %s is %s', async (actor, role, member, expected) => {
    expect(await authorityOver(db, caller(actor, role), meri.members[member].id)).toBe(expected)
  })

  test('of an administrator ends at the organisation', async () => {
    expect(await authorityOver(db, caller('aino', 'admin'), tunturi.members.ilmari.id)).toBe(false)
    expect(await authorityOver(db, caller('aino', 'admin'), newId())).toBe(false)
  })
})

test('a member as a caller comes with their dated grants', async () => {
  const { id } = meri.members.onni
  await world.database.owner(
    `insert into capability_grants (org_id, id, membership_id, capability, valid_from, valid_to, created_at)
     values ($1, $2, $3, 'payroll.run', '2026-01-01', null, now())`,
    [meri.id, newId(), id],
  )
  expect(await memberAsCaller(db, id)).toEqual({
    id,
    displayName: 'Onni Laine',
    locale: null,
    employmentEndDate: null,
    role: 'employee',
    status: 'active',
    withheldModules: [],
    grants: [{ capability: 'payroll.run', validFrom: '2026-01-01', validTo: null }],
  })
  expect(await memberAsCaller(db, newId())).toBeUndefined()
  expect(await world.as('onni').get('/v1/me/access')).toMatchObject({
    body: { capabilities: ['payroll.run'] },
  })
})

test('days and pay find what they need of a member', async () => {
  const { id } = meri.members.veera
  await world.as('helmi').put(`/v1/memberships/${id}/employment`, { payrollNumber: '1042' })
  const context = {
    id,
    status: 'active',
    employmentStartDate: '2024-01-01',
    employmentEndDate: null,
    payrollNumber: '1042',
    employerId: null,
  }
  expect(await memberDayContext(db, id)).toEqual(context)
  expect(await memberDayContexts(db, [id, newId(), meri.members.paavo.id])).toHaveLength(2)
})

test('what a member is on a date is found by one read, and by the days of a window', async () => {
  const { id } = meri.members.veera
  const { fixed_37_5: former, flex_37_5: later } = meri.catalogs.worktimeModels
  await world.database.owner(
    `insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
     values ($1, $2, 'worktime_model', '2026-03-01', null, false), ($1, $2, 'worktime_model', '2026-03-10', $3, false),
       ($1, $2, 'staff_group', '2026-03-05', null, false)`,
    [meri.id, id, later],
  )
  const on = async (date: string) => {
    const at = [db.orgId, sql`${id}::uuid`, sql`${date}::date`] as const
    const [row] = await db.sql`
      select ${worktimeModelIdOn(...at)} as model, ${staffGroupIdOn(...at)} as group, ${employerIdOn(...at)} as employer`
    return row
  }
  const { monthly } = meri.catalogs.staffGroups
  expect(await on('2026-02-28')).toEqual({ model: former, group: monthly, employer: null })
  expect(await on('2026-03-09')).toEqual({ model: null, group: null, employer: null })
  expect(await on('2026-03-10')).toEqual({ model: later, group: null, employer: null })
  const stretch = (assignedId: string, validFrom: string, validTo: string | null) => ({
    ...{ membershipId: id, assignedId, validFrom, validTo },
  })
  expect(await worktimeModelsBetween(db, [id, newId()], '2026-02-01', '2026-03-31')).toEqual([
    stretch(former, '0001-01-01', '2026-02-28'),
    stretch(later, '2026-03-10', null),
  ])
  expect(await worktimeModelsBetween(db, [id], '2026-03-01', '2026-03-09')).toEqual([])
})

test('a member who needs no invitation is active, announced and audited like any other', async () => {
  const { transactions } = world.app.services
  const request = { orgId: meri.id, actor: systemActor, operation: 'members.create', requestId: 'test' }
  const id = await transactions.run(request, (tx, commit) =>
    createMember(
      tx,
      commit,
      { firstNames: 'Laite', lastName: 'Laitinen', role: 'employee', email: null, personId: null },
      '2026-01-01',
    ),
  )
  const answer = await world.as('aino').get(`/v1/memberships/${id}`)
  expect(answer.body).toMatchObject({ status: 'active', email: syntheticAddress(id) })
  const lines = await world.database.owner(`select action from audit_entries where target_id = $1`, [id])
  expect(lines).toEqual([{ action: 'members.create' }])
})
