import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { sendContinue } from '../http/admission.ts'
import type { Availability } from '../http/availability.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { RequestRefused } from '../vocabulary/request-refused.ts'
import type { DiskStorage } from './disk-storage.ts'
import type { Upload } from './storage.ts'
import { receiveUpload, sizeDiffers, uploadFinished, UploadsUnderWay } from './upload-body.ts'
import { readUploadUrl, uploadPath } from './upload-url.ts'

/**
 * `PUT /uploads/…`: takes the bytes of a file for storage on disk, to the URL that `presignUpload` made and without
 * credentials. The answer has no body.
 */
export async function addUploadRoute(
  app: FastifyInstance,
  {
    disk,
    keyring,
    availability,
  }: {
    /** Null where the bytes go to a bucket, and there is no such route. */
    readonly disk: DiskStorage | null
    readonly keyring: Keyring
    readonly availability: Availability
  },
): Promise<void> {
  if (!disk) return
  const underWay = new UploadsUnderWay()
  const uploads = new WeakMap<FastifyRequest, Upload>()
  await app.register(async scope => {
    // The body goes to the disk as it comes, and through no memory limit of bodies.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.put(uploadPath, {
      // Before a byte of the body is read.
      onRequest: (request, _reply, done) => {
        const notNow = availability.refusal()
        if (notNow) throw notNow
        uploads.set(request, admitted(keyring, request))
        done()
      },
      handler: async (request, reply) => {
        const upload = uploads.get(request) as Upload
        if (await disk.isFinished(upload.key)) throw uploadFinished()
        sendContinue(request.raw)
        await receiveUpload(disk, underWay, upload, request.raw)
        return reply.code(204).send()
      },
    })
  })
}

/** What the request may send. Throws the refusal of one that may not. */
function admitted(keyring: Keyring, request: FastifyRequest): Upload {
  const { organisation, id } = request.params as { organisation: string; id: string }
  const query = request.query as Record<string, unknown>
  const upload = readUploadUrl(keyring, `uploads/${organisation}/${id}`, query)
  if (!upload)
    throw new RequestRefused(
      'upload_url_invalid',
      'The address was not made by this service, or was changed.',
    )
  if (Date.parse(upload.expiresAt) < Date.now())
    throw new RequestRefused('upload_url_expired', `The address was valid until ${upload.expiresAt}.`)
  requireHeaders(request.raw, upload)
  return upload
}

function requireHeaders({ headers }: IncomingMessage, { size, contentType }: Upload): void {
  if (headers['content-type'] !== contentType)
    throw new RequestRefused('upload_differs', `Send the header Content-Type: ${contentType}.`)
  const announced = headers['content-length']
  if (announced !== undefined && Number(announced) !== size) throw sizeDiffers(size, announced)
}
