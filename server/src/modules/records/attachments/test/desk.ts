import type { Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { announced, succeeding, upload } from './uploads.ts'

/** How tests add, upload and download files of Meri. */
export function deskOf(world: World) {
  const { work } = world.meri.catalogs.entryTypes
  let date = '2026-06-30'

  /** A draft of a member's own, on a date that no other test of the file uses. */
  async function draft(client: Client = world.as('onni')): Promise<{ date: string; id: string }> {
    date = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()
    const entries = { entries: [{ entryTypeId: work, durationMinutes: 60 }] }
    await succeeding(client.put(`/v1/me/work-days/${date}/entries`, entries))
    // The detail of a day tells its id once it is confirmed, its row in the list before.
    const { body } = await succeeding(client.get(`/v1/me/work-days?from=${date}&to=${date}`))
    return { date, id: body.items[0].id }
  }

  const dayTarget = async (client?: Client) => ({ type: 'work_day', id: (await draft(client)).id })

  const post = (body: object, client: Client = world.as('onni')) => client.post('/v1/attachments', body)

  async function finalized(
    target: object,
    bytes: Buffer,
    more: object = {},
    client?: Client,
  ): Promise<string> {
    const added = await succeeding(post(announced(bytes, target, more), client))
    const status = await upload(world, added, bytes)
    if (status !== 204) throw new Error(`the upload answered ${status}`)
    await succeeding((client ?? world.as('onni')).post(`/v1/attachments/${added.body.id}/finalize`, {}))
    return added.body.id
  }

  const link = async (client: Client, id: string, query = ''): Promise<string> =>
    (await succeeding(client.get(`/v1/attachments/${id}/download${query}`))).body.url

  /** Follows a URL as anybody would who has it. */
  async function follow(url: string, headers: Record<string, string> = {}) {
    const answer = await world.app.server.inject({ url: new URL(url).pathname, headers })
    return {
      status: answer.statusCode,
      bytes: answer.rawPayload,
      headers: answer.headers,
      text: answer.payload,
    }
  }

  /** A batch of approved days in a month of its own. */
  async function batch(): Promise<{ type: string; id: string }> {
    const admin = world.as('aino')
    const day = await draft()
    await succeeding(world.as('onni').post(`/v1/me/work-days/${day.date}/confirm`, {}))
    await succeeding(admin.post(`/v1/work-days/${day.id}/approve`, {}))
    const period = { periodStart: day.date, periodEnd: day.date }
    const { body } = await succeeding(
      admin.post('/v1/export-batches', period, { 'idempotency-key': newId() }),
    )
    return { type: 'export_batch', id: body.id }
  }

  return { draft, dayTarget, post, finalized, link, follow, batch }
}
