/** Times all tasks of a project in one answer, 5,000 of them, beside the same statements in a bare handler. */
import type { Company } from '../server/test/world/large-company.ts'
import { count, declareBench, runBench } from './bench.ts'
import type { DataSet } from './data-set.ts'
import { answerRounds, fillOnce, type Prepared, timeAnswers } from './projects/answers.ts'

export const taskBundleBench = declareBench({
  name: 'task-bundle',
  settings: {
    tasks: count(5000, 20, 'tasks of the project'),
    rounds: answerRounds,
  },
  measure: async (stage, values) => {
    const data = await stage.dataSet({ organisations: 1, members: 50, days: 20 })
    const title = 'All tasks of a project'
    return timeAnswers(data, { title, ...values }, ({ company, baseUrl }) =>
      prepare(data, company, baseUrl, values.tasks),
    )
  },
})

async function prepare(data: DataSet, company: Company, baseUrl: string, tasks: number): Promise<Prepared> {
  const projectId = await firstTask(data, company, baseUrl)
  await fillTasks(data, company.id, projectId, tasks)
  const path = `/v1/projects/${projectId}/tasks`
  const [filled] = await data.owner<{ tasks: string; items: string }>(
    `select (select count(*) from tasks where org_id = $1 and project_id = $2) as tasks,
       (select count(*) from task_checklist_items where org_id = $1) as items`,
    [company.id, projectId],
  )
  return {
    facts: [
      `one project with ${Number(filled?.tasks).toLocaleString('en')} tasks, each with an assignee, every second with a checklist: ${Number(filled?.items).toLocaleString('en')} items; ${(data.bytes / 2 ** 20).toFixed(0)} MiB with the indexes`,
    ],
    questions: [
      { title: 'the bundle', path },
      { title: 'a page of 100', path: `${path}/page?limit=100` },
    ],
  }
}

/** The project with a first task, made by the interface, so that it has its statuses. */
async function firstTask({ owner }: DataSet, company: Company, baseUrl: string): Promise<string> {
  const [there] = await owner<{ id: string }>(
    `select p.id from projects p where p.org_id = $1 and p.code = 'BOARD'`,
    [company.id],
  )
  if (there) return there.id
  const { id } = await post(company, `${baseUrl}/v1/projects`, { code: 'BOARD', name: 'Suuri taulu' })
  await post(company, `${baseUrl}/v1/tasks`, { projectId: id, title: 'Ensimmäinen tehtävä' })
  return id
}

async function post({ serviceKey }: Company, url: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { id: string }
}

/** The others are copies of the first, spread over the statuses. */
async function fillTasks(data: DataSet, orgId: string, projectId: string, tasks: number): Promise<void> {
  await fillOnce(data, orgId, {
    name: 'tasks',
    isFilled: 'tasks where org_id = $1 and number = 2',
    text: `
      with statuses as (
        select s.id, s.category, row_number() over (order by s.position) - 1 as place, count(*) over () as count
        from task_statuses s where s.org_id = $1 and s.set_id = $2)
      insert into tasks (org_id, id, project_id, number, title, description, status_id, priority, start_date, due_date, estimate_minutes,
        billable, rank, closed_at, created_at, updated_at)
      select $1, uuidv7(), $2, n, 'Tehtävä ' || n, repeat('Kuvaus siitä, mitä on tehtävä. ', 5), s.id,
        (array['low', 'normal', 'high'])[1 + n % 3], current_date - n % 90, current_date + n % 90, 60 + n % 900, true,
        'b' || lpad(n::text, 8, '0') || 'i', case when s.category in ('completed', 'cancelled') then now() end, now(), now()
      from generate_series(2, $3::integer) n join statuses s on s.place = n % s.count`,
    values: [projectId, tasks],
  })
  await fillOnce(data, orgId, {
    name: 'task_assignees',
    isFilled: 'task_assignees where org_id = $1',
    text: `
      with people as (
        select m.id, row_number() over (order by m.id) as place, count(*) over () as count from memberships m where m.org_id = $1)
      insert into task_assignees (org_id, task_id, membership_id)
      select $1, t.id, p.id from tasks t join people p on p.place = 1 + t.number % p.count
      where t.org_id = $1 and t.project_id = $2`,
    values: [projectId],
  })
  await fillOnce(data, orgId, {
    name: 'task_checklist_items',
    isFilled: 'task_checklist_items where org_id = $1',
    text: `
      insert into task_checklist_items (org_id, id, task_id, position, text, done)
      select $1, uuidv7(), t.id, n, 'Vaihe ' || n, n = 0 from tasks t cross join generate_series(0, 3) n
      where t.org_id = $1 and t.project_id = $2 and t.number % 2 = 0`,
    values: [projectId],
  })
}

if (import.meta.main) await runBench(taskBundleBench)
