/** Times who is at work now of 5,000 people, and the calendar of a unit of 500 of them, beside the same statements in a bare handler. */
import { dateIn } from '../server/src/platform/vocabulary/dates.ts'
import type { Company } from '../server/test/world/large-company.ts'
import { count, declareBench, runBench, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { answerRounds, fillOnce, type Prepared, timeAnswers } from './projects/answers.ts'

const settings = {
  people: count(5000, 12, 'members of the organisation'),
  days: count(5, 10, 'work days of each'),
  inUnit: count(500, 12, 'people of the unit, ten at least'),
  rounds: answerRounds,
}

type Amounts = ValuesOf<typeof settings>

export const presenceBench = declareBench({
  name: 'presence',
  settings,
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, members: values.people, days: values.days })
    const title = 'Who is at work now'
    return timeAnswers(data, { title, ...values }, ({ company, baseUrl }) =>
      prepare(data, company, baseUrl, values),
    )
  },
})

async function prepare(
  data: DataSet,
  company: Company,
  baseUrl: string,
  amounts: Amounts,
): Promise<Prepared> {
  const { id: orgId, catalogs } = company
  const today = dateIn('Europe/Helsinki', new Date().toISOString())
  const { office: unitId } = catalogs.planningUnits
  await fillPlaces(data, company, amounts)
  await fillWork(data, company, today)
  await fillAbsences(data, company, baseUrl, today)
  await data.owner('analyze')
  const counts = await data.owner<{ state: string; count: string }>(
    `select 'clocked in' as state, count(*) from punch_sessions where org_id = $1 and state = 'open'
     union all select 'absent today', count(*) from absence_days where org_id = $1 and work_date = $2
     union all select 'with a day of today', count(*) from work_days where org_id = $1 and work_date = $2`,
    [orgId, today],
  )
  const to = new Date(Date.parse(today) + 61 * 86_400_000).toISOString().slice(0, 10)
  const calendar = `/v1/team/calendar?from=${today}&to=${to}`
  return {
    facts: [
      `one organisation with ${amounts.people.toLocaleString('en')} people: ${counts.map(({ state, count }) => `${Number(count).toLocaleString('en')} ${state}`).join(', ')}; ${amounts.inUnit} in one unit`,
    ],
    questions: [
      { title: 'presence, a page of 50', path: '/v1/presence' },
      { title: 'presence, a page of 100', path: '/v1/presence?limit=100' },
      { title: 'who works, of all', path: '/v1/presence?limit=100&state=working' },
      { title: 'who is absent, of all', path: '/v1/presence?limit=100&state=absent' },
      { title: 'who is late, of all', path: '/v1/presence?limit=100&state=late' },
      { title: 'calendar of 62 days, a page of 100', path: `${calendar}&limit=100` },
      {
        title: 'calendar of a unit with its coverage',
        path: `${calendar}&limit=100&planningUnitId=${unitId}`,
      },
    ],
  }
}

/** Everybody has a worktime model, and some belong to the unit. */
async function fillPlaces(data: DataSet, { id: orgId, catalogs }: Company, amounts: Amounts): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'membership_units',
    isFilled: `membership_units u where u.org_id = $1 offset ${amounts.inUnit - 10}`,
    text: `
      insert into membership_units (org_id, id, membership_id, planning_unit_id, is_primary, valid_from)
      select $1, uuidv7(), m.id, $2, true, date '2024-01-01' from memberships m
      where m.org_id = $1 and not exists (select from membership_units u where u.org_id = $1 and u.membership_id = m.id)
      order by m.id limit $3::integer`,
    values: [catalogs.planningUnits.office, amounts.inUnit],
  })
  await fillOnce(data, orgId, {
    name: 'membership_assignments',
    isFilled: `membership_assignments where org_id = $1 and kind = 'worktime_model' offset 10`,
    text: `
      insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
      select $1, m.id, 'worktime_model', date '2024-01-01', $2, false from memberships m
      where m.org_id = $1 on conflict do nothing`,
    values: [catalogs.worktimeModels.fixed_37_5],
  })
}

/** Two of five have clocked in, and as many have written what they work today. */
async function fillWork(data: DataSet, { id: orgId, catalogs }: Company, today: string): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'punch_sessions',
    isFilled: 'punch_sessions where org_id = $1',
    text: `
      insert into punch_sessions (org_id, id, membership_id, work_date, started_at, state, live_state, since, due_at, spans,
        updated_at)
      select $1, uuidv7(), m.id, $2::date, now() - interval '3 hours', 'open',
        case when m.place % 20 = 0 then 'on_break' else 'working' end, now() - interval '1 hour', now() + interval '1 day',
        '[]', now()
      from (select id, row_number() over (order by id) as place from memberships where org_id = $1) m
      where m.place % 5 in (0, 1)`,
    values: [today],
  })
  await fillOnce(data, orgId, {
    name: 'work_days',
    isFilled: 'work_days where org_id = $1 and work_date > current_date - 2',
    text: `
      with days as (
        insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
          worked_minutes, credited_minutes, expected_target_minutes, created_at, updated_at)
        select $1, uuidv7(), m.id, $2::date - ago, 'draft', 480, 960, 30, 450, 450, 450, now(), now()
        from (select id, row_number() over (order by id) as place from memberships where org_id = $1) m
          cross join generate_series(0, 1) ago
        where m.place % 5 in (2, 3) on conflict do nothing returning id)
      insert into work_entries (org_id, id, work_day_id, position, entry_type_version_id, start_minutes, end_minutes,
        allocations, source)
      select $1, uuidv7(), days.id, part, v.id, 480 + part * 240, 700 + part * 240, '[]', 'manual'
      from days cross join generate_series(0, 1) part
        join entry_type_versions v on v.org_id = $1 and v.entry_type_id = $3 and v.valid_to is null`,
    values: [today, catalogs.entryTypes.work],
  })
}

/** Everybody has a week of absence in each two months; one of twelve is absent today. */
async function fillAbsences(
  data: DataSet,
  { id: orgId, catalogs, serviceKey }: Company,
  baseUrl: string,
  today: string,
): Promise<void> {
  const version = { validFrom: '2024-01-01', sensitivity: 'hr', unit: 'days', partsAllowed: true }
  const types = { dayTypeId: catalogs.dayTypes.absence_paid, entryTypeId: catalogs.entryTypes.absence_paid }
  await fetch(`${baseUrl}/v1/absence-types`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'bench', name: 'Bench', versions: [{ ...version, ...types }] }),
  })
  await fillOnce(data, orgId, {
    name: 'absence_days',
    isFilled: 'absence_days where org_id = $1',
    text: `
      with periods as (
        insert into absence_periods (org_id, id, membership_id, absence_type_id, start_date, end_date, start_part, end_part,
          state, origin, certificate_state, created_at, updated_at)
        select $1, uuidv7(), m.id, t.id, $2::date - 6 + (m.place * 7 % 84)::integer, $2::date + (m.place * 7 % 84)::integer,
          'full', 'full', 'approved', 'own', 'not_required', now(), now()
        from (select id, row_number() over (order by id) as place from memberships where org_id = $1) m
          join absence_types t on t.org_id = $1 and t.code = 'bench'
        returning id, membership_id, absence_type_id, start_date, end_date)
      insert into absence_days (org_id, period_id, membership_id, work_date, absence_type_version_id, part, amount, unit)
      select $1, p.id, p.membership_id, d.each::date, v.id, 'full', 1, 'days'
      from periods p join absence_type_versions v on v.org_id = $1 and v.absence_type_id = p.absence_type_id
        cross join lateral generate_series(p.start_date, p.end_date, interval '1 day') d(each)`,
    values: [today],
  })
}

if (import.meta.main) await runBench(presenceBench)
