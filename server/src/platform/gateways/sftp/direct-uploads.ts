import type { Socket } from 'node:net'
import type { ServiceLog } from '../../telemetry/log.ts'
import { type AddressCheck, checkedAddresses } from '../outbound-https/addresses.ts'
import { dial } from '../outbound-https/dial.ts'
import { publicNames, systemNames } from '../outbound-https/names.ts'
import { type OutboundReach, OutboundRefused } from '../outbound-https/outbound-https.ts'
import { specialRange } from '../outbound-https/public-address.ts'
import { putFile } from './put-file.ts'
import { openSession } from './session.ts'
import { type SftpUpload, type SftpUploads, type UploadOutcome, UploadRefused } from './sftp-uploads.ts'

/** Where connections may lead; as for `https`. */
interface Reaching extends AddressCheck {
  readonly closed: boolean
}

const reachingBy = ({ allowPrivate, closed = false }: OutboundReach): Reaching => ({
  closed,
  resolve: allowPrivate ? systemNames : publicNames(),
  refusedRange: allowPrivate ? () => null : specialRange,
})

/**
 * Connects to a checked address of the host. The connection is cut when the signal is aborted, or when the server has sent
 * more than `mostBytes`: an SSH server may send as much as it likes before and after the user has been let in.
 *
 * @throws {OutboundRefused}
 */
async function connectedSocket(
  { host, port }: { readonly host: string; readonly port: number },
  reaching: Reaching,
  signal: AbortSignal,
  mostBytes: number,
): Promise<Socket> {
  if (reaching.closed)
    throw new OutboundRefused('connection_failed', `Nobody is called here, so ${host} is not.`)
  const addresses = await checkedAddresses(host, reaching, signal)
  const socket = await dial(addresses, port, signal)
  const cut = () => socket.destroy(signal.reason)
  signal.addEventListener('abort', cut, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', cut))
  socket.on('data', () => {
    if (socket.bytesRead > mostBytes)
      socket.destroy(new OutboundRefused('response_too_large', `${host} sent more than ${mostBytes} bytes.`))
  })
  return socket
}

/** Uploads in the thread that it is called from. */
export class DirectUploads implements SftpUploads {
  readonly #reaching: Reaching
  readonly #log: Pick<ServiceLog, 'error'>
  readonly #underWay = new Set<Promise<UploadOutcome>>()
  #closed = false

  constructor(reach: OutboundReach, log: Pick<ServiceLog, 'error'>) {
    this.#reaching = reachingBy(reach)
    this.#log = log
  }

  async upload(upload: SftpUpload): Promise<UploadOutcome | null> {
    if (this.#closed) return null
    const outcome = this.#outcomeOf(upload)
    this.#underWay.add(outcome)
    try {
      return await outcome
    } finally {
      this.#underWay.delete(outcome)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#underWay)
  }

  async #outcomeOf(upload: SftpUpload): Promise<UploadOutcome> {
    const begun = performance.now()
    const ended = (errorCode: UploadOutcome['errorCode']): UploadOutcome => ({
      errorCode,
      durationMs: Math.round(performance.now() - begun),
    })
    try {
      await this.#carryOut(upload)
      return ended(null)
    } catch (error) {
      if (error instanceof UploadRefused || error instanceof OutboundRefused) return ended(error.code)
      this.#log.error('an upload failed', error, upload.about)
      return ended('unexpected')
    }
  }

  /** Within the deadline, however slowly the server answers: when it is over the connection is cut. */
  async #carryOut(upload: SftpUpload): Promise<void> {
    const limit = new AbortController()
    const timer = setTimeout(
      () => limit.abort(new OutboundRefused('timeout', `No upload within ${upload.deadlineMs} ms.`)),
      upload.deadlineMs,
    )
    try {
      // The server may send back the whole document to be compared, and what a polite server says besides.
      const mostBytes = 2 * upload.content.length + 1024 * 1024
      const socket = await connectedSocket(upload, this.#reaching, limit.signal, mostBytes)
      const entered = await openSession(socket, upload, limit.signal)
      try {
        await Promise.race([putFile(entered.files, upload), entered.broken])
      } finally {
        entered.end()
      }
    } catch (error) {
      throw limit.signal.aborted ? limit.signal.reason : error
    } finally {
      clearTimeout(timer)
    }
  }
}
