import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startRoster } from '../../test/api/roster.ts'

const { world, meri, helmi, aino } = await startRoster()
const path = '/v1/imports/members'
const namesIn = async (register: string): Promise<string[]> =>
  (await aino.get(`/v1/${register}`)).body.items.slice(0, 2).map(({ name }: { name: string }) => name)
const [units, models] = await Promise.all([namesIn('planning-units'), namesIn('worktime-models')])

/** Two teams of the same people, distinguished by their addresses and numbers. */
const teams = ['kuu', 'suo'] as const
type Team = (typeof teams)[number]
const size = 4
const addressIn = (team: Team, number: number) => `member${number}@${team}.example`
const numberIn = (team: Team, number: number) => `${team}-${number}`
const ids = new Map<string, string>()

for (const team of teams) {
  const rows = Array.from({ length: size }, (_, number) => ({
    email: addressIn(team, number),
    firstNames: 'Tiimi',
    lastName: `Jäsen ${number}`,
    role: 'employee',
  }))
  for (const [number, { id }] of (await aino.post(path, { rows })).body.results.entries()) {
    ids.set(id, `member ${number}`)
    const terms = { payrollNumber: numberIn(team, number) }
    expect(await helmi.put(`/v1/memberships/${id}/employment`, terms)).toMatchObject({ status: 200 })
  }
}

const members = fc.integer({ min: 0, max: size - 1 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 })
const change = fc.record({
  member: members,
  lastName: maybe(fc.constantFrom('Uusi', 'Toinen')),
  phone: maybe(fc.constantFrom('1', '2')),
  role: maybe(fc.constantFrom('employee', 'manager', 'admin')),
  unitName: maybe(fc.constantFrom(...units)),
  worktimeModel: maybe(fc.constantFrom(...models)),
  employmentStartDate: maybe(fc.constantFrom('2026-01-01', '2026-06-01')),
  employmentEndDate: maybe(fc.constantFrom('2026-03-01', '2027-12-31')),
  /** Addresses are given up and taken. */
  address: maybe(fc.integer({ min: 0, max: size + 1 })),
  manager: maybe(members),
})
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never

const rowOf = (team: Team, { member, address, manager, ...fields }: Change) => ({
  payrollNumber: numberIn(team, member),
  ...fields,
  ...(address !== undefined && { email: addressIn(team, address) }),
  ...(manager !== undefined && { managerEmail: addressIn(team, manager) }),
})

/** Everything of a team's members but when it was changed and what tells the teams apart. */
async function register(team: Team): Promise<string> {
  const rows = await world.database.owner<{ row: unknown }>(
    `select jsonb_build_array(t.payroll_number, m.last_name, m.phone, m.email, m.role, m.planning_unit_id, m.worktime_model_id,
       m.employment_start_date, m.employment_end_date, m.supervisor_membership_id, (
         select jsonb_agg(jsonb_build_array(u.planning_unit_id, u.is_primary, u.valid_from, u.valid_to)
           order by u.valid_from, u.valid_to) from membership_units u where u.membership_id = m.id), (
         select jsonb_agg(jsonb_build_array(a.kind, a.assigned_id, a.valid_from) order by a.kind, a.valid_from)
         from membership_assignments a where a.membership_id = m.id), (
         select jsonb_agg(jsonb_build_array(l.action, l.changes) order by l.sequence) from audit_entries l
         where l.target_id = m.id::text and l.action = 'members.update'), (
         select count(*) from invitations i where i.membership_id = m.id)) as row
     from memberships m join employment_terms t on t.membership_id = m.id
     where m.org_id = $1 and t.payroll_number like $2 order by t.payroll_number`,
    [meri.id, `${team}-%`],
  )
  return JSON.stringify(rows)
    .replaceAll(team, 'team')
    .replaceAll(/[0-9a-f-]{36}/g, id => ids.get(id) ?? id)
}

const bring = async (rows: readonly object[]): Promise<string[]> =>
  (await aino.post(path, { rows })).body.results.map(
    ({ status, code, field }: Record<string, string>) => `${code ?? status} ${field ?? ''}`,
  )

test('rows of one import change members as imports of one row each do in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async changes => {
      const rows = [...changes, ...changes.slice(0, 2)]
      const together = await bring(rows.map(each => rowOf('kuu', each)))
      const alone: string[] = []
      for (const each of rows) alone.push(...(await bring([rowOf('suo', each)])))
      expect(together).toEqual(alone)
      expect(await register('kuu')).toBe(await register('suo'))
    }),
    { numRuns: 12 },
  )
})
