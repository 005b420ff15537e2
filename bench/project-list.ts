/** Times the list of projects with their profitability: 20,000 projects over 2,000,000 allocated hours, beside a bare handler. */
import { count, declareBench, runBench, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { answerRounds, fillOnce, fillProjects, type Prepared, timeAnswers } from './projects/answers.ts'
import { fillMoney, money } from './projects/money.ts'

const settings = {
  projects: count(20_000, 10, 'projects'),
  hours: count(2_000_000, 100, 'allocated hours beside those of entries'),
  members: count(800, 12, 'members of the organisation'),
  days: count(250, 10, 'work days of each'),
  rounds: answerRounds,
}

type Amounts = ValuesOf<typeof settings>

export const projectListBench = declareBench({
  name: 'project-list',
  settings,
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, ...values })
    const title = 'Projects with their profitability'
    return timeAnswers(data, { title, ...values }, ({ company }) => prepare(data, company.id, values))
  },
})

async function prepare(data: DataSet, orgId: string, amounts: Amounts): Promise<Prepared> {
  await fillProjects(data, orgId, amounts.projects)
  await fillOnce(data, orgId, {
    name: 'allocated_hours',
    isFilled: 'allocated_hours where org_id = $1 and position >= 1000',
    text: `
      with entries as (
        select d.id as work_day_id, d.membership_id, d.work_date, e.id as entry_id, v.entry_type_id,
          row_number() over (order by d.work_date, d.id) as place
        from work_days d join work_entries e on e.org_id = $1 and e.work_day_id = d.id and e.position = 0
          join entry_type_versions v on v.org_id = $1 and v.id = e.entry_type_version_id
        where d.org_id = $1),
      counted as (select e.*, count(*) over () as count from entries e)
      insert into allocated_hours (org_id, work_day_id, entry_id, position, membership_id, work_date, entry_type_id, dimension_id, value_id,
        minutes)
      select $1, e.work_day_id, e.entry_id, 1000 + part, e.membership_id, e.work_date, e.entry_type_id, v.dimension_id, v.id,
        15 + (e.place + part) % 45
      from counted e cross join generate_series(0, ceil($2::numeric / e.count)::integer - 1) part
        join dimension_values v on v.org_id = $1 and v.external_source = 'bench'
          and v.external_id = (1 + (e.place * 31 + part * 7919) % $3::integer)::text`,
    values: [amounts.hours, amounts.projects],
  })
  await fillMoney(data, orgId)
  const [filled] = await data.owner<{ hours: string; rules: string }>(
    `select (select count(*) from allocated_hours where org_id = $1) as hours,
       (select count(*) from rate_rules where org_id = $1) as rules`,
    [orgId],
  )
  const [project] = await data.owner<{ id: string }>(
    `select id from projects where org_id = $1 and external_id = '4'`,
    [orgId],
  )
  const list = '/v1/projects/profitability'
  return {
    facts: [
      `one organisation with ${amounts.projects.toLocaleString('en')} projects and ${Number(filled?.hours).toLocaleString('en')} allocated hours of ${amounts.members} people; ${(data.bytes / 2 ** 30).toFixed(1)} GiB with the indexes`,
      `a default rate card with ${Number(filled?.rules).toLocaleString('en')} rules in three versions, a cost rate of each member, two participants and ${money.purchasesOfProject} purchases of each project`,
    ],
    questions: [
      { title: 'projects, a page of 100', path: '/v1/projects?limit=100' },
      { title: 'with profitability, a page of 50', path: list },
      { title: 'with profitability, a page of 100', path: `${list}?limit=100` },
      { title: 'unbilled work, a page of 50', path: '/v1/projects/wip' },
      { title: 'the profitability of one', path: `/v1/projects/${project?.id}/profitability` },
    ],
  }
}

if (import.meta.main) await runBench(projectListBench)
