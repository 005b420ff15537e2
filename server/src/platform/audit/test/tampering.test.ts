import { describe, expect, it } from 'vitest'
import { newId } from '../../vocabulary/ids.ts'
import { Keyring } from '../../secrets/keyring.ts'
import { recordAudit } from '../audit-trail.ts'
import { checkpointText, readCheckpoint } from '../checkpoints.ts'
import { canonicalText } from '../entry.ts'
import { chainKey, sealOf } from '../sealing.ts'
import { storedEntries } from '../stored-chain.ts'
import { verifyStoredAudit } from '../verification/verify-stored.ts'
import { startChain } from './written-chain.ts'

const scene = await startChain()
const { world, keys, origin, write, checkpoint, verify, problems, owner } = scene

describe('a changed row is found', () => {
  const columns: Record<string, string> = {
    id: `'${newId()}'`,
    at: `at - interval '1 millisecond'`,
    actor_membership_id: 'null',
    credential_kind: `'session'`,
    credential_id: `'${newId()}'`,
    operation: `'another'`,
    request_id: `'another'`,
    action: `'things.delete'`,
    target_type: `'membership'`,
    target_id: `'another'`,
    changes: `jsonb_set(changes, '{0,to}', '"exported"')`,
    reason: `'another'`,
    origin: `'192.0.2.1'`,
    salt: `decode(repeat('ab', 16), 'hex')`,
    personal_digest: `decode(repeat('ab', 32), 'hex')`,
    hash: `decode(repeat('ab', 32), 'hex')`,
    prev_hash: `decode(repeat('ab', 32), 'hex')`,
  }
  it.each(Object.entries(columns))('%s', async (column, value) => {
    await owner(`update audit_entries set ${column} = ${value} where org_id = $1 and sequence = 4`)
    expect(await problems()).toEqual(['changed 4'])
  })

  it.each(['1', '8'])('row %s', async sequence => {
    await owner(`update audit_entries set action = 'x' where org_id = $1 and sequence = $2`, sequence)
    expect(await problems()).toEqual([`changed ${sequence}`])
  })

  it('of a personal value, of its sensitivity, of a value that is added', async () => {
    await owner(
      `update audit_entries set changes = jsonb_set(changes, '{1,to}', '"+358"') where org_id = $1 and sequence = 2`,
    )
    await owner(
      `update audit_entries set changes = changes #- '{1,sensitivity}' where org_id = $1 and sequence = 4`,
    )
    await owner(`update audit_entries set changes = '{}' where org_id = $1 and sequence = 6`)
    expect(await problems()).toEqual(['changed 2', 'changed 4', 'changed 6'])
  })

  it('by another organisation’s row', async () => {
    await owner(`
      update audit_entries a set id = b.id, changes = b.changes, salt = b.salt, personal_digest = b.personal_digest,
        prev_hash = b.prev_hash, hash = b.hash, at = b.at, target_id = b.target_id
      from audit_entries b where b.org_id = '${scene.neighbour}' and b.sequence = 2 and a.org_id = $1 and a.sequence = 2`)
    expect(await problems()).toEqual(['changed 2'])
  })
})

describe('removed rows are found', () => {
  it.each([
    ['in the middle', 'sequence = 4', ['missing 4']],
    ['several', 'sequence in (2, 3, 6)', ['missing 2', 'missing 6']],
    ['at the beginning', 'sequence < 3', ['missing 1']],
    ['at the end', 'sequence > 6', ['truncated 7']],
    ['all', 'true', ['truncated 1']],
  ])('%s', async (_, which, found) => {
    await owner(`delete from audit_entries where org_id = $1 and ${which}`)
    expect(await problems()).toEqual(found)
  })

  it('also when the others are numbered anew', async () => {
    await owner('delete from audit_entries where org_id = $1 and sequence = 6')
    await owner('update audit_entries set sequence = sequence - 1 where org_id = $1 and sequence = 7')
    await owner('update audit_entries set sequence = sequence - 1 where org_id = $1 and sequence = 8')
    expect(await problems()).toEqual(['changed 6', 'changed 7', 'truncated 8'])
  })
})

describe('rows cut from the end, with the head put back to fit, are found against a checkpoint', () => {
  const cut = async (to: number) => {
    await owner('delete from audit_entries where org_id = $1 and sequence > $2', to)
    await owner(
      `update organisation_clocks c set audit_sequence = $2, audit_hash = coalesce(
        (select hash from audit_entries e where e.org_id = $1 and e.sequence = $2), decode(repeat('00', 32), 'hex'))
       where c.org_id = $1`,
      to,
    )
  }

  it('of the database', async () => {
    await checkpoint()
    await cut(5)
    expect(await problems()).toEqual(['truncated 6'])
  })

  it('that was kept, when those of the database are gone too', async () => {
    const kept = readCheckpoint(checkpointText(await checkpoint()))
    await cut(5)
    await owner('delete from audit_checkpoints where org_id = $1')
    expect(await problems()).toEqual([])
    expect(await problems(kept ? [kept] : [])).toEqual(['truncated 6'])
  })

  it('that was kept, when the service has gone on since', async () => {
    const kept = await checkpoint()
    await cut(5)
    await owner('delete from audit_checkpoints where org_id = $1')
    await write(4)
    expect(await problems()).toEqual([])
    expect(await problems([kept])).toEqual(['rewritten 8'])
  })

  it('also when everything is gone', async () => {
    const kept = await checkpoint()
    await cut(0)
    await owner('delete from audit_checkpoints where org_id = $1')
    expect(await problems([kept])).toEqual(['truncated 1'])
  })

  it('and the service signs no chain that went back', async () => {
    await checkpoint()
    await cut(5)
    await expect(checkpoint()).rejects.toThrow('a checkpoint has seen row 8')
  })
})

describe('added rows are found', () => {
  const copy = (sequence: number, to: string) =>
    owner(`
      insert into audit_entries select (jsonb_populate_record(e, jsonb_build_object(${to}))).*
      from audit_entries e where org_id = $1 and sequence = ${sequence}`)

  it('beyond the end', async () => {
    await copy(8, `'sequence', 9`)
    expect(await problems()).toEqual(['inserted 9'])
  })

  it('beyond the end, with the head put to fit', async () => {
    await copy(8, `'sequence', 9, 'hash', '\\x${'ab'.repeat(32)}'`)
    await owner(
      `update organisation_clocks set audit_sequence = 9, audit_hash = decode(repeat('ab', 32), 'hex') where org_id = $1`,
    )
    expect(await problems()).toEqual(['changed 9'])
  })

  it('between others, once whatever keeps sequences unique is taken away', async () => {
    await world.owner('alter table audit_entries drop constraint audit_entries_pkey')
    await copy(4, `'id', '${newId()}'`)
    expect(await problems()).toEqual(['inserted 4'])
    await owner(`delete from audit_entries where org_id = $1 and sequence = 4`)
    await world.owner('alter table audit_entries add primary key (org_id, sequence)')
  })
})

it('rows that change places are found', async () => {
  await owner(`update audit_entries set sequence = sequence + 100 where org_id = $1 and sequence in (3, 5)`)
  await owner(
    `update audit_entries set sequence = case sequence when 103 then 5 else 3 end where org_id = $1 and sequence > 100`,
  )
  expect(await problems()).toEqual(['changed 3', 'changed 5'])
})

describe('a moved head is found', () => {
  it.each([
    ['its sequence, back', 'audit_sequence = 5', ['head_moved 5']],
    ['its sequence, ahead', 'audit_sequence = 20', ['truncated 9']],
    ['its hash', `audit_hash = decode(repeat('ab', 32), 'hex')`, ['head_moved 8']],
  ])('%s', async (_, change, found) => {
    await owner(`update organisation_clocks set ${change} where org_id = $1`)
    expect(await problems()).toEqual(found)
  })

  it('and what the service then writes after it does not hide it', async () => {
    await owner(
      `update organisation_clocks set audit_hash = decode(repeat('ab', 32), 'hex') where org_id = $1`,
    )
    await write(2)
    expect(await problems()).toEqual(['unlinked 9'])
  })
})

it('a chain that is computed anew without the key is found, row by row', async () => {
  const wrong = chainKey(new Keyring(Buffer.alloc(32, 8)))
  let prevHash = '0'.repeat(64)
  for await (const entry of storedEntries(world.database.reader(scene.orgId))) {
    const forged = { ...entry, action: 'things.forged', prevHash }
    const hash = sealOf(wrong, canonicalText(forged))
    await owner(
      `update audit_entries set action = 'things.forged', prev_hash = decode($3, 'hex'), hash = decode($4, 'hex')
       where org_id = $1 and sequence = $2`,
      entry.sequence,
      prevHash,
      hash,
    )
    prevHash = hash
  }
  await owner(`update organisation_clocks set audit_hash = decode($2, 'hex') where org_id = $1`, prevHash)
  expect(await problems()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map(sequence => `changed ${sequence}`))
})

it('an altered checkpoint is found, and another organisation’s is none of this one', async () => {
  const kept = await checkpoint()
  expect(await problems([{ ...kept, organisationId: scene.neighbour }])).toEqual(['checkpoint_invalid 8'])
  await owner(`update audit_checkpoints set hash = decode(repeat('ab', 32), 'hex') where org_id = $1`)
  expect(await problems()).toEqual(['checkpoint_invalid 8'])
})

it('what is done to one organisation’s chain is nothing to another’s', async () => {
  await owner('delete from audit_entries where org_id = $1')
  expect(await verifyStoredAudit(world.database, scene.neighbour, keys)).toMatchObject({ ok: true, rows: 2 })
})

it('however much is wrong, the first hundred problems are told and all are counted', async () => {
  await world.database.write({ orgId: scene.orgId }, async tx => {
    const line = { action: 'things.update', targetType: 'thing', targetId: 'x' }
    recordAudit(
      tx,
      Array.from({ length: 2500 }, () => line),
      origin,
    )
  })
  await owner(`update audit_entries set action = 'x' where org_id = $1`)
  const found = await verify()
  expect(found).toMatchObject({ ok: false, rows: 2508, problemCount: 2508 })
  expect(found.problems).toHaveLength(100)
})
