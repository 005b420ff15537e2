import { describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays, dateIn } from '../../../../platform/vocabulary/dates.ts'

const world = await startWorld()
const [admin, employee] = [world.as('aino'), world.as('onni')]
const today = dateIn('Europe/Helsinki', new Date().toISOString())
let count = 0

const unit = async () =>
  (await made(admin.post('/v1/planning-units', { name: `Sääntö ${++count}` }))).id as string
const rest = (severity: string, limit: number | null = null) => ({
  code: 'shift_daily_rest',
  severity,
  limit,
})
const rules = (validFrom: string, ...said: object[]) => ({
  validFrom,
  closedOnPublicHolidays: false,
  averageWeeks: null,
  rules: said,
})
const hours = (validFrom: string, ...said: object[]) => ({ validFrom, hours: said })
const morning = { weekday: 1, fromHour: 8, toHour: 12, minimum: 2, maximum: 4 }
const closure = (closedFrom: string, closedTo = closedFrom) => ({ closedFrom, closedTo, name: null })

/** The three documents of a unit: their paths, and what is sent of them. */
const documents = [
  {
    name: 'shift-rules',
    field: 'versions',
    start: 'validFrom',
    prefix: 'shift_rules',
    row: (from: string) => rules(from, rest('override')),
    other: (from: string) => rules(from, rest('refusal')),
  },
  {
    name: 'hourly-staffing',
    field: 'versions',
    start: 'validFrom',
    prefix: 'shift_staffing',
    row: (from: string) => hours(from, morning),
    other: (from: string) => hours(from, { ...morning, minimum: 3 }),
  },
  {
    name: 'shift-closures',
    field: 'closures',
    start: 'closedFrom',
    prefix: 'shift_closure',
    row: (from: string) => closure(from),
    other: (from: string) => closure(from, addDays(from, 2)),
  },
]

describe.each(documents)('$name of a unit', ({ name, field, start, prefix, row, other }) => {
  const path = (id: string) => `/v1/planning-units/${id}/${name}`
  const set = (id: string, rows: object[], more: object = {}) =>
    admin.put(path(id), { [field]: rows, ...more })

  it('is set by administrators, from today on, and read by who plans', async () => {
    const id = await unit()
    expect(await made(admin.get(path(id)))).toMatchObject({
      planningUnitId: id,
      [field]: [],
      updatedAt: null,
    })
    const later = addDays(today, 30)
    const answer = await set(id, [other(later), row(today)])
    expect(answer).toMatchObject({ status: 200, body: { [field]: [row(today), other(later)] } })
    expect((await admin.get(path(id))).body).toEqual(answer.body)
    for (const refused of [await employee.get(path(id)), await employee.put(path(id), { [field]: [] })])
      expect(refused).toMatchObject({ status: 403, body: { code: 'insufficient_role' } })
  })

  it('keeps what began before today, and tells every change in the audit trail', async () => {
    const id = await unit()
    await made(set(id, [row(today), other(addDays(today, 3))]))
    await made(set(id, [row(today)]))
    expect(await set(id, [row(addDays(today, -1))])).toMatchObject({
      status: 422,
      body: { code: `${prefix}_in_past` },
    })
    expect(await set(id, [row(today), other(today)])).toMatchObject({
      status: 422,
      body: { code: `${prefix}_repeated` },
    })
    const trail = JSON.stringify(await made(admin.get(`/v1/audit?targetId=${id}`)))
    expect(trail).toContain('s.remove')
    const table = {
      'shift-rules': 'shift_rule_settings',
      'hourly-staffing': 'hourly_staffing',
      'shift-closures': 'shift_closures',
    }[name]
    const column = start === 'validFrom' ? 'valid_from' : 'closed_from'
    await world.database.owner(
      `update ${table} set ${column} = $3 where org_id = $1 and planning_unit_id = $2`,
      [world.meri.id, id, addDays(today, -9)],
    )
    const emptied = await made(set(id, []))
    expect(emptied[field]).toMatchObject([{ [start]: addDays(today, -9) }])
  })

  it('is tried dry, and refused to who has read another', async () => {
    const id = await unit()
    expect((await made(set(id, [row(today)], { dryRun: true })))[field]).toHaveLength(1)
    expect((await made(admin.get(path(id))))[field]).toEqual([])
    const { updatedAt } = await made(set(id, [row(today)]))
    await made(set(id, [other(today)], { expectedUpdatedAt: updatedAt }))
    const stale = await set(id, [row(today)], { expectedUpdatedAt: updatedAt })
    expect(stale).toMatchObject({ status: 409, body: { code: `${prefix}_stale` } })
  })

  it('is of a unit of the organisation', async () => {
    const foreign = (await made(world.as('sanna').post('/v1/planning-units', { name: 'Toinen' }))).id
    for (const answer of [await admin.get(path(foreign)), await set(foreign, [])])
      expect(answer).toMatchObject({ status: 404, body: { code: 'planning_unit_not_found' } })
  })
})

describe('what a unit may say of a rule', () => {
  it('is every rule with its section, and what it is where nothing is said', async () => {
    const { defaults } = await made(admin.get(`/v1/planning-units/${await unit()}/shift-rules`))
    expect(defaults).toHaveLength(11)
    expect(defaults).toContainEqual({
      code: 'shift_daily_rest',
      severity: 'warning',
      fixed: false,
      law: 'Working Time Act 872/2019, 25 §',
      limit: 660,
      limitUnit: 'minutes',
    })
    expect(defaults).toContainEqual({
      code: 'shift_overlap',
      severity: 'refusal',
      fixed: true,
      law: null,
      limit: null,
      limitUnit: null,
    })
  })

  it.each([
    ['a rule named twice', [rest('warning'), rest('override')]],
    ['a softened overlap', [{ code: 'shift_overlap', severity: 'warning', limit: null }]],
    ['a softened lock', [{ code: 'shift_period_locked', severity: 'override', limit: null }]],
    ['a limit of a rule without one', [{ code: 'shift_unit_closed', severity: 'warning', limit: 3 }]],
    ['more rest than a day has', [rest('warning', 1441)]],
    ['nights without end', [{ code: 'shift_nights_in_row', severity: 'warning', limit: 61 }]],
  ])('and not %s', async (_, said) => {
    const answer = await admin.put(`/v1/planning-units/${await unit()}/shift-rules`, {
      versions: [rules(today, ...said)],
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'shift_rule_invalid' } })
  })

  it.each([
    ['hours that end before they begin', [{ ...morning, toHour: 8 }]],
    ['a maximum below the minimum', [{ ...morning, maximum: 1 }]],
    ['an hour twice', [morning, { ...morning, fromHour: 11, toHour: 14 }]],
  ])('staffing is not %s', async (_, said) => {
    const answer = await admin.put(`/v1/planning-units/${await unit()}/hourly-staffing`, {
      versions: [hours(today, ...said)],
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'shift_staffing_invalid' } })
  })

  it('a closure does not end before it begins', async () => {
    const answer = await admin.put(`/v1/planning-units/${await unit()}/shift-closures`, {
      closures: [closure(addDays(today, 3), today)],
    })
    expect(answer).toMatchObject({ status: 400, body: { code: 'range_end_before_start' } })
  })
})
