import { cpus, loadavg, totalmem } from 'node:os'
import fastify from 'fastify'
import pg from 'pg'
import { startApp } from '../../server/src/app.ts'
import { encodeParameter } from '../../server/src/platform/data/wire/outgoing-messages.ts'
import type { Statement } from '../../server/src/platform/data/wire/statement.ts'
import { silentLog } from '../../server/src/platform/telemetry/log.ts'
import type { Company } from '../../server/test/world/large-company.ts'
import { sentBy } from '../../server/test/world/sent-statements.ts'
import { type Result, rounds } from '../bench.ts'
import { type DataSet, serverOf } from '../data-set.ts'
import type { Measure } from '../record.ts'
import { table } from '../report.ts'
import { median, quantile } from '../statistics.ts'
import { startReader, type Strain, strainOf } from './strain.ts'

/** One answer that is measured. */
export interface Question {
  readonly title: string
  readonly path: string
  /** Who asks, by their key; the company's service key otherwise. */
  readonly key?: string
}

/** How often each answer is read from the service and from the bare handler. */
export const answerRounds = rounds(
  20,
  'how often each answer is read from the service and from the bare handler',
)

/** In milliseconds. */
interface Measured {
  readonly title: string
  readonly service: readonly number[]
  readonly bare: readonly number[]
  readonly statements: number
  readonly buffers: number
  readonly bytes: number
  readonly strain: Strain
}

export interface Prepared {
  readonly questions: readonly Question[]
  /** What the organisation has. */
  readonly facts: readonly string[]
}

interface Stage {
  readonly data: DataSet
  readonly company: Company
  readonly baseUrl: string
}

/** Prepares the company of a data set, times answers of the service beside a bare handler, and gives the report. */
export async function timeAnswers(
  data: DataSet,
  { title, rounds }: { readonly title: string; readonly rounds: number },
  prepare: (stage: Stage) => Promise<Prepared>,
): Promise<Result> {
  const [company] = data.companies
  if (!company) throw new Error('the data set has no company')
  const app = await startApp({ ...serverOf(data.connection), log: silentLog })
  const bare = await startBare(data, company.id)
  const reader = await startReader()
  try {
    const { questions, facts } = await prepare({ data, company, baseUrl: app.baseUrl })
    const measured: Measured[] = []
    for (const { title: of, path, key = company.serviceKey } of questions) {
      const headers = { authorization: `Bearer ${key}` }
      const read = async () => {
        const answer = await fetch(app.baseUrl + path, { headers })
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
        return text.length
      }
      const bytes = await read()
      const sent = await sentBy(async () => {
        await app.server.inject({ url: path, headers })
      })
      bare.take(sent.map(({ statement }) => statement).filter(({ text }) => isRead(text)))
      const times = await alternating(rounds, read, bare.ask)
      const strain = await strainOf(reader, { url: app.baseUrl + path, ...headers }, Math.min(rounds, 10))
      const one = { title: of, ...times, bytes, strain, ...(await bare.explain()) }
      console.log(rowOf(one).join('  '))
      measured.push(one)
    }
    return { report: reportOf(title, facts, measured), measures: measured.flatMap(measuresOf) }
  } finally {
    reader.stop()
    await bare.close()
    await app.close()
  }
}

/** What the answer is made of: neither who asks nor whose rows these are, which the bare handler knows. */
const isRead = (text: string): boolean => /^\s*(select|with)/.test(text) && !text.includes('set_config')

/** Service and bare handler in turn, so that whatever else the machine does slows both alike. */
async function alternating(rounds: number, service: () => Promise<unknown>, bare: () => Promise<unknown>) {
  const times = { service: [] as number[], bare: [] as number[] }
  // The first ones of more than a few warm both up.
  for (let round = rounds > 2 ? -2 : 0; round < rounds; round++)
    for (const [name, ask] of [
      ['service', service],
      ['bare', bare],
    ] as const) {
      const began = performance.now()
      await ask()
      if (round >= 0) times[name].push(performance.now() - began)
    }
  return times
}

/** A handler of plain Fastify and `pg` that sends the statements of an answer one after the other and answers all rows. */
async function startBare({ connection }: DataSet, orgId: string) {
  const pool = new pg.Pool({
    ...connection,
    max: 1,
    options: `-c role=konttori_service -c app.org_id=${orgId} -c timezone=UTC`,
  })
  let queries: { name: string; text: string; values: unknown[] }[] = []
  const app = fastify()
  app.get('/', async () => {
    const parts: unknown[] = []
    for (const query of queries) parts.push((await pool.query(query)).rows)
    return { parts }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    take: (statements: readonly Statement[]) => {
      queries = statements.map(({ text, values }) => ({
        name: `s${Math.random()}`,
        text,
        values: values.map(encodeParameter),
      }))
    },
    ask: async () => {
      const answer = await fetch(url)
      if (!answer.ok) throw new Error(await answer.text())
      await answer.text()
    },
    explain: async () => {
      let buffers = 0
      for (const { text, values } of queries) {
        const { rows } = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Touched }[] }>(
          `explain (analyze, buffers, format json) ${text}`,
          values,
        )
        const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
        buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
      }
      return { buffers, statements: queries.length }
    },
    close: async () => {
      await app.close()
      await pool.end()
    },
  }
}

interface Touched {
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
}

const ms = (value: number): string => value.toFixed(1)

const rowOf = ({ title, service, bare, statements, buffers, bytes, strain }: Measured): string[] => [
  title,
  ms(median(service)),
  ms(quantile(service, 0.99)),
  ms(median(bare)),
  (median(bare) / median(service)).toFixed(2),
  String(statements),
  buffers.toLocaleString('en'),
  (bytes / 1024).toFixed(0),
  ms(strain.longestDelay),
  ms(strain.peak),
]

const reportOf = (title: string, facts: readonly string[], measured: readonly Measured[]): string =>
  [
    `# ${title}, ${new Date().toISOString().slice(0, 10)}`,
    '',
    `- ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; load average of the last minute when it ended: ${loadavg()[0]?.toFixed(1)}`,
    ...facts.map(fact => `- ${fact}`),
    '- one answer at a time, service and bare handler in turn; *bare* is plain Fastify and `pg` that sends the same statements one after the other, as the',
    '  same role, and answers their rows; *service ÷ bare* is the ratio of the rates by the medians; *buffers* are pages of 8 kB that the statements touched;',
    '  *longest delay* is of the event loop of the service while one answer was made and read, and *peak* what its memory grew by, garbage included',
    '',
    ...table(
      [
        '',
        'p50, ms',
        'p99, ms',
        'bare, p50 ms',
        'service ÷ bare',
        'statements',
        'buffers',
        'kB',
        'longest delay, ms',
        'peak, MiB',
      ],
      measured.map(rowOf),
    ),
    '',
  ].join('\n')

function measuresOf({ title, service, bare, statements }: Measured): Measure[] {
  return [
    { what: title, value: median(service), unit: 'ms' },
    { what: `${title}: service ÷ bare`, value: median(bare) / median(service), unit: 'ratio' },
    { what: `${title}: statements`, value: statements, unit: 'statements' },
  ]
}

/** Fills a table of an organisation where it has nothing yet. */
export async function fillOnce(
  { owner }: DataSet,
  orgId: string,
  { name, isFilled, text, values }: Filling,
): Promise<void> {
  const [there] = await owner<{ some: boolean }>(`select exists (select from ${isFilled}) as some`, [orgId])
  if (there?.some) return
  console.log(`Filling ${name} …`)
  await owner(text, [orgId, ...values])
  await owner(`vacuum analyze ${name}`)
}

/** `$1` is the organisation; `isFilled` is what has rows when it was done. */
interface Filling {
  readonly name: string
  readonly isFilled: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** So many projects, beside the two that the company has. */
export const fillProjects = async (data: DataSet, orgId: string, count: number): Promise<void> => {
  await fillOnce(data, orgId, {
    name: 'dimension_values',
    isFilled: `dimension_values where org_id = $1 and external_source = 'bench'`,
    text: `
      insert into dimension_values (org_id, id, dimension_id, code, name, active, external_source, external_id, attribution_precision, updated_at)
      select $1, uuidv7(), d.id, 'P-' || n, 'Projekti ' || n, true, 'bench', n::text, 'project', now() - n * interval '1 minute'
      from generate_series(1, $2::integer) n join dimensions d on d.org_id = $1 and d.code = 'project'`,
    values: [count],
  })
  await fillOnce(data, orgId, {
    name: 'projects',
    isFilled: `projects where org_id = $1 and external_source = 'bench'`,
    text: `
      insert into projects (org_id, id, code, name, search_text, state, billing, attribution_precision, start_date, budget_minutes,
        budget_cents, template, external_source, external_id, manager_membership_id, created_at, updated_at)
      select v.org_id, v.id, v.code, v.name, lower(v.code || E'\\n' || v.name),
        (array['active', 'active', 'on_hold', 'completed'])[1 + v.external_id::integer % 4],
        (array['time', 'fixed', 'capped', 'internal'])[1 + v.external_id::integer % 4], 'project', date '2026-01-01', 60000, 7500000,
        false, v.external_source, v.external_id, $2, v.updated_at, v.updated_at
      from dimension_values v where v.org_id = $1 and v.external_source = 'bench'`,
    values: [null],
  })
}
