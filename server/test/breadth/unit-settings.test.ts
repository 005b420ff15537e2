import { describe, expect, it } from 'vitest'
import { modules } from '../../src/modules/index.ts'
import { addDays, dateIn } from '../../src/platform/vocabulary/dates.ts'
import { startWorld } from '../world/world.ts'
import { made } from './ways.ts'

/*
 * What `unitSettings` promises of every document that is declared by it: each row of the table is one of them. Their families
 * test what is their own.
 */

const morning = { weekday: 1, fromHour: 8, toHour: 12, minimum: 2, maximum: 4 }
const rest = { code: 'shift_daily_rest', limit: null }
const rules = { closedOnPublicHolidays: false, averageWeeks: null }

interface Settings {
  readonly name: string
  /** What the codes and the actions of the audit trail begin with. */
  readonly codes: string
  readonly audited: string
  readonly table: string
  readonly field: string
  readonly from: string
  /** The last day of a row by itself; without it a row holds until the next. */
  readonly to?: string
  /** Whether every member may read it. */
  readonly open?: boolean
  /** What two rows say, apart from when. */
  readonly one: object
  readonly other: object
  /** What the trail tells of the first. */
  readonly told?: unknown
}

const settings: readonly Settings[] = [
  {
    name: 'staffing-minimum',
    codes: 'staffing_minimum',
    audited: 'staffing_minimum',
    table: 'staffing_minimums',
    field: 'minimums',
    from: 'validFrom',
    open: true,
    one: { weekdays: [2, 2, 2, 2, 2, 0, 0] },
    other: { weekdays: [4, 4, 4, 4, 4, 0, 0] },
    told: [2, 2, 2, 2, 2, 0, 0],
  },
  {
    name: 'hourly-staffing',
    codes: 'shift_staffing',
    audited: 'shift_staffing',
    table: 'hourly_staffing',
    field: 'versions',
    from: 'validFrom',
    one: { hours: [morning] },
    other: { hours: [{ ...morning, minimum: 3 }] },
    told: [morning],
  },
  {
    name: 'shift-rules',
    codes: 'shift_rules',
    audited: 'shift_rule_setting',
    table: 'shift_rule_settings',
    field: 'versions',
    from: 'validFrom',
    one: { ...rules, rules: [{ ...rest, severity: 'override' }] },
    other: { ...rules, rules: [{ ...rest, severity: 'refusal' }] },
  },
  {
    name: 'shift-closures',
    codes: 'shift_closure',
    audited: 'shift_closure',
    table: 'shift_closures',
    field: 'closures',
    from: 'closedFrom',
    to: 'closedTo',
    one: { closedTo: '2999-01-01', name: null },
    other: { closedTo: '2999-02-01', name: 'Kesä' },
  },
]

const prefix = '/v1/planning-units/{id}/'

it('the table names every document of a unit that is replaced as a whole', () => {
  const declared = modules.flatMap(({ contract }) => {
    const { get, set, ...others } = contract.operations
    return get && set?.path.startsWith(prefix) && Object.keys(others).length === 0
      ? [set.path.slice(prefix.length)]
      : []
  })
  expect(declared.sort()).toEqual(settings.map(({ name }) => name).sort())
})

const world = await startWorld()
const [admin, employee] = [world.as('aino'), world.as('onni')]
const today = dateIn('Europe/Helsinki', new Date().toISOString())
let count = 0

const unit = async () =>
  (await made(admin.post('/v1/planning-units', { name: `Asetus ${++count}` }))).id as string

describe.each(settings)('$name of a unit', ({ name, codes, audited, table, field, from, to, ...said }) => {
  const row = (start: string) => ({ [from]: start, ...said.one })
  const other = (start: string) => ({ [from]: start, ...said.other })
  const path = (id: string) => `/v1/planning-units/${id}/${name}`
  const set = (id: string, rows: object[], more: object = {}) =>
    admin.put(path(id), { [field]: rows, ...more })
  /** As if the rows had been set days ago. */
  const moveBack = (id: string, days: number) =>
    world.database.owner(
      `update ${table} set ${from === 'validFrom' ? 'valid_from' : 'closed_from'} = $3
       where org_id = $1 and planning_unit_id = $2`,
      [world.meri.id, id, addDays(today, -days)],
    )
  const trailOf = async (id: string): Promise<{ action: string; changes: unknown }[]> =>
    (await made(admin.get(`/v1/audit?targetId=${id}&targetType=${audited}`))).items

  it('is set by administrators, in any order, and answered oldest first', async () => {
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
    expect((await admin.get(path(id.toUpperCase()))).body).toEqual(answer.body)
    const refused = { status: 403, body: { code: 'insufficient_role' } }
    expect(await employee.put(path(id), { [field]: [] })).toMatchObject(refused)
    expect(await employee.get(path(id))).toMatchObject(said.open ? { body: answer.body } : refused)
  })

  it('holds until the next row, or to its own last day', async () => {
    const id = await unit()
    const later = addDays(today, 30)
    const rows = (await made(set(id, [row(today), other(later)])))[field]
    expect(rows.map(({ validTo }: { validTo?: unknown }) => validTo)).toEqual(
      to ? [undefined, undefined] : [addDays(later, -1), null],
    )
  })

  it('keeps what began before today, and tells every change in the audit trail', async () => {
    const id = await unit()
    await made(set(id, [row(today), other(addDays(today, 3))]))
    await made(set(id, [row(today)]))
    const refused = (code: string) => ({ status: 422, body: { code: `${codes}_${code}` } })
    expect(await set(id, [row(addDays(today, -1))])).toMatchObject(refused('in_past'))
    expect(await set(id, [row(today), other(today)])).toMatchObject(refused('repeated'))
    await moveBack(id, 9)
    expect((await made(set(id, [])))[field]).toMatchObject([row(addDays(today, -9))])
    expect((await made(set(id, [row(today)])))[field]).toMatchObject([row(addDays(today, -9)), row(today)])
    const trail = await trailOf(id)
    expect(trail.map(({ action }) => action).sort()).toEqual([
      `${audited}s.remove`,
      ...Array<string>(3).fill(`${audited}s.set`),
    ])
    const first = { field: today, from: null, to: said.told ?? said.one }
    expect(trail).toContainEqual(expect.objectContaining({ changes: [expect.objectContaining(first)] }))
  })

  it('leaves a row that says the same as it was, and its `createdAt` when it says something else', async () => {
    const id = await unit()
    const first = await made(set(id, [row(today)]))
    expect(await made(set(id, [row(today)]))).toEqual(first)
    const changed = await made(set(id, [other(today)]))
    expect(changed[field]).toMatchObject([{ createdAt: first[field][0].createdAt }])
    expect(changed.updatedAt > first.updatedAt).toBe(true)
    expect(await trailOf(id)).toHaveLength(2)
  })

  it('has changed when it only loses rows, so that who has read them is refused', async () => {
    const id = await unit()
    await made(set(id, [row(today)]))
    await moveBack(id, 2)
    const { updatedAt: expectedUpdatedAt } = await made(set(id, [other(today)]))
    await made(set(id, []))
    const stale = await set(id, [row(today)], { expectedUpdatedAt })
    expect(stale).toMatchObject({ status: 409, body: { code: `${codes}_stale` } })
  })

  it('is tried dry, and refused to who has read another', async () => {
    const id = await unit()
    expect((await made(set(id, [row(today)], { dryRun: true })))[field]).toHaveLength(1)
    expect((await made(admin.get(path(id))))[field]).toEqual([])
    const { updatedAt } = await made(set(id, [row(today)]))
    await made(set(id, [other(today)], { expectedUpdatedAt: updatedAt }))
    const stale = await set(id, [row(today)], { expectedUpdatedAt: updatedAt })
    expect(stale).toMatchObject({ status: 409, body: { code: `${codes}_stale` } })
  })

  it('is of this unit alone: the unit below it says what it says itself', async () => {
    const id = await unit()
    const below = { name: `Alla ${++count}`, parentId: id }
    const child = (await made(admin.post('/v1/planning-units', below))).id as string
    await made(set(id, [row(today)]))
    expect(await made(admin.get(path(child)))).toMatchObject({ [field]: [], updatedAt: null })
  })

  it('is of a unit of the organisation', async () => {
    const foreign = (await made(world.as('sanna').post('/v1/planning-units', { name: 'Toinen' }))).id
    for (const answer of [await admin.get(path(foreign)), await set(foreign, [])])
      expect(answer).toMatchObject({ status: 404, body: { code: 'planning_unit_not_found' } })
  })

  it('keeps the import that made its unit from being undone', async () => {
    const rows = [{ code: `imported-${++count}`, name: `Tuotu ${count}` }]
    const { importId, results } = await made(admin.post('/v1/imports/planning-units', { rows }))
    const id = results[0].id as string
    await made(set(id, [row(today)]))
    const undone = await admin.post(`/v1/imports/${importId}/undo`, {})
    expect(undone.status).toBe(409)
    expect(JSON.stringify(undone.body)).toContain(table)
  })
})
