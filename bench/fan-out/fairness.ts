import type { FanOutOptions } from './options.ts'
import { approve, ask, companyAt, confirmedDays, logged, type Stage, subscribe, tidy } from './stage.ts'

export interface Fairness {
  readonly burst: number
  readonly webhooks: number
  /** Milliseconds from the request that makes an event until its receiver has it. */
  readonly quietMs: readonly number[]
  readonly burstMs: readonly number[]
  /** Deliveries of the burst that still waited when the last of the others had arrived. */
  readonly waiting: number
}

/** As many as one request may make. */
const inBatch = 500

/**
 * One company makes a burst of events for all its webhooks; meanwhile the other makes single ones, each after the one
 * before has arrived.
 */
export async function measureFairness(
  stage: Stage,
  { burst, burstWebhooks: webhooks, singles }: FanOutOptions,
): Promise<Fairness> {
  const own = stage.urls.slice(-1)
  await subscribe(stage, 0, stage.urls.slice(0, webhooks))
  await subscribe(stage, 1, own)
  const bursting = await confirmedDays(stage, 0, burst)
  const single = await confirmedDays(stage, 1, 2 * singles)
  const quietMs = await eachTimed(stage, single.slice(0, singles))

  const batches = Array.from({ length: Math.ceil(burst / inBatch) }, (_, at) =>
    bursting.slice(at * inBatch, (at + 1) * inBatch),
  )
  const made = (async () => {
    for (const batch of batches) await approve(stage, 0, batch)
  })()
  const burstMs = await eachTimed(stage, single.slice(singles))
  await made
  const [row] = await stage.data.owner<{ waiting: string }>(
    `select (select count(*) from webhook_deliveries where next_attempt_at is not null)
       + (select coalesce(sum(cardinality(webhook_ids)), 0) from webhook_announcements) as waiting`,
  )
  // What is left of the burst is no longer of interest.
  const { id, serviceKey } = companyAt(stage, 0)
  const hooks = await ask<{ items: { id: string }[] }>(stage, serviceKey, 'GET', '/v1/webhooks?limit=100')
  for (const hook of hooks.items) await ask(stage, serviceKey, 'DELETE', `/v1/webhooks/${hook.id}`)
  await stage.data.owner(
    `update webhook_deliveries set status = 'dead_letter', next_attempt_at = null where org_id = $1 and next_attempt_at is not null
       and lease_id is null`,
    [id],
  )
  await logged(stage)
  await tidy(stage, [...bursting, ...single])
  return { burst, webhooks, quietMs, burstMs, waiting: Number(row?.waiting) }
}

/** The receivers count what comes to the other company's address alone. */
async function eachTimed(stage: Stage, days: readonly string[]): Promise<number[]> {
  const url = stage.urls.at(-1) ?? ''
  const times: number[] = []
  for (const day of days) {
    const arrived = await stage.receivers.expect(1, false, url)
    const began = Date.now()
    const [{ atMs }] = await Promise.all([arrived(), approve(stage, 1, [day])])
    times.push(atMs - began)
  }
  return times
}
