import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signedIn } from '../../src/modules/people/session/test/browser.ts'
import type { Capability, Role } from '../../src/platform/vocabulary/capabilities.ts'
import { addDays, dateIn } from '../../src/platform/vocabulary/dates.ts'
import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { Answer, Client } from '../world/client.ts'
import { grantTo } from '../world/granting.ts'
import { startWorld } from '../world/world.ts'
import { table } from './table.ts'
import { action, type Action } from './raising-steps.ts'
import { chainOf, effectiveOf, type KeyRow, rightsOf, type Row, within } from './raising-rights.ts'

/** The same sequences every time; another seed for another look: `RAISING_SEED=7 npx vitest run raising`. */
const seed = Number(process.env['RAISING_SEED'] ?? 20261122)
const runs = Number(process.env['RAISING_RUNS'] ?? 10)

const world = await startWorld()
const { members, catalogs } = world.meri
const aino = world.as('aino')
const today = dateIn('Europe/Helsinki', new Date().toISOString())
const admin = await signedIn(world, 'aino')

/** Who tries: each has more than another and less than the third, none has `org.admin`. */
const held: Record<'helmi' | 'eero' | 'sisu', readonly Capability[]> = {
  helmi: ['worktime.supervise'],
  eero: ['members.manage', 'hr.manage'],
  sisu: ['members.manage', 'integrations.manage', 'reports.team'],
}
for (const [name, capabilities] of Object.entries(held) as [keyof typeof held, Capability[]][])
  await grantTo(world, members[name].id, capabilities)
const rightsOfCaller = (name: keyof typeof held, role: Role, scope?: readonly Capability[]) => ({
  capabilities: new Set(
    [...table[role].capabilities, ...held[name]].filter(one => scope?.includes(one) ?? true),
  ),
  reach: table[role].reach,
  id: members[name].id,
})
const narrowScope: Capability[] = ['members.manage', 'hr.manage']
const narrow = await world.key('helmi', { scope: narrowScope, kind: 'service' })
interface TestCaller {
  readonly client: Client
  readonly rights: ReturnType<typeof rightsOfCaller>
}
/** Keys are managed in a session, which does not outlive what is done to its member. */
const callersOf = (session: Client): readonly TestCaller[] => [
  { client: world.as('helmi'), rights: rightsOfCaller('helmi', 'hr') },
  { client: world.withKey(narrow.secret), rights: rightsOfCaller('helmi', 'hr', narrowScope) },
  { client: world.as('eero'), rights: rightsOfCaller('eero', 'manager') },
  { client: session, rights: rightsOfCaller('sisu', 'sales') },
]
const everybodysTogether = new Set(callersOf(admin).flatMap(({ rights }) => [...rights.capabilities]))

const roster = async (): Promise<Map<string, Row>> => {
  const rows = await world.database.owner<Row>(
    `select m.id, m.role, m.status, m.email, m.planning_unit_id as unit, m.employment_end_date::text as "lastDay",
       m.supervisor_membership_id as above, coalesce((select array_agg(g.capability) from capability_grants g
         where g.membership_id = m.id and (g.valid_to is null or g.valid_to >= $2::date)), '{}') as grants
     from memberships m where m.org_id = $1 order by m.id`,
    [world.meri.id, today],
  )
  return new Map(rows.map(row => [row.id, row]))
}
const keys = (): Promise<KeyRow[]> =>
  world.database.owner<KeyRow>(
    `select id, kind, owner_membership_id as owner, scope, revoked_at is null as live from api_keys
     where org_id = $1 order by id`,
    [world.meri.id],
  )

const everything = () => Promise.all([roster(), keys()])

let asked = 0
const person = (role: Role) => ({ firstNames: 'Sarja', lastName: `Nousija ${++asked}`, role })
const address = () => `raised-${++asked}@meri.example`

/** Somebody for the callers to have their eye on: of each role, one who is invited, one with a grant that is coming. */
async function cast(): Promise<string[]> {
  const ids: string[] = []
  for (const role of ['admin', 'payroll', 'manager', 'hr', 'employee', 'employee'] as const) {
    const body = { ...person(role), email: address() }
    ids.push((await aino.post('/v1/memberships', body, { 'idempotency-key': newId() })).body.id)
  }
  await grantTo(world, ids.at(-1) ?? '', ['org.admin'], [5, 9])
  await grantTo(world, ids.at(-3) ?? '', ['payroll.run'])
  const device = await aino.post('/v1/memberships', person('payroll'), { 'idempotency-key': newId() })
  return [...ids, device.body.id]
}

function carryOut(
  step: Action,
  client: Client,
  id: string,
  other: string,
  key: string | undefined,
): Promise<Answer> {
  const member = `/v1/memberships/${id}`
  switch (step.do) {
    case 'hire':
      return client.post(
        '/v1/memberships',
        { ...person(step.role), email: address() },
        { 'idempotency-key': newId() },
      )
    case 'hire many':
      return client.post('/v1/memberships/bulk', {
        rows: [person(step.role), { ...person('employee'), email: address() }],
      })
    case 'set role':
      return client.patch(member, { role: step.role })
    case 'set address':
      return client.patch(member, { email: address() })
    case 'invite':
      return client.post(`${member}/invite`, {})
    case 'set unit':
      return client.patch(member, { planningUnitId: catalogs.planningUnits.office })
    case 'set supervisor':
      return client.patch(member, { supervisorMembershipId: other })
    case 'set last day':
      return client.patch(member, { employmentEndDate: addDays(today, asked % 3 === 0 ? -1 : 30) })
    case 'terminate':
      return client.post(`${member}/termination`, {
        endDate: addDays(today, -1),
        reasonCode: 'other',
        startOffboarding: true,
      })
    case 'cancel':
      return client.delete(`${member}/termination`)
    case 'deactivate':
      return client.post(`${member}/deactivate`, {})
    case 'reactivate':
      return client.post(`${member}/reactivate`, {})
    case 'make key':
      return client.post('/v1/api-keys', {
        name: 'Raising',
        kind: 'service',
        scope: step.scope,
        ownerMembershipId: other,
      })
    case 'widen key':
      return client.patch(`/v1/api-keys/${key}`, { scope: step.scope })
    case 'reassign key':
      return client.post(`/v1/api-keys/${key}/reassign`, { ownerMembershipId: other })
    case 'rotate key':
      return client.post(`/v1/api-keys/${key}/rotate`, {})
  }
}

/** What a step touched of each member: who changed in a way that opens, closes or hands over an account. */
const touches = (before: Row | undefined, after: Row | undefined): boolean =>
  before?.role !== after?.role ||
  before?.status !== after?.status ||
  before?.email !== after?.email ||
  before?.unit !== after?.unit ||
  before?.lastDay !== after?.lastDay

let accepted = 0
let refused = 0

async function walk(steps: readonly Action[]): Promise<void> {
  const callers = callersOf(await signedIn(world, 'sisu'))
  const people = await cast()
  const payroll = { name: 'Payroll bridge', kind: 'service', scope: ['payroll.run', 'reports.team'] }
  await admin.post('/v1/api-keys', { ...payroll, ownerMembershipId: members.tauno.id })
  let present = await everything()
  const [first, firstKeys] = present

  for (const step of steps) {
    const caller = callers[step.by]
    if (!caller) throw new Error('every step has a caller')
    const [before, keysBefore] = present
    const eligible = [...people, ...[...before.keys()].filter(id => !first.has(id)), caller.rights.id]
    const id = eligible[step.who % eligible.length] ?? ''
    const services = keysBefore.filter(({ kind }) => kind === 'service')
    const key = services[step.who % services.length]
    const owners = [...eligible, members.tauno.id, members.aino.id]
    const answer = await carryOut(step, caller.client, id, owners[step.other % owners.length] ?? '', key?.id)
    expect(answer.status).toBeLessThan(500)
    if (answer.status >= 400) refused++
    else accepted++

    present = await everything()
    const [after, keysAfter] = present
    for (const memberId of new Set([...before.keys(), ...after.keys()])) {
      const [was, is] = [before.get(memberId), after.get(memberId)]
      if (!touches(was, is)) continue
      for (const row of [was, is])
        if (row)
          expect({ step, touched: row, allowed: within(rightsOf(row), caller.rights) }).toMatchObject({
            allowed: true,
          })
      if (memberId === caller.rights.id) expect(is?.role).toBe(was?.role)
    }
    // A link is the account, so it is made only for who may do no more.
    if (step.do === 'invite' && answer.status < 400) {
      const row = after.get(id)
      expect(row && within(rightsOf(row), caller.rights)).toBe(true)
    }
    if (step.do === 'set supervisor' && answer.status < 400) {
      const gained = chainOf(after, id).filter(one => !chainOf(before, id).includes(one))
      const over = [...after.values()].filter(row => row.id === id || chainOf(after, row.id).includes(id))
      const gives = gained.some(one => {
        const row = after.get(one)
        return (
          row &&
          row.role !== 'admin' &&
          (one === caller.rights.id || rightsOf(row).capabilities.has('worktime.supervise'))
        )
      })
      if (gives) for (const row of over) expect(within(rightsOf(row), caller.rights)).toBe(true)
    }
    for (const one of keysAfter) {
      const former = keysBefore.find(({ id: known }) => known === one.id)
      const had = former ? effectiveOf(former, before) : []
      for (const capability of effectiveOf(one, after))
        if (!had.includes(capability)) expect(everybodysTogether).toContain(capability)
      const handled = step.do.endsWith(' key') && answer.status < 400 && one.id === answer.body.id
      if (handled && step.do !== 'widen key')
        expect(one.scope.every(capability => caller.rights.capabilities.has(capability))).toBe(true)
    }
  }

  // At the end, what a person or key has gained is within what the callers together could give.
  const [last, lastKeys] = present
  for (const row of last.values()) {
    const before = first.get(row.id)
    const had: ReadonlySet<string> = before ? rightsOf(before).capabilities : new Set()
    for (const capability of rightsOf(row).capabilities)
      if (!had.has(capability)) expect(everybodysTogether).toContain(capability)
  }
  for (const one of lastKeys) {
    const former = firstKeys.find(({ id }) => id === one.id)
    const had = former ? effectiveOf(former, first) : []
    for (const capability of effectiveOf(one, last))
      if (!had.includes(capability)) expect(everybodysTogether).toContain(capability)
  }
  // The callers themselves start the next sequence as they started this one.
  for (const { rights } of callers) {
    await aino.patch(`/v1/memberships/${rights.id}`, { employmentEndDate: null })
    await aino.delete(`/v1/memberships/${rights.id}/termination`)
    await aino.post(`/v1/memberships/${rights.id}/reactivate`, {})
    const role = first.get(rights.id)?.role
    if (last.get(rights.id)?.role !== role) await aino.patch(`/v1/memberships/${rights.id}`, { role })
  }
}

it(`no sequence by callers without org.admin gives anybody more than the callers have (seed ${seed})`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 20 }), walk), {
    seed,
    numRuns: runs,
    verbose: 1,
    endOnFailure: true,
  })
  // A walk in which everything or nothing is refused proves nothing.
  expect(accepted).toBeGreaterThan(runs)
  expect(refused).toBeGreaterThan(runs)
})
