import { credentialKinds } from '../access/caller.ts'
import type { Database } from '../data/database.ts'
import { Keyring, SealUnreadable } from '../secrets/keyring.ts'
import { readKey } from '../secrets/service-key.ts'
import type { Id } from '../vocabulary/ids.ts'
import { type Checkpoint, readCheckpoint, checkpointText } from './checkpoints.ts'
import type { AuditEntry } from './entry.ts'
import type { AuditHead } from './sealing.ts'
import { storedCheckpoints, storedEntries, storedHead } from './stored-chain.ts'

/** What an export begins with. */
export interface ExportHeader {
  readonly format: 'konttori audit 1'
  readonly organisationId: Id
  readonly head: AuditHead
  /** Those of the database, each as one word. */
  readonly checkpoints: readonly string[]
  /** What rows from before a change of the service's secret are checked with; sealed with the present one, base64. */
  readonly formerKeys?: readonly string[]
}

/** A line of an export that is none. */
export class ExportUnreadable extends Error {
  override readonly name = 'ExportUnreadable'
}

/**
 * Hands out an organisation's chain as JSON lines, a header and then the rows in their order, with everything that
 * `verifyAudit` needs: personal values and salts among it, so a file of them is to be kept like the database itself.
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
  /** To be read once. */
  readonly entries: AsyncGenerator<AuditEntry, undefined>
}

/** Reads what `exportAudit` wrote, line by line. Throws `ExportUnreadable`, naming the line. */
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
 * The keyring that an export is verified with: the first of the secrets that opens the former keys it brings along.
 * An export without any was made when there was one key: every secret is tried, each for rows of its own.
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
  [...credentialKinds, 'system'].some(kind => kind === value['credentialKind']) &&
  Array.isArray(value['changes']) &&
  value['changes'].every(change => isObject(change) && typeof change['field'] === 'string')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
