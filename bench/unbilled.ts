/** Times what is unbilled: all hours of an organisation in the sums of its projects, and in pages of rows, beside a bare handler. */
import { count, declareBench, runBench, type ValuesOf } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { answerRounds, fillOnce, fillProjects, type Prepared, timeAnswers } from './projects/answers.ts'
import { fillHours } from './projects/hours.ts'
import { fillMoney } from './projects/money.ts'

const settings = {
  projects: count(100, 10, 'projects, as many as a page has'),
  hours: count(100_000, 100, 'allocated hours beside those of entries'),
  members: count(200, 12, 'members of the organisation'),
  days: count(100, 10, 'work days of each'),
  rounds: answerRounds,
}

type Amounts = ValuesOf<typeof settings>

export const unbilledBench = declareBench({
  name: 'unbilled',
  settings,
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, ...values })
    return timeAnswers(data, { title: 'What is unbilled', ...values }, ({ company }) =>
      prepare(data, company.id, values),
    )
  },
})

async function prepare(data: DataSet, orgId: string, amounts: Amounts): Promise<Prepared> {
  await fillProjects(data, orgId, amounts.projects)
  await fillHours(data, orgId, amounts)
  await fillMoney(data, orgId)
  await fillConsumptions(data, orgId)
  const [filled] = await data.owner<{ hours: string; billed: string }>(
    `select (select count(*) from allocated_hours where org_id = $1) as hours,
       (select count(*) from source_consumptions where org_id = $1) as billed`,
    [orgId],
  )
  const rows = '/v1/invoicing/unbilled/rows?asOf=2099-12-31'
  const sums = '/v1/invoicing/unbilled?asOf=2099-12-31'
  return {
    facts: [
      `one organisation with ${amounts.projects.toLocaleString('en')} projects, a quarter each by the hour, fixed, capped and internal, and ${Number(filled?.hours).toLocaleString('en')} allocated hours of ${amounts.members} people, of which ${Number(filled?.billed).toLocaleString('en')} are billed`,
    ],
    questions: [
      { title: 'unbilled by project, a page of 100', path: `${sums}&limit=100` },
      { title: 'unbilled by project, a page of 50', path: sums },
      { title: 'rows, a page of 50', path: rows },
      { title: 'rows, a page of 100', path: `${rows}&limit=100` },
      { title: 'rows of hours, a page of 100', path: `${rows}&limit=100&kind=hours` },
    ],
  }
}

/** Bills one of three hours of the projects. */
const fillConsumptions = (data: DataSet, orgId: string): Promise<void> =>
  fillOnce(data, orgId, {
    name: 'source_consumptions',
    isFilled: 'source_consumptions where org_id = $1',
    text: `
      insert into source_consumptions (org_id, id, kind, source_id, place, from_part, to_part, of_parts, document_type,
        document_id, line_id, issued, project_id, work_day_id, date, minutes, cents, consumed_at)
      select $1, uuidv7(), 'hours', h.entry_id, h.position, 0, 1, 1, 'invoice', uuidv7(), uuidv7(), true, h.value_id,
        h.work_day_id, h.work_date, h.minutes, h.minutes * $2::bigint, now()
      from allocated_hours h join projects p on p.org_id = $1 and p.id = h.value_id
      where h.org_id = $1 and h.position % 3 = 0`,
    values: [100],
  })

if (import.meta.main) await runBench(unbilledBench)
