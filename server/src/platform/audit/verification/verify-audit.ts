import type { KeyObject } from 'node:crypto'
import type { Id } from '../../vocabulary/ids.ts'
import { type Checkpoint, isSigned } from '../checkpoints.ts'
import { type AuditEntry, canonicalText, holdsPersonalValues, personalDigest } from '../entry.ts'
import { type AuditHead, genesis, sealOf } from '../sealing.ts'
import { Erasures } from './erasures.ts'
import type { ProblemReason } from './problem-reasons.ts'
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
    if (row.organisationId !== this.#organisationId) return this.#insert(sequence, 'other_organisation')
    this.#first = Math.min(this.#first ?? sequence, sequence)
    const inOrder = sequence > this.#last.sequence
    const key = this.#sealedBy(row, inOrder ? this.#key : 0)
    const sound = key !== undefined
    if (!inOrder) return this.#outOfOrder(row, sound)
    this.#key = key ?? this.#key
    this.#link(row, sound)
    if (sound) this.#personalValues(row)
    if (sound && !this.#erasures.accounts(row)) this.#erase(sequence, 'not_stated')
    await this.#compare(row, sound)
    this.#last = { sequence, hash: row.hash }
    this.#lastIsSound = sound
  }

  async end(): Promise<AuditVerification> {
    const seen = await this.#lastCheckpoint()
    this.#ending(seen)
    for (const erasedBy of this.#erasures.unaccounted()) this.#erase(erasedBy, 'not_there')
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
    if (!this.#findings.fill(sequence)) return this.#insert(sequence, 'second_time')
    if (sound) this.#findings.add(sequence, { code: 'reordered', values: { row: sequence } })
    else this.#change(sequence, 'row')
  }

  #link(row: AuditEntry, sound: boolean): void {
    const { sequence } = row
    const beyond = this.#head !== undefined && sequence > this.#head.sequence
    if (sequence > this.#last.sequence + 1) this.#findings.gap(this.#last.sequence + 1, sequence - 1)
    if (!sound && beyond) this.#insert(sequence, 'beyond_end')
    else if (!sound) this.#change(sequence, 'row')
    else if (sequence === this.#last.sequence + 1 && row.prevHash !== this.#last.hash && this.#lastIsSound)
      this.#findings.add(sequence, { code: 'unlinked', values: {} })
    if (sound && beyond) this.#beyondHead = true
  }

  #personalValues(row: AuditEntry): void {
    const { sequence, salt, personalDigest: digest, erasedBy } = row
    if (salt !== null) {
      if (personalDigest(salt, row) !== digest) this.#change(sequence, 'personal_value')
      return
    }
    if (holdsPersonalValues(row)) this.#change(sequence, 'added_value')
    if (digest === null) return
    if (erasedBy === null || erasedBy <= sequence) this.#erase(sequence, 'not_told')
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
        this.#findings.add(row.sequence, { code: 'rewritten', values: { checkpointAt: checkpoint.at } })
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
      this.#findings.add(checkpoint.sequence, {
        code: 'checkpoint_invalid',
        values: { checkpointAt: checkpoint.at },
      })
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
    const byHead = (head?.sequence ?? 0) > sequence
    if (end > sequence)
      this.#findings.add(sequence + 1, {
        code: 'truncated',
        values: { row: end, checkpointAt: byHead ? null : (seen?.at ?? null) },
      })
    if (this.#beyondHead && head) this.#moveHead(head.sequence, 'before_last')
    else if (head?.sequence === sequence && head.hash !== hash && this.#lastIsSound)
      this.#moveHead(sequence, 'other_row')
  }

  #change(sequence: number, part: ValuesOf<'changed'>['part']): void {
    this.#findings.add(sequence, { code: 'changed', values: { part } })
  }

  #insert(sequence: number, how: ValuesOf<'inserted'>['how']): void {
    this.#findings.add(sequence, { code: 'inserted', values: { how, row: sequence } })
  }

  #erase(sequence: number, lacking: ValuesOf<'erased'>['lacking']): void {
    this.#findings.add(sequence, { code: 'erased', values: { lacking } })
  }

  #moveHead(sequence: number, end: ValuesOf<'head_moved'>['end']): void {
    this.#findings.add(sequence, { code: 'head_moved', values: { end } })
  }
}

type ValuesOf<Code extends ProblemReason['code']> = Extract<ProblemReason, { code: Code }>['values']

async function* inOrder(
  checkpoints: readonly Checkpoint[] | AsyncIterable<Checkpoint>,
): AsyncGenerator<Checkpoint, undefined> {
  if (Symbol.asyncIterator in checkpoints) yield* checkpoints
  else yield* checkpoints.toSorted((a, b) => a.sequence - b.sequence)
  return undefined
}
