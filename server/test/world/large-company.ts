import type { App } from '../../src/app.ts'
import type { PlainDate } from '../../src/platform/vocabulary/dates.ts'
import { Client } from './client.ts'
import { type FoundedOrganisation, foundOrganisation } from './founding.ts'
import type { Character } from './people.ts'

/** Runs SQL as the owner of the tables, whom row-level security does not bind. */
export type Owner = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** The founding members. `fillCompany` adds copies of Veera with copies of her days. */
const company = {
  aino: { firstNames: 'Aino', lastName: 'Koskinen', role: 'admin' },
  eero: { firstNames: 'Eero', lastName: 'Mäkinen', role: 'manager' },
  veera: { firstNames: 'Veera Maria', lastName: 'Åkerblom', role: 'employee', supervisor: 'eero' },
} as const satisfies Record<string, Character>

export type Company = FoundedOrganisation<keyof typeof company>

/** Monday to Friday of the week that is copied; every copy is later. */
const exampleWeek = ['2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16'] as const
const firstMonday = '2026-01-19'

/** Founds a company through its interface, with a week of different days that are confirmed. */
export async function foundCompany(app: App, slug: string): Promise<Company> {
  const founded = await foundOrganisation(app.services, {
    name: `${slug} Oy`,
    slug,
    features: [{ feature: 'projects' }, { feature: 'scheduling' }],
    people: company,
    sandbox: false,
  })
  const { entryTypes, dayTypes } = founded.catalogs
  const service = new Client(app.server, { authorization: `Bearer ${founded.serviceKey}` })
  const days = `/v1/team/members/${founded.members.veera.id}/work-days`
  const span = (startMinutes: number, endMinutes: number, project?: string) => ({
    entryTypeId: entryTypes.work,
    startMinutes,
    endMinutes,
    allocations: project ? [{ dimensionId: 'project', valueId: founded.projects.get(project) }] : [],
  })
  const lunch = { entryTypeId: entryTypes.break, startMinutes: 690, endMinutes: 720 }
  const written = [
    [span(480, 960), lunch],
    [span(450, 1080, 'tower'), lunch],
    [span(840, 1320)],
    [span(480, 720, 'tower'), span(750, 990, 'harbour')],
  ]
  for (const [index, entries] of written.entries())
    await expectOk(service.put(`${days}/${exampleWeek[index]}/entries`, { entries }))
  await expectOk(service.put(`${days}/${exampleWeek[4]}/day-type`, { dayTypeId: dayTypes.annual_holiday }))
  for (const date of exampleWeek) await expectOk(service.post(`${days}/${date}/confirm`, {}))
  return founded
}

async function expectOk(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`the company could not be founded: ${status} ${JSON.stringify(body)}`)
}

/**
 * Fills a company with members and work days, as if they had worked for months: the oldest days are exported, later
 * ones approved, confirmed, and the last ones drafts. Each member has `days` working days from 19 January 2026 on.
 */
export async function fillCompany(
  owner: Owner,
  { id, members }: Company,
  size: { readonly members: number; readonly days: number },
): Promise<void> {
  const parameters = [id, members.veera.id]
  const newcomers = size.members - Object.keys(members).length
  for (const made of [
    colleagues(newcomers),
    workedDays(size.days),
    theirEntries,
    theirInterpretations,
    theirHours,
  ])
    await owner(await copying(owner, made), parameters)
}

/** The dates that `fillCompany` gives to everybody, oldest first. */
export function workingDates(days: number): PlainDate[] {
  const monday = Temporal.PlainDate.from(firstMonday)
  return Array.from({ length: days }, (_, index) =>
    monday.add({ weeks: Math.floor(index / 5), days: index % 5 }).toString(),
  )
}

/** From which part of `workingDates` on the days have each status. */
export const statusFrom = { exported: 0, approved: 0.4, confirmed: 0.6, draft: 0.9 } as const

/** Rows made from rows `t` of a table; `$1` is the company and `$2` Veera. */
interface Copies {
  readonly table: string
  /** Expressions in place of what the row copied has. */
  readonly replaced: Readonly<Record<string, string>>
  readonly from: string
  readonly where: string
}

const colleagues = (count: number): Copies => ({
  table: 'memberships',
  replaced: {
    id: idAt("t.created_at + n * interval '1 second'"),
    email: "'veera' || n || '@' || split_part(t.email, '@', 2)",
    person_id: 'null',
    display_name: "'Veera Åkerblom ' || n",
  },
  from: `generate_series(1, ${count}) n`,
  where: 't.org_id = $1 and t.id = $2',
})

/** Days of one date lie a second apart, like those of people who go home at the same time. */
const writtenAt = `(day.date + time '16:00') at time zone 'UTC'
  + row_number() over (partition by day.date order by m.id) * interval '1 second'`

const workedDays = (days: number): Copies => ({
  table: 'work_days',
  replaced: {
    id: idAt(writtenAt),
    membership_id: 'm.id',
    work_date: 'day.date',
    status: `case when day.age < ${statusFrom.approved} then 'exported' when day.age < ${statusFrom.confirmed}
      then 'approved' when day.age < ${statusFrom.draft} then 'confirmed' else 'draft' end`,
    export_batch_id: `case when day.age < ${statusFrom.approved}
      then md5(date_trunc('month', day.date)::text)::uuid end`,
    created_at: writtenAt,
    updated_at: `${writtenAt} + interval '12 hours'`,
  },
  from: `(
    select ordinal % 5 as weekday, ordinal::double precision / ${days} as age,
      date '${firstMonday}' + ordinal / 5 * 7 + ordinal % 5 as date
    from generate_series(0, ${days - 1}) ordinal) day join memberships m on m.org_id = $1`,
  where: `t.org_id = $1 and t.membership_id = $2 and t.work_date = date '${exampleWeek[0]}' + day.weekday`,
})

const theirEntries: Copies = {
  table: 'work_entries',
  replaced: { id: idAt('day.created_at'), work_day_id: 'day.id' },
  from: `work_days day join work_days example on example.org_id = $1 and example.membership_id = $2
    and example.work_date = date '${exampleWeek[0]}' + (day.work_date - date '${firstMonday}') % 7`,
  where: `day.org_id = $1 and day.work_date >= date '${firstMonday}'
    and t.org_id = $1 and t.work_day_id = example.id`,
}

const theirInterpretations: Copies = {
  ...theirEntries,
  table: 'work_day_interpretations',
  replaced: { work_day_id: 'day.id' },
}

/** Their entries have ids of their own, in the places of those that were copied. */
const theirHours: Copies = {
  ...theirEntries,
  table: 'allocated_hours',
  replaced: {
    work_day_id: 'day.id',
    entry_id: `(select copied.id from work_entries copied join work_entries e
      on e.org_id = $1 and e.id = t.entry_id and copied.position = e.position
      where copied.org_id = $1 and copied.work_day_id = day.id)`,
    membership_id: 'day.membership_id',
    work_date: 'day.work_date',
  },
}

/** The statement that inserts the copies; a column that nothing replaces is copied as it is. */
async function copying(owner: Owner, { table, replaced, from, where }: Copies): Promise<string> {
  const columns = await owner<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ name }) => name)
  const values = names.map(name => replaced[name] ?? `t.${name}`)
  return `insert into ${table} (${names}) select ${values} from ${table} t, ${from} where ${where}`
}

/** A UUIDv7 of an instant, as the service makes them: rows made together lie together. */
function idAt(instant: string): string {
  const milliseconds = `int8send((extract(epoch from ${instant}) * 1000)::bigint)`
  const timed = `overlay(uuid_send(gen_random_uuid()) placing substring(${milliseconds} from 3) from 1 for 6)`
  return `encode(set_bit(set_bit(${timed}, 52, 1), 53, 1), 'hex')::uuid`
}
