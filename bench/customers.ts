/** Times the customers of an organisation that has 200,000, beside the same statements in a bare handler and in pgbench. */
import { writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type App, startApp } from '../server/src/app.ts'
import type { PageOf } from '../server/src/platform/data/paging.ts'
import type { Statement } from '../server/src/platform/data/wire/statement.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { sentBy } from '../server/test/world/sent-statements.ts'
import { amounts } from './customers/fill.ts'
import { type Asked, measure, type Measured, startBare } from './customers/measure.ts'
import { prepareCustomers } from './customers/prepare.ts'
import { type Question, questionsOf } from './customers/questions.ts'
import { type DataSet, openDataSet, serverOf } from './data-set.ts'
import { table } from './report.ts'

const usage = `node bench/customers.ts [options]

  --data-dir <path>    the cluster with the data set, kept between runs (data/bench-customers)
  --rounds <n>         how often each page is read from the service and from the bare handler (60)
  --seconds <n>        of pgbench for each page (2)
  --only <text>        pages whose path or title has it
  --no-results         print the report without writing it to bench/results`

/** A deep page has so many pages of a hundred rows before it. */
const pagesBefore = 30

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string', default: 'data/bench-customers' },
      rounds: { type: 'string', default: '60' },
      seconds: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
      'no-results': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const data = await openDataSet(resolve(values['data-dir']), { organisations: 1, members: 10, days: 1 })
  try {
    const report = reportOf(await measureAll(data, values), data)
    console.log(report)
    if (!values['no-results'])
      await writeFile(
        join(import.meta.dirname, 'results', `${new Date().toISOString().slice(0, 10)}-customers.md`),
        report,
      )
  } finally {
    await data.close()
  }
}

type Results = Readonly<Record<string, readonly Measured[]>>

async function measureAll(
  data: DataSet,
  { only, rounds, seconds }: { readonly only: string; readonly rounds: string; readonly seconds: string },
): Promise<Results> {
  const [company] = data.companies
  if (!company) throw new Error('the data set has no company')
  const app = await startApp({ ...serverOf(data.connection), log: silentLog })
  const bare = await startBare(data, company.id)
  try {
    const service = readerOf(app, company.serviceKey)
    const known = await prepareCustomers({ data, company, baseUrl: app.baseUrl })
    const stage = {
      data,
      orgId: company.id,
      bare,
      rounds: Number(rounds),
      seconds,
      service: async (path: string) => void (await service.read(path)),
    }
    const results: Record<string, Measured[]> = {}
    for (const [heading, questions] of Object.entries(questionsOf(known)))
      for (const question of questions.filter(({ title, path }) => `${title} ${path}`.includes(only)))
        for (const page of await pagesOf(service, question)) {
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
async function pagesOf({ read, statementOf }: Reader, { title, path, isLong }: Question): Promise<Asked[]> {
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

function reportOf(results: Results, { bytes }: DataSet): string {
  const counts = Object.entries(amounts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
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

await bench()
