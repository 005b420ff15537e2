import type { KeyObject } from 'node:crypto'
import type { Id } from '../../vocabulary/ids.ts'
import { type Checkpoint, isSigned } from '../checkpoints.ts'
import { type AuditEntry, canonicalText, holdsPersonalValues, personalDigest } from '../entry.ts'
import { type AuditHead, genesis, sealOf } from '../sealing.ts'
import { Erasures } from './erasures.ts'
import { type AuditProblem, Findings } from './problems.ts'

export interface VerificationKeys {
  /** `chainKeys(keyring)`: the oldest first. Rows of an older key never follow rows of a later one. */
  readonly chain: readonly KeyObject[]
  /** `checkpointPublicKeys(keyring)`. */
  readonly checkpoints: readonly KeyObject[]
}

export interface VerificationAgainst {
  /** The organisation of the rows; that of the first row when left out. */
  readonly organisationId?: Id
  /** The stored head of the chain; an export may lack it. */
  readonly head?: AuditHead
  /** In the order of their sequence; an array in any order. */
  readonly checkpoints?: readonly Checkpoint[] | AsyncIterable<Checkpoint>
}

export interface AuditVerification {
  readonly ok: boolean
  readonly rows: number
  readonly firstSequence: number | null
  readonly lastSequence: number | null
  /** The seal of the last row; null for an empty chain. */
  readonly headHash: string | null
  /** The number of checkpoints compared. */
  readonly checkpoints: number
  readonly problemCount: number
  /** The first hundred, in the order of the rows. */
  readonly problems: readonly AuditProblem[]
}

/**
 * Verifies a chain from its first row to its last in constant memory. It needs only the rows and the keys, so a database
 * and an exported file are verified alike.
 */
export async function verifyAudit(
  rows: AsyncIterable<AuditEntry> | Iterable<AuditEntry>,
  keys: VerificationKeys,
  against: VerificationAgainst = {},
): Promise<AuditVerification> {
  const verifier = new Verifier(keys, against)
  for await (const row of rows) await verifier.row(row)
  return verifier.end()
}

class Verifier {
  readonly #keys: VerificationKeys
  readonly #head: AuditHead | undefined
  readonly #checkpoints: AsyncIterator<Checkpoint>
  readonly #findings = new Findings()
  readonly #erasures = new Erasures()
  #organisationId: Id | undefined
  #last: AuditHead = genesis
  #lastIsSound = true
  /** The index of the key that sealed the last valid row. */
  #key = 0
  #first: number | null = null
  #rows = 0
  #compared = 0
  #next: Checkpoint | undefined
  #beyondHead = false

  constructor(keys: VerificationKeys, { organisationId, head, checkpoints = [] }: VerificationAgainst) {
    this.#keys = keys
    this.#organisationId = organisationId
    this.#head = head
    this.#checkpoints = inOrder(checkpoints)
  }

  async row(row: AuditEntry): Promise<void> {
    this.#rows++
    this.#organisationId ??= row.organisationId
    const { sequence } = row
    if (row.organisationId !== this.#organisationId)
      return this.#findings.add(sequence, 'inserted', "The row is another organisation's.")
    this.#first = Math.min(this.#first ?? sequence, sequence)
    const inOrder = sequence > this.#last.sequence
    const key = this.#sealedBy(row, inOrder ? this.#key : 0)
    const sound = key !== undefined
    if (!inOrder) return this.#outOfOrder(row, sound)
    this.#key = key ?? this.#key
    this.#link(row, sound)
    if (sound) this.#personalValues(row)
    if (sound && !this.#erasures.accounts(row))
      this.#findings.add(sequence, 'erased', 'Rows refer to this one for an erasure that it does not state.')
    await this.#compare(row, sound)
    this.#last = { sequence, hash: row.hash }
    this.#lastIsSound = sound
  }

  async end(): Promise<AuditVerification> {
    const seen = await this.#lastCheckpoint()
    this.#ending(seen)
    for (const erasedBy of this.#erasures.unaccounted())
      this.#findings.add(erasedBy, 'erased', 'Rows refer to this one for an erasure, and it is not there.')
    const { count, problems } = this.#findings.told()
    const empty = this.#last.sequence === 0
    return {
      ok: count === 0,
      rows: this.#rows,
      firstSequence: this.#first,
      lastSequence: empty ? null : this.#last.sequence,
      headHash: empty ? null : this.#last.hash,
      checkpoints: this.#compared,
      problemCount: count,
      problems,
    }
  }

  /** The index, from `first` on, of the key that sealed the row; undefined when none of them did. */
  #sealedBy(row: AuditEntry, first: number): number | undefined {
    if (!Array.isArray(row.changes)) return undefined
    const text = canonicalText(row)
    const place = this.#keys.chain.findIndex((key, at) => at >= first && sealOf(key, text) === row.hash)
    return place < 0 ? undefined : place
  }

  #outOfOrder({ sequence }: AuditEntry, sound: boolean): void {
    if (!this.#findings.fill(sequence))
      return this.#findings.add(sequence, 'inserted', `Row ${sequence} comes a second time.`)
    if (sound) this.#findings.add(sequence, 'reordered', `Row ${sequence} comes after later ones.`)
    else this.#findings.add(sequence, 'changed', changed)
  }

  #link(row: AuditEntry, sound: boolean): void {
    const { sequence } = row
    const beyond = this.#head !== undefined && sequence > this.#head.sequence
    if (sequence > this.#last.sequence + 1) this.#findings.gap(this.#last.sequence + 1, sequence - 1)
    if (!sound && beyond)
      this.#findings.add(sequence, 'inserted', 'The row is beyond the end of the chain, and is not sealed.')
    else if (!sound) this.#findings.add(sequence, 'changed', changed)
    else if (sequence === this.#last.sequence + 1 && row.prevHash !== this.#last.hash && this.#lastIsSound)
      this.#findings.add(sequence, 'unlinked', 'The row was written after another one than that before it.')
    if (sound && beyond) this.#beyondHead = true
  }

  #personalValues(row: AuditEntry): void {
    const { sequence, salt, personalDigest: digest, erasedBy } = row
    if (salt !== null) {
      if (personalDigest(salt, row) !== digest)
        this.#findings.add(sequence, 'changed', 'A personal value, the reason or the origin was changed.')
      return
    }
    if (holdsPersonalValues(row))
      this.#findings.add(sequence, 'changed', 'A personal value, a reason or an origin was added.')
    if (digest === null) return
    if (erasedBy === null || erasedBy <= sequence)
      this.#findings.add(sequence, 'erased', 'Personal values are gone, and no erasure tells of it.')
    else this.#erasures.claim(erasedBy, sequence)
  }

  /** Compares the checkpoints up to the row with the chain. */
  async #compare(row: AuditEntry, sound: boolean): Promise<void> {
    for (
      let checkpoint = await this.#peek();
      checkpoint && checkpoint.sequence <= row.sequence;
      checkpoint = await this.#peek()
    ) {
      this.#next = undefined
      if (!this.#accepts(checkpoint) || checkpoint.sequence < row.sequence) continue
      if (sound && checkpoint.hash !== row.hash)
        this.#findings.add(
          row.sequence,
          'rewritten',
          `The checkpoint of ${checkpoint.at} has seen another row here.`,
        )
    }
  }

  /** The latest of the checkpoints beyond the last row. */
  async #lastCheckpoint(): Promise<Checkpoint | undefined> {
    let most: Checkpoint | undefined
    for (let checkpoint = await this.#peek(); checkpoint; checkpoint = await this.#peek()) {
      this.#next = undefined
      if (this.#accepts(checkpoint)) most = checkpoint
    }
    return most
  }

  #accepts(checkpoint: Checkpoint): boolean {
    this.#compared++
    this.#organisationId ??= checkpoint.organisationId
    const valid =
      checkpoint.organisationId === this.#organisationId && isSigned(this.#keys.checkpoints, checkpoint)
    if (!valid)
      this.#findings.add(
        checkpoint.sequence,
        'checkpoint_invalid',
        `The checkpoint of ${checkpoint.at} is not one that this service signed for the organisation.`,
      )
    return valid
  }

  async #peek(): Promise<Checkpoint | undefined> {
    if (this.#next) return this.#next
    const { value, done } = await this.#checkpoints.next()
    return (this.#next = done ? undefined : value)
  }

  #ending(seen: Checkpoint | undefined): void {
    const { sequence, hash } = this.#last
    const head = this.#head
    const end = Math.max(head?.sequence ?? 0, seen?.sequence ?? 0)
    if (end > sequence)
      this.#findings.add(
        sequence + 1,
        'truncated',
        (head?.sequence ?? 0) > sequence
          ? `The chain ended with row ${end}.`
          : `The checkpoint of ${seen?.at} has seen row ${end}.`,
      )
    if (this.#beyondHead && head)
      this.#findings.add(head.sequence, 'head_moved', 'The stored end of the chain is not its last row.')
    else if (head?.sequence === sequence && head.hash !== hash && this.#lastIsSound)
      this.#findings.add(sequence, 'head_moved', 'The stored end of the chain is another row than its last.')
  }
}

const changed = 'The row is not as the service wrote it.'

async function* inOrder(
  checkpoints: readonly Checkpoint[] | AsyncIterable<Checkpoint>,
): AsyncGenerator<Checkpoint, undefined> {
  if (Symbol.asyncIterator in checkpoints) yield* checkpoints
  else yield* checkpoints.toSorted((a, b) => a.sequence - b.sequence)
  return undefined
}
