import type { DataSet } from '../data-set.ts'
import type { Server } from '../processes/processes.ts'
import { authorised } from '../request.ts'
import type { BareSender, Receivers } from './processes.ts'

/** Everything that takes part. */
export interface Stage {
  readonly data: DataSet
  readonly service: Server
  readonly bare: BareSender
  readonly receivers: Receivers
  /** One for each webhook of the first company, and one for the other's. */
  readonly urls: readonly string[]
  readonly ca: string
  readonly postmaster: number
}

/** Asks the service; throws for any answer but a 2xx. */
export async function ask<Answer>(
  { service }: Stage,
  key: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await fetch(`${service.url}${path}`, {
    method,
    headers: {
      ...authorised(key),
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
  return (text === '' ? null : JSON.parse(text)) as Answer
}

export function companyAt({ data }: Stage, ordinal: number) {
  const company = data.companies[ordinal]
  if (!company) throw new Error(`the data set has no company ${ordinal}`)
  return company
}

/** Subscribes addresses to one event; those of an earlier run are deleted first. */
export async function subscribe(stage: Stage, ordinal: number, urls: readonly string[]): Promise<void> {
  const { id, serviceKey } = companyAt(stage, ordinal)
  await stage.data.owner('delete from webhook_announcements where org_id = $1', [id])
  await stage.data.owner('delete from webhook_deliveries where org_id = $1', [id])
  await stage.data.owner('delete from webhooks where org_id = $1', [id])
  for (const url of urls)
    await ask(stage, serviceKey, 'POST', '/v1/webhooks', { url, events: ['workday.approved'] })
}

/** Days that can be approved, by somebody else than who approves. */
export async function confirmedDays(stage: Stage, ordinal: number, count: number): Promise<string[]> {
  const { id, members } = companyAt(stage, ordinal)
  const days = await stage.data.owner<{ id: string }>(
    `select id from work_days where org_id = $1 and status = 'confirmed' and membership_id <> $2
     order by work_date, id limit ${count}`,
    [id, members.aino.id],
  )
  if (days.length < count) throw new Error(`only ${days.length} days can be approved`)
  return days.map(day => day.id)
}

/** Makes one event of each day. */
export const approve = (stage: Stage, ordinal: number, ids: readonly string[]): Promise<unknown> =>
  ask(stage, companyAt(stage, ordinal).serviceKey, 'POST', '/v1/work-days/approve-batch', { ids })

/** Puts the days back, and tidies the tables as a database does by itself when it has the time. */
export async function tidy({ data }: Stage, ids: readonly string[]): Promise<void> {
  await data.owner(
    `update work_days set status = 'confirmed' where id = any($1::uuid[]) and status = 'approved'`,
    [ids],
  )
  await data.owner(
    'vacuum work_days, work_entries, integration_events, webhook_announcements, webhook_deliveries, webhooks, organisation_clocks, directory.outbox_due',
  )
}

/** Waits until the service has logged all that it has sent. */
export async function logged({ data }: Stage): Promise<void> {
  for (;;) {
    const [row] = await data.owner<{ waiting: boolean }>(
      `select exists (select from webhook_announcements)
        or exists (select from webhook_deliveries where next_attempt_at is not null) as waiting`,
    )
    if (!row?.waiting) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
