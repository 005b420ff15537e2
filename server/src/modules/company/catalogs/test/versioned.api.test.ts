import { describe, expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')

interface Version {
  readonly versionId: string
  readonly validFrom: string
  readonly validTo: string | null
}
const periods = (versions: readonly Version[]) =>
  versions.map(({ validFrom, validTo }) => [validFrom, validTo])

let made = 0
const freshCode = () => `fresh-${++made}`

const { body: policy } = await admin.post('/v1/leave-policies', {
  code: 'of-groups',
  name: 'Vuosiloma',
  unit: 'days',
  versions: [{ validFrom: '2015-01-01', kind: 'finnish_annual_holiday' }],
})

/** What every register keeps whose rules are dated. */
const kinds = [
  {
    path: '/v1/entry-types',
    singular: 'entry_type',
    rules: { countsToTarget: true },
    fields: { category: 'work' },
  },
  { path: '/v1/day-types', singular: 'day_type', rules: { credit: 'none' }, fields: {} },
  { path: '/v1/overtime-rule-sets', singular: 'overtime_rule_set', rules: {}, fields: {} },
  { path: '/v1/worktime-models', singular: 'worktime_model', rules: { kind: 'fixed' }, fields: {} },
  { path: '/v1/payment-terms', singular: 'payment_term', rules: { netDays: 10 }, fields: {} },
  { path: '/v1/vat-rates', singular: 'vat_rate', rules: { rateBp: 700 }, fields: {} },
  {
    path: '/v1/vat-treatments',
    singular: 'vat_treatment',
    rules: { taxed: false, category: 'E' },
    fields: {},
  },
  {
    path: '/v1/shift-types',
    singular: 'shift_type',
    rules: { startMinutes: 360, endMinutes: 840 },
    fields: {},
  },
  {
    path: '/v1/overtime-rule-sets',
    singular: 'overtime_rule_set',
    rules: { sundayPremiumBp: 10_000 },
    fields: {},
  },
  { path: '/v1/time-banks', singular: 'time_bank', rules: { floorMinutes: -60 }, fields: {} },
  {
    path: '/v1/leave-policies',
    singular: 'leave_policy',
    rules: { kind: 'finnish_annual_holiday' },
    fields: { unit: 'days' },
  },
  {
    path: '/v1/leave-groups',
    singular: 'leave_group',
    rules: { leavePolicyIds: [policy.id] },
    fields: {},
  },
]

describe.each(kinds)('$path', ({ path, singular, rules, fields }) => {
  const create = (...versions: object[]) =>
    admin.post(path, {
      code: freshCode(),
      name: 'Uusi',
      ...fields,
      versions: versions.map(one => ({ ...rules, ...one })),
    })

  it('gives a record other rules from a date on, and keeps the ones before', async () => {
    const { body: created } = await create({ validFrom: '2024-01-01' })
    const changed = await admin.post(`${path}/${created.id}/versions`, { validFrom: '2099-01-01', ...rules })
    expect(changed.status).toBe(201)
    expect(periods(changed.body.versions)).toEqual([
      ['2024-01-01', '2098-12-31'],
      ['2099-01-01', null],
    ])
    expect(changed.body.versions[0].versionId).toBe(created.versions[0].versionId)
    expect(changed.body.currentVersionId).toBe(created.versions[0].versionId)
    expect(changed.body.updatedAt > created.updatedAt).toBe(true)
    expect((await admin.get(`${path}/${created.id}`)).body).toEqual(changed.body)
  })

  it('takes its history along when it is created', async () => {
    const created = await create(
      { validFrom: '2026-01-01' },
      { validFrom: '2020-01-01' },
      { validFrom: '2023-01-01' },
    )
    expect(periods(created.body.versions)).toEqual([
      ['2020-01-01', '2022-12-31'],
      ['2023-01-01', '2025-12-31'],
      ['2026-01-01', null],
    ])
  })

  it.each([
    ['version_ranges_overlap', 422, { validFrom: '2026-01-01' }],
    ['version_ranges_overlap', 422, { validFrom: '2025-06-01' }],
    ['version_ranges_overlap', 422, { validFrom: '2025-01-01', validTo: '2026-01-01' }],
    ['range_end_before_start', 400, { validFrom: '2027-01-02', validTo: '2027-01-01' }],
    ['bad-request', 400, { validFrom: '2027-02-29' }],
  ])('refuses with %s (%i) the version %o, and stays as it was', async (code, status, period) => {
    const { body: created } = await create({ validFrom: '2026-01-01' })
    const refused = await admin.post(`${path}/${created.id}/versions`, { ...period, ...rules })
    expect(refused).toMatchObject({ status, body: { code } })
    expect((await admin.get(`${path}/${created.id}`)).body).toEqual(created)
  })

  it('lets a caller look first: the same answer, and nothing written', async () => {
    const { body: created } = await create({ validFrom: '2026-01-01' })
    const looked = await admin.post(`${path}/${created.id}/versions`, {
      validFrom: '2027-01-01',
      ...rules,
      dryRun: true,
    })
    expect(periods(looked.body.versions)).toEqual([
      ['2026-01-01', '2026-12-31'],
      ['2027-01-01', null],
    ])
    expect((await admin.get(`${path}/${created.id}`)).body).toEqual(created)
  })

  it('refuses a version of a record that is no longer what the caller read', async () => {
    const { body: created } = await create({ validFrom: '2026-01-01' })
    await admin.post(`${path}/${created.id}/versions`, { validFrom: '2027-01-01', ...rules })
    const late = { validFrom: '2028-01-01', ...rules, expectedUpdatedAt: created.updatedAt }
    expect(await admin.post(`${path}/${created.id}/versions`, late)).toMatchObject({
      status: 409,
      body: { code: `${singular}_stale` },
    })
  })

  it('has no rules in force before its first version, and needs one', async () => {
    expect((await create({ validFrom: '2099-01-01' })).body.currentVersionId).toBeNull()
    expect(await create()).toMatchObject({ status: 400, body: { errors: [{ pointer: '/versions' }] } })
  })

  it('keeps one version a day when two callers add one at once', async () => {
    const { body: created } = await create({ validFrom: '2026-01-01' })
    const add = () => admin.post(`${path}/${created.id}/versions`, { validFrom: '2027-01-01', ...rules })
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422])
    expect((await admin.get(`${path}/${created.id}`)).body.versions).toHaveLength(2)
  })
})

describe('entry types', () => {
  it('expose the longest entry of the version in force today', async () => {
    const versions = [
      { validFrom: '2020-01-01', countsToTarget: true, maxDurationMinutes: 600 },
      { validFrom: '2099-01-01', countsToTarget: true, maxDurationMinutes: 480 },
    ]
    const { body: created } = await admin.post('/v1/entry-types', {
      code: freshCode(),
      name: 'Työ',
      category: 'work',
      versions,
    })
    expect(created.maxDurationMinutes).toBe(600)
    const { items } = (await world.as('veera').get('/v1/entry-types')).body
    expect(items).toContainEqual(created)
  })

  it('never change what kind of time they are', async () => {
    const refused = await admin.patch(`/v1/entry-types/${world.meri.catalogs.entryTypes.work}`, {
      category: 'break',
    })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: '/category' }] } })
  })
})

describe('day types', () => {
  it('refuse a credit that contradicts itself, first and later', async () => {
    const invalid = { status: 422, body: { code: 'day_type_credit_invalid' } }
    const wanted = { validFrom: '2027-01-01', credit: 'fixed' }
    expect(
      await admin.post('/v1/day-types', { code: freshCode(), name: 'A', versions: [wanted] }),
    ).toMatchObject(invalid)
    const { training_day } = world.meri.catalogs.dayTypes
    expect(await admin.post(`/v1/day-types/${training_day}/versions`, wanted)).toMatchObject(invalid)
  })
})

describe('worktime models', () => {
  it('say every rule, from the law where their author said nothing', async () => {
    const version = {
      validFrom: '2026-01-01',
      kind: 'flex',
      dayTargets: [450, 450, 450, 450, 450, 0, 0],
      eveEffect: 'target_zero',
    }
    const { body: created } = await admin.post('/v1/worktime-models', {
      code: freshCode(),
      name: 'Liukuma',
      versions: [version],
    })
    expect(created.versions[0]).toMatchObject({
      ...version,
      validTo: null,
      weeklyMinutes: 2250,
      dailyOvertimeAfterMinutes: 480,
      holidayEffectByCode: { independence_day: 'credited' },
      evening: null,
    })
  })

  it.each<[string, object, string]>([
    ['six targets', { dayTargets: [1, 2, 3, 4, 5, 6] }, '/dayTargets'],
    ['a target longer than a day', { dayTargets: [1441, 0, 0, 0, 0, 0, 0] }, '/dayTargets/0'],
    ['an effect nobody knows', { holidayEffectByCode: { may_day: 'half' } }, '/holidayEffectByCode/may_day'],
    ['a floor above zero', { flexFloorMinutes: 1 }, '/flexFloorMinutes'],
    ['half a window', { night: { fromMinutes: 1380, premiumBp: 0 } }, '/night/toMinutes'],
  ])('refuse %s', async (_, rules, pointer) => {
    const versions = [{ validFrom: '2026-01-01', kind: 'fixed', ...rules }]
    const refused = await admin.post('/v1/worktime-models', { code: freshCode(), name: 'A', versions })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer: `/versions/0${pointer}` }] } })
  })

  it('refuse rules that contradict each other', async () => {
    const { hourly } = world.meri.catalogs.worktimeModels
    expect(
      await admin.post(`/v1/worktime-models/${hourly}/versions`, { validFrom: '2027-01-01', kind: 'period' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'worktime_model_rules_invalid' },
    })
  })
})
