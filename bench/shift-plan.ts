/** Times the plan of a unit of 200 people over six weeks, and the plan against what was worked, beside the same statements in a bare handler. */
import { addDays, dateIn } from '../server/src/platform/vocabulary/dates.ts'
import { mondayOf } from '../server/src/platform/vocabulary/weekdays.ts'
import type { Company } from '../server/test/world/large-company.ts'
import { count, declareBench, runBench, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { answerRounds, fillOnce, type Prepared, timeAnswers } from './projects/answers.ts'

const settings = {
  people: count(1000, 12, 'members of the organisation'),
  days: count(5, 10, 'work days of each'),
  inUnit: count(200, 12, 'people of the unit, ten at least'),
  weeks: count(30, 14, 'weeks with shifts, half of them over'),
  rounds: answerRounds,
}

type Amounts = ValuesOf<typeof settings>

export const shiftPlanBench = declareBench({
  name: 'shift-plan',
  settings,
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, members: values.people, days: values.days })
    const title = 'The plan of a unit'
    return timeAnswers(data, { title, ...values }, ({ company }) => prepare(data, company, values))
  },
})

async function prepare(data: DataSet, company: Company, amounts: Amounts): Promise<Prepared> {
  const today = dateIn('Europe/Helsinki', new Date().toISOString())
  const monday = mondayOf(today)
  await fillPeople(data, company, amounts)
  await fillShifts(data, company, addDays(monday, -7 * (amounts.weeks / 2)), amounts.weeks)
  await fillWork(data, company, addDays(monday, -42))
  await data.owner('analyze')
  const [counts] = await data.owner<{ shifts: string; days: string }>(
    `select (select count(*) from shifts where org_id = $1) as shifts,
       (select count(*) from work_days where org_id = $1) as days`,
    [company.id],
  )
  const unit = company.catalogs.planningUnits.office
  const plan = (name: string, from: string, to: string) =>
    `/v1/${name}?planningUnitId=${unit}&from=${from}&to=${to}`
  return {
    facts: [
      `one organisation with ${amounts.people.toLocaleString('en')} people, ${amounts.inUnit} of them in one unit; ${Number(counts?.shifts).toLocaleString('en')} shifts in ${amounts.weeks} weeks, five a week, early, late and night; ${Number(counts?.days).toLocaleString('en')} work days`,
    ],
    questions: [
      { title: 'plan, one day', path: plan('shift-plan', monday, monday) },
      { title: 'plan, one week', path: plan('shift-plan', monday, addDays(monday, 6)) },
      { title: 'plan, six weeks', path: plan('shift-plan', monday, addDays(monday, 41)) },
      {
        title: 'plan against work, six weeks',
        path: plan('shift-plan/actual', addDays(monday, -42), addDays(monday, -1)),
      },
    ],
  }
}

/** The people of the unit work by a rota. */
async function fillPeople(data: DataSet, { id: orgId, catalogs }: Company, amounts: Amounts): Promise<void> {
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

/** Five shifts a week: a week early, a week late, a week in the night; with two free days that move on. */
async function fillShifts(
  data: DataSet,
  { id: orgId, catalogs }: Company,
  from: string,
  weeks: number,
): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'shifts',
    isFilled: 'shifts where org_id = $1',
    text: `
      insert into shifts (org_id, id, planning_unit_id, membership_id, work_date, start_minutes, end_minutes, break_minutes,
        start_at, end_at, tags, state, changed_since_published, version, warnings, created_at, updated_at)
      select $1, uuidv7(), $2, m.id, d.day, t.starts, t.starts + 480, 30,
        (d.day + t.starts * interval '1 minute') at time zone 'Europe/Helsinki',
        (d.day + (t.starts + 480) * interval '1 minute') at time zone 'Europe/Helsinki',
        '{}', 'published', false, 1, '[]', now(), now()
      from (select u.membership_id as id, row_number() over (order by u.membership_id) as place
          from membership_units u where u.org_id = $1 and u.planning_unit_id = $2) m
        cross join (select ($3::date + n)::date as day, n from generate_series(0, $4::integer * 7 - 1) n) d
        cross join lateral (select (array[360, 840, 1320])[1 + (d.n / 7 + m.place) % 3] as starts) t
      where (d.n + m.place) % 7 < 5`,
    values: [catalogs.planningUnits.office, from, weeks],
  })
  await fillOnce(data, orgId, {
    name: 'hourly_staffing',
    isFilled: 'hourly_staffing where org_id = $1',
    text: `
      insert into hourly_staffing (org_id, planning_unit_id, valid_from, hours, created_at, updated_at)
      select $1, $2, date '2024-01-01', jsonb_agg(jsonb_build_object('weekday', w, 'fromHour', 6, 'toHour', 22,
        'minimum', 20, 'maximum', 90)), now(), now()
      from generate_series(1, 7) w`,
    values: [catalogs.planningUnits.office],
  })
}

/** What was planned was worked, as drafts: those are interpreted as they are read. */
async function fillWork(data: DataSet, { id: orgId, catalogs }: Company, from: string): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'work_days',
    isFilled: `work_days d join shifts s on s.org_id = $1 and s.membership_id = d.membership_id and s.work_date = d.work_date
      where d.org_id = $1 offset 1000`,
    text: `
      with days as (
        insert into work_days (org_id, id, membership_id, work_date, status, start_minutes, end_minutes, break_minutes,
          worked_minutes, credited_minutes, expected_target_minutes, created_at, updated_at)
        select $1, uuidv7(), s.membership_id, s.work_date, 'draft', s.start_minutes, s.end_minutes, 0, 480, 0, 450, now(), now()
        from shifts s where s.org_id = $1 and s.work_date >= $2::date and s.work_date < $2::date + 42
        on conflict do nothing returning id, start_minutes, end_minutes)
      insert into work_entries (org_id, id, work_day_id, position, entry_type_version_id, start_minutes, end_minutes,
        allocations, source)
      select $1, uuidv7(), days.id, 0, v.id, days.start_minutes, days.end_minutes, '[]', 'manual'
      from days join entry_type_versions v on v.org_id = $1 and v.entry_type_id = $3 and v.valid_to is null`,
    values: [from, catalogs.entryTypes.work],
  })
}

if (import.meta.main) await runBench(shiftPlanBench)
