import { createHash } from 'node:crypto'
import type { Answer, Client } from '../../../../../test/world/client.ts'
import type { World } from '../../../../../test/world/world.ts'

/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const pdf = (text = 'kuitti'): Buffer => Buffer.from(`%PDF-1.4\n% ${text}\n%%EOF\n`)

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** The body that announces a picture. */
export const announced = (bytes: Buffer, target: object, more: object = {}) => ({
  fileName: 'kuva.png',
  contentType: 'image/png',
  size: bytes.length,
  sha256: hashOf(bytes),
  role: 'photo',
  target,
  ...more,
})

/** What of it differs for a receipt. */
export const asReceipt = { fileName: 'kuitti.pdf', contentType: 'application/pdf', role: 'receipt' }

/** Sends bytes where an answer says, as a program without credentials does; answers the status. */
export async function upload(
  { app }: Pick<World, 'app'>,
  { body }: Pick<Answer, 'body'>,
  bytes: Buffer,
): Promise<number> {
  const { pathname, search } = new URL(body.upload.url)
  const answer = await app.server.inject({
    method: 'PUT',
    url: pathname + search,
    headers: { ...body.upload.headers, 'content-length': String(bytes.length) },
    payload: bytes,
  })
  return answer.statusCode
}

/** A receipt of a payroll batch whose bytes are there, not finalized; its id. */
export async function uploaded(world: World, client: Client, target: object): Promise<string> {
  const bytes = pdf()
  const added = await succeeding(client.post('/v1/attachments', announced(bytes, target, asReceipt)))
  const status = await upload(world, added, bytes)
  if (status !== 204) throw new Error(`the upload answered ${status}`)
  return added.body.id
}

export async function succeeding(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}
