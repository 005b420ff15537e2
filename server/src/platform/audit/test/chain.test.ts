import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import type { AuditFact } from '../../vocabulary/decision.ts'
import { Keyring } from '../../secrets/keyring.ts'
import { recordAudit, systemActor } from '../audit-trail.ts'
import { verificationKeys, verifyStoredAudit } from '../verification/verify-stored.ts'
import { newId } from '../../vocabulary/ids.ts'

const world = await testDatabase()
const keys = verificationKeys(new Keyring(Buffer.alloc(32, 7)))
const origin = { actor: systemActor, operation: 'test', requestId: 'r' }

const fact = (more: Partial<AuditFact> = {}): AuditFact => ({
  action: 'things.update',
  targetType: 'thing',
  targetId: newId(),
  ...more,
})

const write = (orgId: string, facts: readonly AuditFact[]) =>
  world.database.write({ orgId }, async tx => void recordAudit(tx, facts, origin))

const verify = (orgId: string) => verifyStoredAudit(world.database, orgId, keys)

describe('what the service writes verifies', () => {
  it('whatever the values are', async () => {
    const orgId = await world.organisation()
    const values = [
      0,
      -0,
      1.1,
      1e21,
      1e-7,
      1e300,
      Number.NaN,
      true,
      null,
      '',
      'é',
      'e\u0301',
      '"\\\n😀',
      [],
      {},
    ]
    const nested = { b: [1, { z: 1, a: [null] }], a: { '10': 1, '9': 2 }, undefined: undefined }
    const dated = { at: Temporal.PlainDate.from('2026-11-21') }
    for (const field of ['whatever', 'status', 'password'])
      await write(orgId, [
        fact({ changes: [...values, nested, dated].map(value => ({ field, from: value, to: [value] })) }),
        fact({ changes: [{ field, from: undefined, to: undefined }, { field }] }),
        fact({ reason: 'Jälkikäteen\u2028', changes: [] }),
      ])
    expect(await verify(orgId)).toMatchObject({
      ok: true,
      rows: 9,
      firstSequence: 1,
      lastSequence: 9,
      problems: [],
    })
  })

  it('also when nothing was ever written', async () => {
    const orgId = await world.organisation()
    expect(await verify(orgId)).toMatchObject({ ok: true, rows: 0, firstSequence: null, headHash: null })
  })

  it('one chain without a fork, however many write at once in several processes', async () => {
    const orgId = await world.organisation()
    const other = await world.organisation()
    // A hundred in a row wait long on a crowded machine.
    const processes = [world.another({ waitMs: 60_000 }), world.another({ waitMs: 60_000 })]
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (processes[index % 2] ?? world.database)
          .write({ orgId: index % 3 === 0 ? other : orgId }, async tx => {
            recordAudit(tx, [fact(), fact()], origin)
            recordAudit(tx, [fact({ reason: 'twice in one transaction' })], origin)
            if (index % 10 === 0) throw new Error('rolled back')
          })
          .catch(error => expect(error).toEqual(new Error('rolled back'))),
      ),
    )
    const [one, two] = [await verify(orgId), await verify(other)]
    expect(one).toMatchObject({ ok: true, problems: [] })
    expect(two).toMatchObject({ ok: true, problems: [] })
    expect(one.rows + two.rows).toBe(270)
  })

  it('a dry run and a failed transaction leave nothing', async () => {
    const orgId = await world.organisation()
    await write(orgId, [fact()])
    await world.database.write({ orgId, dryRun: true }, async tx => void recordAudit(tx, [fact()], origin))
    await write(orgId, [fact()])
    expect(await verify(orgId)).toMatchObject({ ok: true, rows: 2 })
  })
})
