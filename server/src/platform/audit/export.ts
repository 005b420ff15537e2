import { credentialKinds } from '../access/caller.ts'
import type { Database } from '../data/database.ts'
import { Keyring, SealUnreadable } from '../secrets/keyring.ts'
import { readKey } from '../secrets/service-key.ts'
import type { Id } from '../vocabulary/ids.ts'
import { type Checkpoint, readCheckpoint, checkpointText } from './checkpoints.ts'
import type { AuditEntry } from './entry.ts'
import type { AuditHead } from './sealing.ts'
import { storedCheckpoints, storedEntries, storedHead } from './stored-chain.ts'

/** The first line of an export. */
export interface ExportHeader {
  readonly format: 'konttori audit 1'
  readonly organisationId: Id
  readonly head: AuditHead
  /** The checkpoints of the database, each as `checkpointText`. */
  readonly checkpoints: readonly string[]
  /** The keys of rows from before a rotation of the service secret, sealed with the present one, base64. */
  readonly formerKeys?: readonly string[]
}

/** A line of an export cannot be parsed. */
export class ExportUnreadable extends Error {
  override readonly name = 'ExportUnreadable'
}

/**
 * Writes an organisation's chain as JSON lines, a header and then the rows in their order, with everything that
 * `verifyAudit` needs. It contains personal values and salts, so a file of it needs the protection of the database.
 * Resolves when the last line has been taken.
 */
export const exportAudit = (
  { database, keyring }: { readonly database: Database; readonly keyring: Keyring },
  organisationId: Id,
  take: (line: string) => Promise<unknown> | void,
): Promise<void> =>
  database.snapshot(organisationId, async db => {
    const checkpoints: string[] = []
    for await (const checkpoint of storedCheckpoints(db)) checkpoints.push(checkpointText(checkpoint))
    const header: ExportHeader = {
      format: 'konttori audit 1',
      organisationId,
      head: await storedHead(db),
      checkpoints,
      formerKeys: keyring.formers.map(key =>
        keyring.seal(key.keptForChecking(), boundTo(organisationId)).toString('base64'),
      ),
    }
    await take(`${JSON.stringify(header)}\n`)
    for await (const entry of storedEntries(db)) await take(`${JSON.stringify(entry)}\n`)
  })

export interface ReadExport {
  readonly organisationId: Id
  readonly head: AuditHead
  readonly checkpoints: readonly Checkpoint[]
  readonly formerKeys: readonly string[]
  /** Can be read once. */
  readonly entries: AsyncGenerator<AuditEntry, undefined>
}

/** Reads an export line by line. Throws `ExportUnreadable`, which names the line. */
export async function readExport(lines: AsyncIterable<string> | Iterable<string>): Promise<ReadExport> {
  const iterator = Symbol.asyncIterator in lines ? lines[Symbol.asyncIterator]() : lines[Symbol.iterator]()
  const first = await iterator.next()
  if (first.done) throw new ExportUnreadable('the file is empty')
  const header = parsed(first.value, 1) as Partial<ExportHeader>
  const { format, organisationId, head, checkpoints, formerKeys = [] } = header
  if (
    format !== 'konttori audit 1' ||
    typeof organisationId !== 'string' ||
    !isHead(head) ||
    !Array.isArray(checkpoints) ||
    !Array.isArray(formerKeys)
  )
    throw new ExportUnreadable('line 1 is not the header of an audit export')
  return {
    organisationId,
    head,
    checkpoints: checkpoints.map(text => {
      const checkpoint = readCheckpoint(String(text))
      if (!checkpoint) throw new ExportUnreadable(`line 1 has a checkpoint that is none: ${text}`)
      return checkpoint
    }),
    formerKeys: formerKeys.map(String),
    entries: entriesOf(iterator),
  }
}

/**
 * The keyring that verifies an export: of the first secret that opens the export's former keys. An export without former
 * keys was made when there was one key, so every secret is tried.
 */
export function exportKeyring(
  [newest, ...others]: readonly Buffer[],
  organisationId: Id,
  formerKeys: readonly string[],
): Keyring {
  if (!newest) throw new RangeError('an export is verified with a secret')
  for (const secret of formerKeys.length === 0 ? [] : [newest, ...others]) {
    const alone = new Keyring(secret)
    try {
      return new Keyring(
        secret,
        formerKeys.map(text => readKey(alone.open(Buffer.from(text, 'base64'), boundTo(organisationId)))),
      )
    } catch (error) {
      if (!(error instanceof SealUnreadable)) throw error
    }
  }
  return new Keyring(newest, others)
}

const boundTo = (organisationId: Id): string => `audit export keys ${organisationId}`

async function* entriesOf(
  iterator: AsyncIterator<string> | Iterator<string>,
): AsyncGenerator<AuditEntry, undefined> {
  for (let number = 2; ; number++) {
    const { value, done } = await iterator.next()
    if (done) return undefined
    if (value.trim() === '') continue
    const entry = parsed(value, number)
    if (!isEntry(entry)) throw new ExportUnreadable(`line ${number} is not a row of an audit export`)
    yield entry
  }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new ExportUnreadable(`line ${number} is not JSON`)
  }
}

const isHead = (value: unknown): value is AuditHead =>
  isObject(value) && Number.isSafeInteger(value['sequence']) && typeof value['hash'] === 'string'

const texts = [
  'organisationId',
  'id',
  'at',
  'operation',
  'requestId',
  'action',
  'targetType',
  'targetId',
  'prevHash',
  'hash',
] as const
const textsOrNull = [
  'actorMembershipId',
  'credentialId',
  'reason',
  'origin',
  'salt',
  'personalDigest',
] as const

const isEntry = (value: unknown): value is AuditEntry =>
  isObject(value) &&
  Number.isSafeInteger(value['sequence']) &&
  texts.every(field => typeof value[field] === 'string') &&
  textsOrNull.every(field => value[field] === null || typeof value[field] === 'string') &&
  (value['erasedBy'] === null || Number.isSafeInteger(value['erasedBy'])) &&
  [...credentialKinds, 'device', 'system'].some(kind => kind === value['credentialKind']) &&
  Array.isArray(value['changes']) &&
  value['changes'].every(change => isObject(change) && typeof change['field'] === 'string')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
