import { describe, expect, test } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import type { BulkRow } from '../contract.ts'
import { type BulkCircumstances, createBulk } from '../rules.ts'
import { admin, hr, now, today } from '../../test/people.ts'

const row = (change: BulkRow = {}): BulkRow => ({
  firstNames: 'Matti',
  lastName: 'Virtanen',
  role: 'employee',
  ...change,
})
const circumstances = (change: Partial<BulkCircumstances> = {}): BulkCircumstances => ({
  now,
  today,
  actor: hr,
  names: {
    units: new Map([['helsinki', 'unit']]),
    worktimeModels: new Map([['office', 'model']]),
    employers: new Map([
      ['pajula oy', 'employer'],
      ['1234567-1', 'employer'],
    ]),
  },
  roster: new Map([['boss@example.fi', 'boss']]),
  withoutAddress: [],
  seats: [],
  made: Array.from({ length: 10 }, (_, index) => ({
    id: newId(),
    newAssignmentId: newId(),
    tokenHash: Buffer.alloc(32, index),
  })),
  ...change,
})
const done = (rows: readonly BulkRow[], change: Partial<BulkCircumstances> = {}) =>
  createBulk(rows, circumstances(change))
const outcomes = (rows: readonly BulkRow[], change: Partial<BulkCircumstances> = {}) =>
  done(rows, change).state.results.map(({ status, code }) => code ?? status)

describe('a row', () => {
  test('with an address is invited, one without is created', () => {
    const { state, facts } = done([row({ email: 'Matti@Example.fi' }), row()])
    expect(state.results).toEqual([
      { email: 'Matti@Example.fi', status: 'invited', membershipId: state.created[0]?.member.id, code: null },
      { email: null, status: 'created', membershipId: state.created[1]?.member.id, code: null },
    ])
    expect(facts.map(({ event }) => event)).toEqual(['member.created', 'member.invited', 'member.created'])
  })

  test('has its own link', () => {
    const { created } = done([row({ email: 'a@example.fi' }), row({ email: 'b@example.fi' })]).state
    expect(created.map(({ invitation }) => invitation?.tokenHash[0])).toEqual([0, 1])
  })

  test('names unit, model and employer instead of ids, whatever the case', () => {
    const named = row({ unitName: ' HELSINKI', worktimeModel: 'Office', employer: '1234567-1', locale: 'sv' })
    const [created] = done([named]).state.created
    expect(created?.member).toMatchObject({
      planningUnitId: 'unit',
      worktimeModelId: 'model',
      employerId: 'employer',
      locale: 'sv',
    })
    expect(created?.units).toMatchObject([{ planningUnitId: 'unit', primary: true, validFrom: today }])
  })

  test.each<[BulkRow, string]>([
    [row({ firstNames: ' ' }), 'missing_required'],
    [row({ lastName: null }), 'missing_required'],
    [row({ role: '' }), 'missing_required'],
    [row({ role: 'king' }), 'invalid_value'],
    [row({ email: 'nobody' }), 'invalid_value'],
    [row({ locale: 'de' }), 'invalid_value'],
    [row({ employmentStartDate: '2026-02-30' }), 'invalid_value'],
    [row({ employmentStartDate: '1.2.2026' }), 'invalid_value'],
    [row({ employmentStartDate: '0000-01-01' }), 'invalid_value'],
    [row({ employmentStartDate: '2027-02-29' }), 'invalid_value'],
    [row({ lastName: 'x'.repeat(201) }), 'invalid_value'],
    [row({ firstNames: 'x'.repeat(5000) }), 'invalid_value'],
    [row({ email: `${'x'.repeat(250)}@example.fi` }), 'invalid_value'],
    [row({ email: 'matti@device-only.invalid' }), 'invalid_value'],
    [row({ role: 'admin' }), 'role_exceeds_actor'],
    [row({ unitName: 'Turku' }), 'planning_unit_not_found'],
    [row({ worktimeModel: 'Night' }), 'worktime_model_not_found'],
    [row({ employer: 'Kivelä Oy' }), 'employer_not_found'],
    [row({ managerEmail: 'ghost@example.fi' }), 'manager_not_found'],
    [row({ managerEmail: 'ghost' }), 'manager_not_found'],
  ])('that cannot be carried out says why: %j', (bad, code) => {
    expect(outcomes([bad, row()])).toEqual([code, 'created'])
  })

  test('may make an administrator when an administrator sends it', () => {
    expect(outcomes([row({ role: 'admin' })], { actor: admin })).toEqual(['created'])
  })
})

describe('sending the same rows again', () => {
  test('skips an address on the roster and names its member', () => {
    expect(done([row({ email: 'BOSS@example.fi' })]).state).toEqual({
      results: [{ email: 'BOSS@example.fi', status: 'skipped', membershipId: 'boss', code: null }],
      created: [],
    })
  })

  test('skips as many device-only members as there are of the name', () => {
    const withoutAddress = [
      { id: 'first', firstNames: 'matti', lastName: 'VIRTANEN', employmentStartDate: null },
    ]
    const { results } = done([row(), row()], { withoutAddress }).state
    expect(results.map(({ status }) => status)).toEqual(['skipped', 'created'])
    expect(results[0]?.membershipId).toBe('first')
  })

  test('tells device-only members of one name apart by their first day', () => {
    const withoutAddress = [
      { id: 'first', firstNames: 'Matti', lastName: 'Virtanen', employmentStartDate: '2026-01-01' },
    ]
    expect(outcomes([row({ employmentStartDate: '2026-02-01' })], { withoutAddress })).toEqual(['created'])
  })

  test('within one request makes one member', () => {
    const { results, created } = done([row({ email: 'a@example.fi' }), row({ email: 'A@EXAMPLE.FI' })]).state
    expect(results.map(({ status }) => status)).toEqual(['invited', 'skipped'])
    expect(results[1]?.membershipId).toBe(created[0]?.member.id)
    expect(created).toHaveLength(1)
  })
})

describe('supervisors', () => {
  const person = (name: string, managerEmail: string | null = null) =>
    row({ email: `${name}@example.fi`, managerEmail })

  test('are found on the roster', () => {
    expect(done([person('a', 'Boss@Example.FI')]).state.created[0]?.member.supervisorMembershipId).toBe(
      'boss',
    )
  })

  test('are found among the rows, in any order', () => {
    const { created } = done([person('c', 'b@example.fi'), person('b', 'a@example.fi'), person('a')]).state
    const [c, b, a] = created.map(({ member }) => member)
    expect(c?.supervisorMembershipId).toBe(b?.id)
    expect(b?.supervisorMembershipId).toBe(a?.id)
    expect(a?.supervisorMembershipId).toBeNull()
  })

  test('that are refused take those who name them along', () => {
    expect(
      outcomes([
        person('c', 'b@example.fi'),
        person('b', 'a@example.fi'),
        { ...person('a'), role: 'king' },
        person('d'),
      ]),
    ).toEqual(['manager_not_found', 'manager_not_found', 'invalid_value', 'invited'])
  })

  test('in a circle are all refused, and so is who hangs on it', () => {
    expect(
      outcomes([
        person('d', 'c@example.fi'),
        person('a', 'b@example.fi'),
        person('b', 'c@example.fi'),
        person('c', 'a@example.fi'),
      ]),
    ).toEqual(['manager_not_found', 'supervisor_cycle', 'supervisor_cycle', 'supervisor_cycle'])
    expect(outcomes([person('a', 'a@example.fi')])).toEqual(['supervisor_cycle'])
  })

  test('of a row that repeats a refused one are told alike', () => {
    expect(outcomes([person('a', 'ghost@example.fi'), person('a')])).toEqual([
      'manager_not_found',
      'manager_not_found',
    ])
  })
})

test('seats are given in the order of the rows', () => {
  const seats = [{ feature: 'crm', seatLimit: 2, taken: 1 } as const]
  const { created } = done([row(), row()], { seats }).state
  expect(created.map(({ member }) => member.withheldModules)).toEqual([[], ['crm']])
})

test('500 rows that supervise one another in a line are one decision', () => {
  const rows = Array.from({ length: 500 }, (_, index) =>
    row({ email: `p${index}@example.fi`, managerEmail: index < 499 ? `p${index + 1}@example.fi` : null }),
  )
  const made = rows.map(() => ({ id: newId(), newAssignmentId: newId(), tokenHash: Buffer.alloc(32) }))
  expect(new Set(outcomes(rows, { made }))).toEqual(new Set(['invited']))
})
