import { workingDates } from '../../server/test/world/large-company.ts'
import type { FanOutOptions } from './options.ts'
import { approve, ask, companyAt, confirmedDays, logged, type Stage, subscribe, tidy } from './stage.ts'

/** Milliseconds from request to answer. */
export interface Reading {
  readonly aloneMs: readonly number[]
  readonly duringMs: readonly number[]
}

/** A caller of the other company reads a page of fifty days, one request after the other, while events fan out. */
export async function measureReading(stage: Stage, options: FanOutOptions): Promise<Reading> {
  await subscribe(stage, 0, stage.urls.slice(0, options.webhooks))
  const days = await confirmedDays(stage, 0, options.events)
  const read = await reader(stage)
  const aloneMs: number[] = []
  while (aloneMs.length < options.reads) aloneMs.push(await read())

  const duringMs: number[] = []
  for (let ordinal = 0; ordinal < options.fanOuts; ordinal++) {
    await tidy(stage, days)
    const arrived = await stage.receivers.expect(options.events * options.webhooks)
    await approve(stage, 0, days)
    let under = true
    const over = arrived().then(() => (under = false))
    while (under) duringMs.push(await read())
    await over
    await logged(stage)
  }
  await tidy(stage, days)
  return { aloneMs, duringMs }
}

async function reader(stage: Stage): Promise<() => Promise<number>> {
  const [from = ''] = workingDates(stage.data.size.days)
  const to = Temporal.PlainDate.from(from).add({ days: 30 })
  const path = `/v1/work-days?from=${from}&to=${to.toString()}&limit=50`
  const { serviceKey } = companyAt(stage, 1)
  return async () => {
    const began = performance.now()
    await ask(stage, serviceKey, 'GET', path)
    return performance.now() - began
  }
}
