import { beforeEach, expect } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { newId } from '../../vocabulary/ids.ts'
import { Keyring } from '../../secrets/keyring.ts'
import { type AuditOrigin, recordAudit, systemActor } from '../audit-trail.ts'
import { makeCheckpoint } from '../checkpoint-making.ts'
import { type Checkpoint, checkpointKeys } from '../checkpoints.ts'
import { verificationKeys, verifyStoredAudit } from '../verification/verify-stored.ts'

/** Two organisations with a trail for every test: the first has eight rows, its neighbour two. */
export async function startChain() {
  const world = await testDatabase()
  const keyring = new Keyring(Buffer.alloc(32, 7))
  const keys = verificationKeys(keyring)
  const person = newId()
  const origin: AuditOrigin = {
    actor: { ...systemActor, membershipId: person },
    operation: 'test',
    requestId: 'r',
    address: '198.51.100.7',
  }

  let orgId: string
  let neighbour: string

  /** Writes so many rows, one transaction each: row 1, 2, 3, … */
  async function write(count: number, organisation = orgId): Promise<void> {
    for (let index = 0; index < count; index++)
      await world.database.write({ orgId: organisation }, async tx => {
        const changes = [
          { field: 'status', from: 'draft', to: 'approved' },
          { field: 'phone', from: null, to: '+358401234567' },
        ]
        recordAudit(
          tx,
          [{ action: 'things.update', targetType: 'thing', targetId: newId(), changes, reason: 'because' }],
          origin,
        )
      })
  }

  const checkpoint = async (): Promise<Checkpoint> => {
    const made = await world.database.write({ orgId }, tx => makeCheckpoint(tx, checkpointKeys(keyring)))
    if (!('result' in made) || !made.result) throw new Error('no checkpoint was made')
    return made.result
  }

  const verify = (kept: readonly Checkpoint[] = []) => verifyStoredAudit(world.database, orgId, keys, kept)
  /** The problems as `code sequence`. */
  const problems = async (kept: readonly Checkpoint[] = []) => {
    const { ok, problems: found, problemCount } = await verify(kept)
    expect(ok).toBe(found.length === 0)
    expect(problemCount).toBe(found.length)
    return found.map(({ code, sequence }) => `${code} ${sequence}`)
  }

  const owner = (text: string, ...values: unknown[]) =>
    world.database && world.owner(text, [orgId, ...values])

  beforeEach(async () => {
    orgId = await world.organisation()
    neighbour = await world.organisation()
    await write(8)
    await write(2, neighbour)
    expect(await problems()).toEqual([])
  })

  return {
    world,
    keyring,
    keys,
    person,
    origin,
    get orgId() {
      return orgId
    },
    get neighbour() {
      return neighbour
    },
    write,
    checkpoint,
    verify,
    problems,
    owner,
  }
}
