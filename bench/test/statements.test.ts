import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startApp } from '../../server/src/app.ts'
import { silentLog } from '../../server/src/platform/telemetry/log.ts'
import { atEndOfFile } from '../../server/test/world/end-of-file.ts'
import { statusFrom, workingDates } from '../../server/test/world/large-company.ts'
import { serverOf } from '../data-set.ts'
import { record } from '../recording.ts'
import { get, type Request, send } from '../request.ts'
import { benchFolder, makeTinyDataSet, tinySize } from './stage.ts'

/** What a hot path sent to PostgreSQL since a date, and why it is more than before. */
interface Counted {
  readonly path: string
  readonly statements: number
  readonly writes: number
  readonly why: string
}

const known = readFileSync(join(benchFolder, 'results/statements.txt'), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
  .map((line): Counted => {
    const [path = '', statements, writes, , why = ''] = line.split('|').map(cell => cell.trim())
    return { path, statements: Number(statements), writes: Number(writes), why }
  })

const data = await (await makeTinyDataSet()).copy()
const app = await startApp({ ...serverOf(data.connection), log: silentLog })
atEndOfFile(async () => {
  await app.close()
  await data.close()
})

const [company] = data.companies
if (!company) throw new Error('the data set has companies')
const { serviceKey, members, catalogs } = company
const dates = workingDates(tinySize.days)
const draft = dates.at(Math.ceil(tinySize.days * statusFrom.draft)) ?? ''
const entries = [
  { entryTypeId: catalogs.entryTypes.work, startMinutes: 480, endMinutes: 960 },
  { entryTypeId: catalogs.entryTypes.break, startMinutes: 690, endMinutes: 720 },
]
const days = await data.owner<{ id: string; status: string }>(
  `select id, status from work_days where org_id = $1 and membership_id <> $2 order by work_date, id`,
  [company.id, members.aino.id],
)
const page = (from: string, to: string) => get(serviceKey, `/v1/work-days?from=${from}&to=${to}&limit=50`)
const write = (date: string) => {
  const path = `/v1/team/members/${members.veera.id}/work-days/${date}/entries`
  return send('PUT', serviceKey, path, { entries })
}

const requests: Readonly<Record<string, Request>> = {
  'page of 50 days': page(dates[0] ?? '', dates[3] ?? ''),
  'page of 50 days, with drafts': page(draft, dates.at(-1) ?? ''),
  'one day': get(serviceKey, `/v1/work-days/${days.find(({ status }) => status !== 'draft')?.id}`),
  'one day, a draft': get(serviceKey, `/v1/work-days/${days.find(({ status }) => status === 'draft')?.id}`),
  'entries written': write(draft),
  'entries written, of a new day': write('2026-12-01'),
  'approval of a batch': send('POST', serviceKey, '/v1/work-days/approve-batch', {
    ids: days.filter(({ status }) => status === 'confirmed').map(({ id }) => id),
  }),
}

test.each(Object.entries(requests))(
  '%s sends as many statements as is written down',
  async (path, request) => {
    const [variant] = await record(app, [request])
    const sent = { statements: variant?.texts.length, writes: (variant?.trips.at(-1) ?? 0) + 1 }
    if (process.env['KONTTORI_STATEMENTS'] === 'print')
      console.log(
        `${path}\n${variant?.texts.map((text, at) => `${variant.trips[at]}: ${text.replaceAll(/\s+/g, ' ').slice(0, 200)}`).join('\n')}`,
      )
    const now = known.findLast(each => each.path === path)
    expect({ path, ...sent }).toEqual({ path, statements: now?.statements, writes: now?.writes })
  },
)

test('every path is written down, and no number rises without its reason', () => {
  const paths = Map.groupBy(known, ({ path }) => path)
  expect([...paths.keys()]).toEqual(Object.keys(requests))
  for (const [path, counts] of paths)
    for (const [at, { statements, writes, why }] of counts.entries()) {
      const before = counts[at - 1]
      if (before && (statements > before.statements || writes > before.writes))
        expect(why, `${path}: ${before.statements} → ${statements}`).not.toBe('')
    }
})
