import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { DataSet } from '../data-set.ts'
import { startService } from '../processes/processes.ts'
import { approveEverything, periodOf } from './company.ts'

/** What became of a batch whose server was killed in the middle. */
export interface Crash {
  /** Days that it had taken when the server was killed. */
  readonly taken: number
  /** From the start of another server until no day was in the batch any more, and until its row was gone. */
  readonly givenBackSeconds: number
  readonly goneSeconds: number
  /** Until the same request was answered with a batch. */
  readonly madeSeconds: number
  readonly dayCount: number
}

const pauseMs = 100

/** `kill -9` in the middle of a batch, another server, and the same request until it is answered with the whole batch. */
export async function crashInBatch(data: DataSet): Promise<Crash> {
  const [company] = data.companies
  if (!company) throw new Error('the data set has a company')
  await approveEverything(data)
  const exported = async (): Promise<number> => {
    const [row] = await data.owner<{ count: string }>(
      'select count(*) from work_days where org_id = $1 and export_batch_id is not null',
      [company.id],
    )
    return Number(row?.count)
  }
  const batches = async () => (await data.owner('select from export_batches')).length
  const headers = {
    authorization: `Bearer ${company.serviceKey}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  const send = (url: string) =>
    fetch(`${url}/v1/export-batches`, { method: 'POST', headers, body: JSON.stringify(periodOf(data)) })

  const first = await startService(data.connection)
  const cut = send(first.url).then(
    () => false,
    () => true,
  )
  const half = (data.size.members * data.size.days) / 2
  while ((await exported()) < half) await delay(pauseMs)
  process.kill(first.pid, 'SIGKILL')
  if (!(await cut)) throw new Error('the batch was answered before the server was killed')
  const taken = await exported()

  const second = await startService(data.connection)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  try {
    while ((await exported()) > 0) await delay(pauseMs)
    const givenBackSeconds = seconds()
    while ((await batches()) > 0) await delay(pauseMs)
    const goneSeconds = seconds()
    const answer = await send(second.url)
    const made = (await answer.json()) as { dayCount: number; lineCount: number }
    if (!answer.ok) throw new Error(`the batch was not made again: ${answer.status}`)
    const [lines] = await data.owner<{ count: string }>('select count(*) from export_lines')
    if ((await exported()) !== made.dayCount || Number(lines?.count) !== made.lineCount)
      throw new Error('something of the killed batch was left')
    return { taken, givenBackSeconds, goneSeconds, madeSeconds: seconds(), dayCount: made.dayCount }
  } finally {
    await second.stop()
  }
}
