import { setImmediate as nextIteration } from 'node:timers/promises'
import type { Database } from '../../data/database.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import type { Id } from '../../vocabulary/ids.ts'
import { type Checkpoint, checkpointPublicKeys } from '../checkpoints.ts'
import { chainKeys } from '../sealing.ts'
import { storedCheckpoints, storedEntries, storedHead } from '../stored-chain.ts'
import { type AuditVerification, type VerificationKeys, verifyAudit } from './verify-audit.ts'

/** Milliseconds of work after which the event loop runs. */
const sliceMs = 5

/**
 * Yields the rows and lets the event loop run between slices. A page of rows arrives at once, so a plain loop would block
 * the event loop while the seals of the whole page are computed.
 */
export async function* inSlices<Row>(rows: AsyncIterable<Row>): AsyncGenerator<Row, undefined> {
  let began = performance.now()
  for await (const row of rows) {
    yield row
    if (performance.now() - began < sliceMs) continue
    await nextIteration()
    began = performance.now()
  }
  return undefined
}

export const verificationKeys = (keyring: Keyring): VerificationKeys => ({
  chain: chainKeys(keyring),
  checkpoints: checkpointPublicKeys(keyring),
})

/**
 * Verifies an organisation's stored chain on one snapshot: rows, head, and the stored checkpoints together with those
 * that were kept outside.
 */
export const verifyStoredAudit = (
  database: Database,
  organisationId: Id,
  keys: VerificationKeys,
  kept: readonly Checkpoint[] = [],
): Promise<AuditVerification> =>
  database.snapshot(organisationId, async db =>
    verifyAudit(inSlices(storedEntries(db)), keys, {
      organisationId,
      head: await storedHead(db),
      checkpoints: merged(storedCheckpoints(db), kept),
    }),
  )

/** Merges both by sequence. */
async function* merged(
  stored: AsyncIterable<Checkpoint>,
  kept: readonly Checkpoint[],
): AsyncGenerator<Checkpoint, undefined> {
  const waiting = kept.toSorted((a, b) => a.sequence - b.sequence)
  for await (const checkpoint of stored) {
    while (waiting[0] && waiting[0].sequence <= checkpoint.sequence) yield waiting.shift() as Checkpoint
    yield checkpoint
  }
  yield* waiting
  return undefined
}
