import { limits } from '../../platform/vocabulary/limits.ts'
import { type Guide, type GuideSection, guide, operation, refusal, text, typescript } from './guide.ts'

/** Projects that another system has, and tasks that it shows. */
export const projects: Guide = {
  name: 'projects',
  title: 'Keep projects and tasks in step',
  summary: 'Bring projects and tasks from another system, keep a copy of all tasks, and follow what happens.',
  sections: ({ baseUrl }) => [bring(baseUrl), tasks, belonging, copy, follow],
}

const bring = (baseUrl: string): GuideSection => ({
  id: 'projects',
  title: 'Bring projects',
  parts: [
    text`<p>Give every project the id that it has in your system: ${operation('imports.importProjects')} finds it by that the next time, and by its code before. A row says only what you keep; what it leaves out stays as it is, and a row that changes nothing writes nothing and is told of by no event. So send all of them as often as you like.</p>`,
    [
      typescript(`
import { createClient, sweep } from '@konttori/sdk'

const konttori = createClient({ baseUrl: '${baseUrl}', key: process.env['KEY'] })
const projects = [
  { externalId: '1001', code: 'P-1001', name: 'Heat pumps of the school', state: 'active' },
  { externalId: '1002', code: 'P-1002', name: 'Boiler of the town hall', state: 'planned' },
].map(project => ({ ...project, externalSource: 'erp' }))

const brought = await konttori.imports.importProjects({ rows: projects })
for (const { index, status, code } of brought.results)
  console.log(projects[index]?.code, status, code ?? '')
`),
    ],
    text`<p>A project is a target of hours from then on: ${operation('workDays.writeEntries')} takes its id as the <code>valueId</code> of an allocation. Phases come after their projects, by ${operation('imports.importProjectPhases')}.</p>`,
  ],
})

const tasks: GuideSection = {
  id: 'tasks',
  title: 'Bring tasks',
  parts: [
    text`<p>${operation('imports.importTasks')} takes tasks in any order: parents are found among the rows too. Who is to do them is named by address, their status by its code in the project. A row that cannot be carried out is told by its code, such as ${refusal('project_closed')}, and holds no other one back.</p>`,
    [
      typescript(`
const work = [
  { externalId: 'a', title: 'Install the pumps', dueDate: '2027-05-31' },
  { externalId: 'b', title: 'Order the pumps', parentExternalId: 'a' },
  { externalId: 'c', title: 'Test the pumps', dueDate: '2027-06-30' },
].map(task => ({ ...task, externalSource: 'erp', projectCode: 'P-1001' }))

const { results } = await konttori.imports.importTasks({ rows: work })
for (const { index, status, code } of results) console.log(work[index]?.title, status, code ?? '')
`),
    ],
  ],
}

const belonging: GuideSection = {
  id: 'what-belongs-to-projects',
  title: 'What belongs to projects',
  parts: [
    text`<p>What is of projects has no id of another system. It is found by what people tell it apart by, so these rows may be sent again too:</p>
<ul><li>${operation('imports.importProjectParticipants')}: who takes part, by project, member and first day.</li>
<li>${operation('imports.importProjectPurchases')}: what is bought, by project, supplier, description and date; <code>state</code> says how far it has got.</li>
<li>${operation('imports.importProjectInstallments')}: what is billed part by part, by project and title.</li>
<li>${operation('imports.importTaskDependencies')}: what waits for what, by its two tasks; each is named by its number or by the id that it has in your system.</li></ul>
<p>Send projects first, then phases, then these, and dependencies after their tasks.</p>`,
    [
      typescript(`
const of = { projectCode: 'P-1001' }
const brings = {
  participants: await konttori.imports.importProjectParticipants({
    rows: [{ ...of, memberEmail: process.env['EMAIL'] ?? '', validFrom: '2027-01-01' }],
  }),
  purchases: await konttori.imports.importProjectPurchases({
    rows: [
      {
        ...of,
        supplier: 'Pump Works Oy',
        description: 'Two heat pumps',
        purchaseDate: '2026-11-02',
        netCents: 450_000,
        state: 'received',
      },
    ],
  }),
  installments: await konttori.imports.importProjectInstallments({
    rows: [{ ...of, title: 'Delivery', basis: 'manual', amountCents: 900_000 }],
  }),
  dependencies: await konttori.imports.importTaskDependencies({
    rows: [{ fromExternalSource: 'erp', fromExternalId: 'a', toExternalSource: 'erp', toExternalId: 'c' }],
  }),
}
for (const [kind, { results }] of Object.entries(brings))
  for (const { status, code } of results) console.log(kind, status, code ?? '')
`),
    ],
    text`<p>A row that says something else about what is found changes it, by the rules of a single write: a purchase that is billed keeps its price, and several that are alike are refused as ${refusal('project_purchase_ambiguous')}. All of it is undone by ${operation('imports.undo')} while nothing else has come to hang on it. The files of <code>examples/data/projects</code> in the repository are such tables.</p>`,
  ],
}

const copy: GuideSection = {
  id: 'a-copy-of-all-tasks',
  title: 'Keep a copy',
  parts: [
    text`<p>First note where the log ends, then read every task with <code>updatedSince</code>, the oldest change first. Keep the watermark: the next sweep begins there. Nothing is deleted: a task that is done with has an <code>archivedAt</code>, and the sweep shows it. ${guide('paging', 'Paging and sweeps')} says what to do when rows come again.</p>`,
    [
      typescript(`
let { nextCursor: cursor } = (await konttori.integrationEvents.list({ from: 'end' })).pageInfo

const titles = new Map<string, string>()
const changed = sweep(konttori.tasks.list, { updatedSince: '2026-01-01T00:00:00Z' })
for await (const { id, number, title } of changed) titles.set(id, \`\${number} \${title}\`)
console.log(titles.size > 0 ? 'a copy' : 'nothing', 'as of', changed.watermark)
`),
    ],
  ],
}

const follow: GuideSection = {
  id: 'follow-what-happens',
  title: 'Follow what happens',
  parts: [
    text`<p>${operation('integrationEvents.list')} has <code>task.created</code>, <code>task.updated</code> and <code>task.status_changed</code> in their order, at most ${limits.pageSize.max} on a page; ${guide('webhooks', 'webhooks')} bring the same. Payloads hold ids and states, so read each task that they name, once, however often it is named.</p>`,
    [
      typescript(`
const [first] = titles.keys()
if (first !== undefined) await konttori.tasks.update(first, { priority: 'high' })

const named = new Set<string>()
for (;;) {
  const page = await konttori.integrationEvents.list({ limit: 100, ...(cursor !== null && { cursor }) })
  for (const { payload } of page.items) if ('taskId' in payload) named.add(payload.taskId)
  cursor = page.pageInfo.nextCursor ?? cursor
  if (!page.pageInfo.hasMore) break
}
for (const id of named) {
  const { number, title, priority } = await konttori.tasks.get(id)
  titles.set(id, \`\${number} \${title}\`)
  console.log(number, title, 'is of', priority, 'priority')
}
`),
    ],
    text`<p>A program that sees this own change of its come back compares before it writes: with the <code>updatedAt</code> that it read as <code>expectedUpdatedAt</code>, nobody's change is lost, and 409 ${refusal('task_stale')} says that somebody was faster.</p>`,
  ],
}
