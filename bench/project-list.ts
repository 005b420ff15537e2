/** Times the list of projects with their profitability: 20,000 projects over 2,000,000 allocated hours, beside a bare handler. */
import { resolve } from 'node:path'
import { type DataSet, openDataSet } from './data-set.ts'
import { fillOnce, fillProjects, optionsOf, type Prepared, tell, timeAnswers } from './projects/answers.ts'
import { fillMoney, money } from './projects/money.ts'

/** Each work day has so many hours of projects, beside those that its entries have. */
const amounts = { projects: 20_000, hours: 2_000_000, members: 800, days: 250 }

async function bench(): Promise<void> {
  const options = optionsOf('project-list')
  if (!options) return
  const { members, days } = amounts
  const data = await openDataSet(resolve(options.dataDir), { organisations: 1, members, days })
  try {
    const title = 'Projects with their profitability'
    const report = await timeAnswers(data, { title, ...options }, ({ company }) => prepare(data, company.id))
    await tell('project-list', report, options)
  } finally {
    await data.close()
  }
}

async function prepare(data: DataSet, orgId: string): Promise<Prepared> {
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

await bench()
