/** Times the customers of an organisation that has 200,000, beside the same statements in a bare handler and in pgbench. */
import { cpus, loadavg, totalmem } from 'node:os'
import { type App, startApp } from '../server/src/app.ts'
import type { PageOf } from '../server/src/platform/data/paging.ts'
import type { Statement } from '../server/src/platform/data/wire/statement.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { sentBy } from '../server/test/world/sent-statements.ts'
import { count, declareBench, rounds, runBench, text, type ValuesOf } from './bench.ts'
import { type Asked, measure, type Measured, startBare } from './customers/measure.ts'
import { prepareCustomers } from './customers/prepare.ts'
import { type Question, questionsOf } from './customers/questions.ts'
import { type DataSet, serverOf } from './data-set.ts'
import type { Measure } from './record.ts'
import { table } from './report.ts'

const settings = {
  customers: count(200_000, 700, 'customers of the organisation'),
  contacts: count(250_000, 700, 'contacts'),
  deals: count(300_000, 100, 'deals'),
  activities: count(1_000_000, 100, 'activities'),
  rounds: rounds(60, 'how often each page is read from the service and from the bare handler'),
  warming: count(5, 0, 'how often it is read beforehand'),
  pagesBefore: count(30, 1, 'pages of a hundred rows before a deep page'),
  seconds: count(2, 0, 'of pgbench for each page'),
  only: text('', 'sort=name', 'pages whose path or title has it'),
}

type Values = ValuesOf<typeof settings>

export const customersBench = declareBench({
  name: 'customers',
  settings,
  async measure(stage, values) {
    const data = await stage.dataSet({ organisations: 1, members: 10, days: 1 })
    const results = await measureAll(data, values)
    return {
      report: reportOf(results, data, values),
      measures: Object.values(results).flat().flatMap(measuresOf),
    }
  },
})

type Results = Readonly<Record<string, readonly Measured[]>>

async function measureAll(data: DataSet, values: Values): Promise<Results> {
  const [company] = data.companies
  if (!company) throw new Error('the data set has no company')
  const app = await startApp({ ...serverOf(data.connection), log: silentLog })
  const bare = await startBare(data, company.id)
  try {
    const service = readerOf(app, company.serviceKey)
    const known = await prepareCustomers({ data, company, baseUrl: app.baseUrl }, values)
    const stage = {
      data,
      orgId: company.id,
      bare,
      ...values,
      service: async (path: string) => void (await service.read(path)),
    }
    const results: Record<string, Measured[]> = {}
    for (const [heading, questions] of Object.entries(questionsOf(known)))
      for (const question of questions.filter(({ title, path }) => `${title} ${path}`.includes(values.only)))
        for (const page of await pagesOf(service, question, values.pagesBefore)) {
          const measured = await measure(stage, page)
          console.log(rowOf(measured).join('  '))
          ;(results[heading] ??= []).push(measured)
        }
    return results
  } finally {
    await bare.close()
    await app.close()
  }
}

interface Reader {
  /** A page; what is no page has no `pageInfo` to look at. */
  read(path: string): Promise<Pick<PageOf<unknown>, 'pageInfo'>>
  statementOf(path: string): Promise<Statement>
}

function readerOf(app: App, serviceKey: string): Reader {
  const headers = { authorization: `Bearer ${serviceKey}` }
  return {
    async read(path) {
      const answer = await fetch(app.baseUrl + path, { headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as PageOf<unknown>
    },
    async statementOf(path) {
      // The request begins where its answer is awaited.
      const sent = await sentBy(async () => {
        await app.server.inject({ url: path, headers })
      })
      const found = sent.find(({ statement }) =>
        /from customers c|from contacts p|folded_text/.test(statement.text),
      )
      if (!found) throw new Error(`${path} sent no statement`)
      return found.statement
    },
  }
}

/** The first page of fifty, and of a long list one that comes late. */
async function pagesOf(
  { read, statementOf }: Reader,
  { title, path, isLong }: Question,
  pagesBefore: number,
): Promise<Asked[]> {
  const first = { title, path, statement: await statementOf(path) }
  if (!isLong) return [first]
  const hundred = `${path}&limit=100`
  let cursor = ''
  for (let page = 0; page < pagesBefore; page++) {
    const { pageInfo } = await read(cursor ? `${hundred}&cursor=${cursor}` : hundred)
    if (pageInfo.nextCursor === null) throw new Error(`${path} has ${page + 1} pages`)
    cursor = pageInfo.nextCursor
  }
  const deep = `${path}&cursor=${cursor}`
  return [first, { title: `${title}, deep`, path: deep, statement: await statementOf(deep) }]
}

const ms = (value: number): string => value.toFixed(1)

const rowOf = ({ title, service, bare, pgbench, buffers, rows }: Measured): string[] => [
  title,
  ms(service.p50),
  ms(service.p99),
  ms(bare.p50),
  ms(pgbench),
  (bare.p50 / service.p50).toFixed(2),
  buffers.toLocaleString('en'),
  String(rows),
]

function reportOf(results: Results, { bytes }: DataSet, values: Values): string {
  const { customers, contacts, deals, activities, pagesBefore } = values
  const counts = Object.entries({ customers, contacts, deals, activities }).map(
    ([what, count]) => `${count.toLocaleString('en')} ${what}`,
  )
  const head = [
    '',
    'p50, ms',
    'p99, ms',
    'bare, p50 ms',
    'pgbench, mean ms',
    'service ÷ bare',
    'buffers',
    'rows',
  ]
  return [
    `# Customers at size, ${new Date().toISOString().slice(0, 10)}`,
    '',
    `- ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; load average of the last 15 minutes when it ended: ${loadavg()[2]?.toFixed(1)}`,
    `- one organisation with ${counts.join(', ')}; ${(bytes / 2 ** 30).toFixed(1)} GiB with the indexes`,
    `- pages of 50, one at a time, service and bare handler in turn; a deep page has ${(pagesBefore * 100).toLocaleString('en')} rows before it`,
    '- *bare* is plain Fastify and `pg` with the same statement, as the same role; *service ÷ bare* is the ratio of the rates by the medians;',
    '  *pgbench* sends the same statement without any Node; *buffers* are pages of 8 kB that the statement touched',
    ...Object.entries(results).flatMap(([heading, measured]) => [
      '',
      `## ${heading}`,
      '',
      ...table(head, measured.map(rowOf)),
    ]),
    '',
  ].join('\n')
}

const measuresOf = ({ title, service, bare }: Measured): Measure[] => [
  { what: title, value: service.p50, unit: 'ms' },
  { what: `${title}: service ÷ bare`, value: bare.p50 / service.p50, unit: 'ratio' },
]

if (import.meta.main) await runBench(customersBench)
