/** Times `GET /v1/search` over a million rows of ten tables, beside the same statement in pgbench. `--help` tells the options. */
import { cpus, loadavg } from 'node:os'
import { startApp } from '../server/src/app.ts'
import type { Statement } from '../server/src/platform/data/wire/statement.ts'
import { silentLog } from '../server/src/platform/telemetry/log.ts'
import { sentBy } from '../server/test/world/sent-statements.ts'
import { count, declareBench, rounds, runBench, type ValuesOf } from './bench.ts'
import { type DataSet, serverOf } from './data-set.ts'
import { timeInPgbench } from './one-statement.ts'
import { table } from './report.ts'
import { fillTexts } from './search/texts.ts'
import { quantile } from './statistics.ts'

/** What people type, letter by letter too, and what costs most. */
const questions = [
  'virtanen',
  'matti virtanen',
  'maki',
  'ma',
  'aanekosken',
  'huolto',
  'kp-4711',
  '54321',
  '040 105 4321',
  'matti.4711@example.fi',
  'virtnaen',
  'tuulikkki hämäläien',
  'anio',
  'mtati virtnaen',
  'zzzzzz',
  'nen',
  'a',
  '%%%',
  'kiinteistöhuolto rovaniemi 77',
]

interface Timed {
  readonly question: string
  readonly milliseconds: readonly number[]
  readonly statement: Statement
}

const settings = {
  rows: count(100_000, 20, 'of each of the ten tables'),
  rounds: rounds(200, 'how often each question is asked'),
  warming: count(10, 0, 'how often it is asked beforehand'),
  seconds: count(3, 0, 'of pgbench for each question'),
  questions: count(questions.length, 3, 'of what people type'),
}

type Values = ValuesOf<typeof settings>

export const searchBench = declareBench({
  name: 'search',
  settings,
  async measure(stage, values) {
    const data = await stage.dataSet({ organisations: 1, members: 10, days: 1 })
    await fillTexts(data, companyOf(data).id, values.rows)
    const timed = await ask(data, values)
    const bare = new Map<string, number>()
    for (const { question, statement } of timed)
      bare.set(question, await timeInPgbench(data, companyOf(data).id, statement, values.seconds))
    const all = timed.flatMap(({ milliseconds }) => milliseconds)
    return {
      report: reportOf(timed, bare, values.rows),
      measures: [
        { what: 'all questions: p50', value: quantile(all, 0.5), unit: 'ms' },
        { what: 'all questions: p99', value: quantile(all, 0.99), unit: 'ms' },
      ],
    }
  },
})

function companyOf({ companies: [company] }: DataSet) {
  if (!company) throw new Error('the data set has no company')
  return company
}

/** Asks every question in turn over HTTP, so that none has its pages warmer than the others. */
async function ask(
  { connection, companies }: DataSet,
  { rounds: most, warming, questions: asked }: Values,
): Promise<Timed[]> {
  const app = await startApp({ ...serverOf(connection), log: silentLog })
  try {
    const authorization = `Bearer ${companies[0]?.serviceKey}`
    const search = async (question: string) => {
      const url = `${app.baseUrl}/v1/search?${new URLSearchParams({ q: question })}`
      const answer = await fetch(url, { headers: { authorization } })
      if (!answer.ok) throw new Error(`${question}: ${answer.status} ${await answer.text()}`)
      await answer.text()
    }
    const times = new Map<string, number[]>(questions.slice(0, asked).map(question => [question, []]))
    for (let round = -warming; round < most; round++)
      for (const question of times.keys()) {
        const began = performance.now()
        await search(question)
        if (round >= 0) times.get(question)?.push(performance.now() - began)
      }
    const timed: Timed[] = []
    for (const [question, milliseconds] of times) {
      const url = `/v1/search?${new URLSearchParams({ q: question })}`
      // The request begins where its answer is awaited.
      const sent = await sentBy(async () => {
        await app.server.inject({ url, headers: { authorization } })
      })
      const found = sent.find(({ statement }) => statement.text.includes('folded_text'))
      if (!found) throw new Error(`${question} sent no statement`)
      timed.push({ question, milliseconds, statement: found.statement })
    }
    return timed
  } finally {
    await app.close()
  }
}

function reportOf(timed: readonly Timed[], bare: ReadonlyMap<string, number>, rows: number): string {
  const ms = (value: number) => value.toFixed(1)
  const all = timed.flatMap(({ milliseconds }) => milliseconds)
  return [
    `# Search, ${new Date().toISOString().slice(0, 10)}`,
    '',
    `- ${cpus().length} × ${cpus()[0]?.model}; Node ${process.version}; load average of the last 15 minutes when it ended: ${loadavg()[2]?.toFixed(1)}`,
    `- one organisation with ${rows.toLocaleString('en')} rows in each of ten tables, ${timed[0]?.milliseconds.length} times each question, one at a time; service and PostgreSQL share the machine`,
    `- all questions together: p50 ${ms(quantile(all, 0.5))} ms, p99 ${ms(quantile(all, 0.99))} ms`,
    '',
    ...table(
      ['Question', 'p50, ms', 'p99, ms', 'pgbench, mean ms'],
      timed.map(({ question, milliseconds }) => [
        `\`${question}\``,
        ms(quantile(milliseconds, 0.5)),
        ms(quantile(milliseconds, 0.99)),
        ms(bare.get(question) ?? Number.NaN),
      ]),
    ),
    '',
  ].join('\n')
}

if (import.meta.main) await runBench(searchBench)
