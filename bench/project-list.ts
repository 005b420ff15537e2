/** Times the list of projects with their profitability: 20,000 projects over 2,000,000 allocated hours, beside a bare handler. */
import { count, declareBench, runBench, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { answerRounds, fillProjects, type Prepared, timeAnswers } from './projects/answers.ts'
import { fillHours } from './projects/hours.ts'
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
  await fillHours(data, orgId, amounts)
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
