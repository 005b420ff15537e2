import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusalAtGates } from '../../../../platform/access/gates.ts'
import { thumbnailType } from '../../../../platform/files/thumbnails.ts'
import type { AddressWindow } from '../../../../platform/http/address-window.ts'
import type { Availability } from '../../../../platform/http/availability.ts'
import type { Services } from '../../../../platform/services.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { attachments } from '../contract.ts'
import { contentDisposition } from '../file-name.ts'
import { fileKey, thumbnailKey } from '../keys.ts'
import { loadWithAccess } from '../loading.ts'
import type { StoredAttachment } from '../store.ts'
import { type Link, openLink } from './link.ts'

/** Both ends are part of it. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

const single = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The one range of bytes that a `Range` header asks for of so many (RFC 9110 §14.2); undefined for no header, and for
 * one that is answered with the whole: several ranges, an end before the start, or something else.
 */
function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first, last] = single.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  if (start >= size) throw beyond(size)
  return { start, end: first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

const beyond = (size: number) =>
  new RequestRefused(
    'range_not_satisfiable',
    `The file has ${size} bytes.`,
    {},
    { 'content-range': `bytes */${size}` },
  )

export const downloadsPath = '/downloads'

/** `GET /downloads/…`: the bytes of an attachment, to anyone who has a URL of ours that has not ended. */
export function addDownloads(
  app: FastifyInstance,
  services: Services,
  { availability, readers }: { readonly availability: Availability; readonly readers: AddressWindow },
): void {
  app.get<{ Params: { link: string } }>(`${downloadsPath}/:link`, {
    onRequest: (request, _reply, done) => {
      const notNow = availability.refusal()
      if (notNow) throw notNow
      readers.count(request.ip)
      done()
    },
    handler: async (request, reply) => {
      const link = openLink(services.keyring, request.params.link)
      const attachment = link && (await readable(services, link))
      if (!attachment) throw over()
      return send(reply, services, { link, attachment }, request.headers.range)
    },
  })
}

/** The same for every reason, so that it tells nothing. */
const over = () =>
  new RequestRefused('download_url_invalid', 'The address does not work any more, or never did.')

async function send(
  reply: FastifyReply,
  { files }: Services,
  { link, attachment }: { readonly link: Link; readonly attachment: StoredAttachment },
  rangeHeader: string | undefined,
): Promise<FastifyReply> {
  const { fileId, fileName, contentType } = attachment
  const thumbnail = attachment.thumbnails?.find(({ size }) => size === link.size)
  if (!fileId || fileName === null || (link.size !== null && !thumbnail)) throw over()
  const key = thumbnail ? thumbnailKey(link.orgId, fileId, thumbnail.size) : fileKey(link.orgId, fileId)
  const stored = await files.find(key)
  if (!stored) throw new Error(`the bytes of the attachment ${attachment.id} are not there`)
  const range = rangeOf(rangeHeader, stored.size)
  const bytes = await files.read(key, { ...range, version: stored.version })
  reply.headers({
    ...headers,
    'content-type': thumbnail ? thumbnailType : contentType,
    'content-disposition': contentDisposition(thumbnail ? `${fileName}.webp` : fileName),
    'content-length': String(range ? range.end - range.start + 1 : stored.size),
  })
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.size}`)
  return reply.send(bytes)
}

/** What somebody uploaded is nothing of ours: it is saved, never shown, and runs nowhere. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
  'accept-ranges': 'bytes',
  // Pages of other origins may show thumbnails: their right is the URL.
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * The attachment of a link, if anyone who asked for it could read it now with the same credential: its state, the member,
 * the credential and the target are looked at with every use.
 */
async function readable(services: Services, link: Link): Promise<StoredAttachment | undefined> {
  if (link.endsAtMs <= Date.now()) return undefined
  const resolution = await services.authenticator.find(link.orgId, link.credential)
  if ('refusal' in resolution) return undefined
  const { caller } = resolution
  if (caller.membership.id !== link.membershipId) return undefined
  if (refusalAtGates(attachments.operations.download, caller)) return undefined
  const db = services.database.reader(link.orgId)
  const found = await loadWithAccess(db, caller, services, link.attachmentId)
  return found?.attachment.state === 'finalized' ? found.attachment : undefined
}
