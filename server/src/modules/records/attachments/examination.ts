import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ContentTypeReading } from '../../../platform/files/content-type-reading.ts'
import { isContentType } from '../../../platform/files/content-types.ts'
import { FileChanged, FileMissing, type FileStorage } from '../../../platform/files/storage.ts'
import { type MalwareScanner, ScannerUnavailable } from '../../../platform/files/malware-scanner.ts'
import { isRefused, type Refused } from '../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Attachment } from './attachment.ts'
import { fileKey, uploadKey } from './keys.ts'
import * as rules from './rules.ts'

/** Where bytes lie, and who looks for malware in them: null where nobody does. */
export interface Examining {
  readonly storage: FileStorage
  readonly scanner: MalwareScanner | null
}

/** In order, and in the place of a stored file; or malware, wherever it lies. */
export type Finding = { readonly malware: null } | { readonly malware: string }

/** Uploads of the same bytes may take the place of the ones that are being read. */
const triesAtMost = 3

/**
 * Examines the bytes of a pending attachment and makes them a stored file, outside any transaction. Repeated after a
 * crash at any step, it goes on where the bytes are. Throws what the storage throws.
 */
export async function examine(
  examining: Examining,
  orgId: Id,
  attachment: Attachment,
): Promise<Finding | Refused<rules.ExaminingCode | 'attachment_not_uploaded' | 'scanner_unavailable'>> {
  for (let tries = 1; ; tries++) {
    try {
      return await examineOnce(examining, orgId, attachment)
    } catch (error) {
      if (error instanceof ScannerUnavailable) return rules.refuseUnscanned()
      if (!(error instanceof FileChanged || error instanceof FileMissing)) throw error
      if (tries === triesAtMost) return rules.refuseNotUploaded()
    }
  }
}

async function examineOnce({ storage, scanner }: Examining, orgId: Id, attachment: Attachment) {
  const [from, to] = [uploadKey(orgId, attachment.id), fileKey(orgId, attachment.id)]
  const upload = await storage.find(from)
  const found = upload ?? (await storage.find(to))
  if (!found) return rules.refuseNotUploaded()
  const key = upload ? from : to
  const { version } = found
  const compared = rules.compare(attachment, await measure(storage, key, { ...found, attachment }))
  if (isRefused(compared)) return compared
  const scanned = scanner && (await scan(scanner, await storage.read(key, { version })))
  if (scanned?.status === 'infected') return { malware: scanned.name }
  if (upload) await storage.move(from, to, version)
  return { malware: null }
}

/** A scanner that fails may leave bytes unread, and the file open. */
async function scan(scanner: MalwareScanner, bytes: Readable) {
  try {
    return await scanner.scan(bytes)
  } finally {
    bytes.destroy()
  }
}

/** Reads no byte of what has another size. */
async function measure(
  storage: FileStorage,
  key: string,
  { size, version, attachment }: { size: number; version: string; attachment: Attachment },
): Promise<rules.Measured> {
  const hash = createHash('sha256')
  const type = new ContentTypeReading()
  if (size === attachment.size)
    for await (const piece of await storage.read(key, { version })) {
      hash.update(piece as Buffer)
      type.add(piece as Buffer)
    }
  const contentType = await type.end()
  const fits = isContentType(attachment.contentType, contentType)
  return { size, sha256: hash.digest('hex'), contentType, fits }
}
