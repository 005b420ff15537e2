import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { startWorld } from '../../../../../../test/world/world.ts'

const world = await startWorld()
const admin = world.as('aino')
const { id: orgId, members, catalogs } = world.meri
const people = [members.veera, members.onni]
/** The first is confirmed, with a shift over midnight, and the last is locked. */
const dates = ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-09'] as const
const types = { work: catalogs.entryTypes.work, break: catalogs.entryTypes.break }

interface Row {
  readonly email: string
  readonly date: string
  readonly entryType: string
  readonly startMinutes?: number
  readonly endMinutes?: number
  readonly durationMinutes?: number
}

const pathOf = ({ email, date }: Pick<Row, 'email' | 'date'>) =>
  `/v1/team/members/${people.find(person => person.email === email)?.id}/work-days/${date}`

const night = { entryType: 'work', startMinutes: 1320, endMinutes: 1800 }

beforeAll(async () => {
  const [date, , , , locked] = dates
  const first = pathOf({ email: members.veera.email, date })
  const span = { entryTypeId: types.work, startMinutes: 1320, endMinutes: 1800 }
  await admin.put(`${first}/entries`, { entries: [span] })
  expect(await admin.post(`${first}/confirm`, {})).toMatchObject({ status: 200 })
  const lock = { periodStart: locked, periodEnd: locked }
  expect(await world.as('tauno').post('/v1/payroll-locks', lock)).toMatchObject({ status: 201 })
})

const row: fc.Arbitrary<Row> = fc
  .record({
    email: fc.constantFrom(...people.map(person => person.email)),
    date: fc.constantFrom(...dates, ...dates.slice(1, 4)),
    hours: fc.constantFrom(
      night,
      night,
      { entryType: 'work', startMinutes: 240, endMinutes: 720 },
      { entryType: 'work', startMinutes: 480, endMinutes: 960 },
      { entryType: 'work', startMinutes: 1380, endMinutes: 1500 },
      { entryType: 'break', startMinutes: 690, endMinutes: 720 },
      { entryType: 'work', durationMinutes: 90 },
      { entryType: 'work', durationMinutes: 1500 },
      { entryType: 'work', startMinutes: 600, endMinutes: 540 },
      { entryType: 'work', startMinutes: 1320, endMinutes: 360 },
      { entryType: 'work', startMinutes: 600, endMinutes: 600 },
      { entryType: 'juggling', durationMinutes: 60 },
    ),
  })
  .map(({ hours, ...of }) => ({ ...of, ...hours }))
const rowsInAnyOrder = fc
  .array(row, { minLength: 1, maxLength: 9 })
  .chain(rows => fc.shuffledSubarray([...rows, ...rows.slice(0, 3)], { minLength: rows.length }))

interface Stored {
  readonly days: readonly object[]
  readonly entries: readonly object[]
}

/** The drafts as they are stored, to be put back. */
async function snapshot(): Promise<Stored> {
  const drafts = `org_id = $1 and status = 'draft'`
  const [days, entries] = await Promise.all([
    world.database.owner<{ row: object }>(`select to_jsonb(d) as row from work_days d where ${drafts}`, [
      orgId,
    ]),
    world.database.owner<{ row: object }>(
      `select to_jsonb(e) as row from work_entries e where org_id = $1 and work_day_id in (
        select id from work_days where ${drafts})`,
      [orgId],
    ),
  ])
  return { days: days.map(each => each.row), entries: entries.map(each => each.row) }
}

async function putBack({ days, entries }: Stored): Promise<void> {
  await world.database.owner(`delete from work_days where org_id = $1 and status = 'draft'`, [orgId])
  for (const [table, rows] of [
    ['work_days', days],
    ['work_entries', entries],
  ] as const)
    await world.database.owner(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
}

/** What days have, without the ids that each write gives. */
const content = () =>
  world.database.owner<{ email: string; date: string; said: string }>(
    `select m.email, d.work_date::text as date, concat_ws(' ', d.status, d.worked_minutes, (
       select jsonb_agg(jsonb_build_array(e.start_minutes, e.end_minutes, e.duration_minutes, v.entry_type_id, e.source)
         order by e.position)
       from work_entries e join entry_type_versions v on v.id = e.entry_type_version_id
       where e.work_day_id = d.id)) as said
     from work_days d join memberships m on m.id = d.membership_id
     where d.org_id = $1 order by d.work_date, m.email`,
    [orgId],
  )

const saysTheSame = (one: Row, other: Row) => JSON.stringify(one) === JSON.stringify(other)

/** A row as a single write says it, which takes no end before the beginning. */
const spelledOut = (row: Row): Row =>
  row.startMinutes !== undefined && row.endMinutes !== undefined && row.endMinutes < row.startMinutes
    ? { ...row, endMinutes: row.endMinutes + 1440 }
    : row

/** Writes the days that rows stand for one by one, in the order of their first rows; what became of each row. */
async function writeOneByOne(shortRows: readonly Row[]): Promise<string[]> {
  const rows = shortRows.map(spelledOut)
  const before = new Map(
    await Promise.all(rows.map(async each => [pathOf(each), await entriesOf(each)] as const)),
  )
  const became = new Map<Row, string>()
  for (const ofDay of Map.groupBy(rows, pathOf).values()) {
    const [first] = ofDay as [Row]
    const distinct = ofDay.filter((each, at) => ofDay.findIndex(other => saysTheSame(each, other)) === at)
    const stored = before.get(pathOf(first)) ?? []
    const say = (code: (each: Row) => string) => ofDay.forEach(each => became.set(each, code(each)))
    if (ofDay.some(({ entryType }) => entryType === 'juggling'))
      say(({ entryType }) => (entryType === 'juggling' ? 'entry_type_not_found' : 'other_row_refused'))
    else if (stored.toSorted().join() === distinct.map(contentOf).toSorted().join()) say(() => 'unchanged')
    else {
      const entries = distinct
        .toSorted((a, b) => (a.startMinutes ?? 9999) - (b.startMinutes ?? 9999))
        .map(({ email: _, date: __, entryType, ...hours }) => ({
          entryTypeId: types[entryType as keyof typeof types],
          ...hours,
        }))
      const exists = (await admin.get(pathOf(first))).body.updatedAt !== null
      const { status, body } = await admin.put(`${pathOf(first)}/entries`, { entries })
      say(() => (status === 200 ? (exists ? 'updated' : 'created') : body.code))
    }
  }
  return rows.map(each => became.get(each) ?? '')
}

const contentOf = ({ startMinutes, endMinutes, durationMinutes, entryType }: Row): string =>
  JSON.stringify([startMinutes ?? null, endMinutes ?? null, durationMinutes ?? null, entryType])

async function entriesOf(row: Row): Promise<string[]> {
  const { body } = await admin.get(pathOf(row))
  return body.entries.map((entry: Row & { entryTypeId: string }) =>
    contentOf({ ...entry, entryType: entry.entryTypeId === types.work ? 'work' : 'break' }),
  )
}

it('rows of hours do what single writes of their days do in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(rowsInAnyOrder, async rows => {
      const stored = await snapshot()
      const expected = await writeOneByOne(rows)
      const days = await content()
      await putBack(stored)
      const { results } = (await admin.post('/v1/imports/work-days', { rows })).body
      const codes: string[] = results.map(({ status, code }: Record<string, string>) => code ?? status)
      // Where a refusal is about one entry of a day, its other rows say only that.
      expect(
        codes.map((code, at) => (code === 'other_row_refused' ? expected[at] : code)),
        JSON.stringify(rows),
      ).toEqual(expected)
      expect(await content()).toEqual(days)
    }),
    { numRuns: 15 },
  )
})
