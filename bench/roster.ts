/** Times the roster of projects over 2,000,000 allocations of people, beside the same statements in a bare handler. */
import type { Company } from '../server/test/world/large-company.ts'
import { count, declareBench, runBench, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { answerRounds, fillOnce, fillProjects, type Prepared, timeAnswers } from './projects/answers.ts'

const window = { from: '2026-01-19', to: '2026-07-19' }

const settings = {
  people: count(2000, 12, 'members of the organisation'),
  days: count(130, 10, 'work days of each'),
  weeks: count(250, 5, 'weeks for which they are allocated'),
  aWeek: count(4, 2, 'projects of each in a week'),
  projects: count(400, 10, 'projects, seven at least'),
  inUnit: count(500, 12, 'people of the unit, ten at least'),
  rounds: answerRounds,
}

type Amounts = ValuesOf<typeof settings>

export const rosterBench = declareBench({
  name: 'roster',
  settings,
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, members: values.people, days: values.days })
    const title = 'The roster of projects'
    return timeAnswers(data, { title, ...values }, ({ company }) => prepare(data, company, values))
  },
})

async function prepare(data: DataSet, { id: orgId, catalogs }: Company, amounts: Amounts): Promise<Prepared> {
  const { office: unitId } = catalogs.planningUnits
  const { fixed_37_5: modelId } = catalogs.worktimeModels
  await fillProjects(data, orgId, amounts.projects)
  await fillOnce(data, orgId, {
    name: 'project_allocations',
    isFilled: 'project_allocations where org_id = $1',
    text: `
      with people as (
        select m.id, (row_number() over (order by m.id))::integer as person from memberships m where m.org_id = $1),
      plans as (
        select p.id, p.external_id::integer as place from projects p where p.org_id = $1 and p.external_source = 'bench')
      insert into project_allocations (org_id, id, project_id, membership_id, week_start, minutes, created_at, updated_at)
      select $1, uuidv7(), plans.id, people.id, $2::date + week * 7, 300 + (week * 37 + part * 60) % 300, now(), now()
      from people cross join generate_series(0, $3::integer - 1) week cross join generate_series(0, $4::integer - 1) part
        join plans on plans.place = 1 + (people.person * 7 + week / 13 + part * 101) % $5::integer`,
    values: [window.from, amounts.weeks, amounts.aWeek, amounts.projects],
  })
  await putIntoUnit(data, orgId, { unitId, modelId, ...amounts })
  const [filled] = await data.owner<{ allocations: string; hours: string; project: string }>(
    `select (select count(*) from project_allocations where org_id = $1) as allocations,
       (select count(*) from allocated_hours where org_id = $1) as hours,
       (select id from projects where org_id = $1 and external_id = '7') as project`,
    [orgId],
  )
  const path = (to: string, more: string) => `/v1/projects/roster?from=${window.from}&to=${to}&${more}`
  const unit = `planningUnitId=${unitId}`
  return {
    facts: [
      `one organisation with ${amounts.people.toLocaleString('en')} people, ${Number(filled?.allocations).toLocaleString('en')} allocations of them to ${amounts.projects} projects by week, ${(amounts.people * amounts.days).toLocaleString('en')} work days and ${Number(filled?.hours).toLocaleString('en')} allocated hours; ${(data.bytes / 2 ** 30).toFixed(1)} GiB with the indexes`,
    ],
    questions: [
      { title: `${amounts.inUnit} people × 26 weeks`, path: path(window.to, unit) },
      { title: `${amounts.inUnit} people × 4 weeks`, path: path('2026-02-15', unit) },
      {
        title: 'the people of one project × 26 weeks',
        path: path(window.to, `projectId=${filled?.project}`),
      },
      {
        title: 'the people of one project × 4 weeks',
        path: path('2026-02-15', `projectId=${filled?.project}`),
      },
    ],
  }
}

/** Puts people into the unit, and everybody on a worktime model. */
async function putIntoUnit(
  data: DataSet,
  orgId: string,
  { unitId, modelId, inUnit }: { unitId: string; modelId: string; inUnit: number },
): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'membership_units',
    isFilled: `membership_units u where u.org_id = $1 offset ${inUnit - 10}`,
    text: `
      insert into membership_units (org_id, id, membership_id, planning_unit_id, is_primary, valid_from)
      select $1, uuidv7(), m.id, $2, true, date '2024-01-01' from memberships m
      where m.org_id = $1 and not exists (select from membership_units u where u.org_id = $1 and u.membership_id = m.id)
      order by m.id limit $3::integer - (select count(*) from membership_units u where u.org_id = $1)`,
    values: [unitId, inUnit],
  })
  await fillOnce(data, orgId, {
    name: 'membership_assignments',
    isFilled: `membership_assignments where org_id = $1 and kind = 'worktime_model' offset 10`,
    text: `
      insert into membership_assignments (org_id, membership_id, kind, valid_from, assigned_id, coming)
      select $1, m.id, 'worktime_model', date '2024-01-01', $2, false from memberships m
      where m.org_id = $1 on conflict do nothing`,
    values: [modelId],
  })
}

if (import.meta.main) await runBench(rosterBench)
