import type { Caller } from '../../../platform/access/caller.ts'
import { ChainWentBack, makeCheckpoint } from '../../../platform/audit/checkpoint-making.ts'
import { type Checkpoint, isSigned, readCheckpoint } from '../../../platform/audit/checkpoints.ts'
import { verifyStoredAudit } from '../../../platform/audit/verification/verify-stored.ts'
import type { AuditVerification } from '../../../platform/audit/verification/verify-audit.ts'
import { WaitingLine } from '../../../platform/data/waiting-line.ts'
import type { Services } from '../../../platform/services.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import { type AuditKeys, keysOf } from './keys.ts'
import { looked } from './rules.ts'

/** The kept checkpoints of a request; undefined when one of them is not of this service and organisation. */
export function keptCheckpoints(
  statements: readonly string[],
  organisationId: Id,
  keys: AuditKeys,
): Checkpoint[] | undefined {
  const kept: Checkpoint[] = []
  for (const statement of statements) {
    const checkpoint = readCheckpoint(statement)
    if (checkpoint?.organisationId !== organisationId || !isSigned(keys.checkpoints, checkpoint))
      return undefined
    kept.push(checkpoint)
  }
  return kept
}

export interface VerificationRequest {
  readonly caller: Caller
  readonly operation: string
  readonly requestId: string
  readonly address: string
  readonly kept: readonly Checkpoint[]
}

const waitMs = 3000
const waitersLimit = 20
const lines = new WeakMap<Services, WaitingLine<void>>()

/** One at a time, so that a connection is left for others who need an unchanging snapshot. */
async function alone<T>(services: Services, work: () => Promise<T>): Promise<T> {
  const line = lines.get(services)
  if (line) await line.wait(performance.now() + waitMs)
  else lines.set(services, new WaitingLine('the verification of a trail', waitersLimit))
  try {
    return await work()
  } finally {
    if (!lines.get(services)?.serve()) lines.delete(services)
  }
}

/**
 * Verifies the caller's organisation's chain on a snapshot, without its write transaction, and then tells in the trail that it
 * was done. A sound chain gets a checkpoint of what was verified.
 */
export async function verifyTrail(
  services: Services,
  { caller, kept, ...request }: VerificationRequest,
): Promise<AuditVerification & { readonly checkpoint: Checkpoint | null }> {
  const orgId = caller.organisation.id
  const keys = keysOf(services)
  const verification = await alone(services, () => verifyStoredAudit(services.database, orgId, keys, kept))
  const actor = {
    membershipId: caller.membership.id,
    credentialKind: caller.credential.kind,
    credentialId: caller.credential.id,
  }
  const checkpoint = await services.transactions.run({ orgId, actor, ...request }, async (tx, commit) => {
    const { ok, rows, problemCount } = verification
    await commit(looked('verify', orgId, { ok, rows, problemCount, keptCheckpoints: kept.length }))
    return ok ? verifiedCheckpoint(services, tx, verification) : null
  })
  if (!verification.ok)
    services.log.error('the audit trail does not verify', new Error(verification.problems[0]?.detail), {
      orgId,
      problems: verification.problemCount,
    })
  return { ...verification, checkpoint }
}

async function verifiedCheckpoint(
  services: Services,
  tx: Parameters<typeof makeCheckpoint>[0],
  { lastSequence, headHash }: AuditVerification,
): Promise<Checkpoint | null> {
  if (lastSequence === null || headHash === null) return null
  try {
    return await makeCheckpoint(tx, keysOf(services).signing, {
      sequence: lastSequence,
      hash: headHash,
    })
  } catch (error) {
    // Somebody else made a later one while this chain was read.
    if (error instanceof ChainWentBack) return null
    throw error
  }
}
