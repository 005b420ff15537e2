import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { newId } from '../../vocabulary/ids.ts'
import { Keyring } from '../../secrets/keyring.ts'
import { type AuditOrigin, recordAudit, systemActor } from '../audit-trail.ts'
import { makeCheckpoint } from '../checkpoint-making.ts'
import { type Checkpoint, checkpointKeys, checkpointText, readCheckpoint } from '../checkpoints.ts'
import { canonicalText } from '../entry.ts'
import { erasePersonalValues } from '../erasure.ts'
import { exportAudit, ExportUnreadable, readExport } from '../export.ts'
import { chainKey, sealOf } from '../sealing.ts'
import { storedEntries } from '../stored-chain.ts'
import { verificationKeys, verifyStoredAudit } from '../verification/verify-stored.ts'
import { verifyAudit } from '../verification/verify-audit.ts'

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

const owner = (text: string, ...values: unknown[]) => world.database && world.owner(text, [orgId, ...values])

beforeEach(async () => {
  orgId = await world.organisation()
  neighbour = await world.organisation()
  await write(8)
  await write(2, neighbour)
  expect(await problems()).toEqual([])
})

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
      from audit_entries b where b.org_id = '${neighbour}' and b.sequence = 2 and a.org_id = $1 and a.sequence = 2`)
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
  for await (const entry of storedEntries(world.database.reader(orgId))) {
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
  expect(await problems([{ ...kept, organisationId: neighbour }])).toEqual(['checkpoint_invalid 8'])
  await owner(`update audit_checkpoints set hash = decode(repeat('ab', 32), 'hex') where org_id = $1`)
  expect(await problems()).toEqual(['checkpoint_invalid 8'])
})

it('what is done to one organisation’s chain is nothing to another’s', async () => {
  await owner('delete from audit_entries where org_id = $1')
  expect(await verifyStoredAudit(world.database, neighbour, keys)).toMatchObject({ ok: true, rows: 2 })
})

it('however much is wrong, the first hundred problems are told and all are counted', async () => {
  await world.database.write({ orgId }, async tx => {
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

describe('the erasure of a person’s values', () => {
  const erase = () =>
    world.database.write({ orgId }, tx => erasePersonalValues(tx, person, { ...origin, actor: systemActor }))

  it('takes them out of every row, and the chain still verifies', async () => {
    expect(await erase()).toEqual({ result: 8 })
    await write(1)
    expect(await problems()).toEqual([])
    const rows = await owner(
      `select changes::text || coalesce(reason, '') || coalesce(origin, '') as text from audit_entries where org_id = $1 and sequence <= 8`,
    )
    for (const { text } of rows as { text: string }[]) expect(text).not.toMatch(/\+358|because|198\.51/)
    expect(JSON.stringify(rows)).toContain('approved')
    expect(await erase()).toEqual({ result: 1 })
    expect(await erase()).toEqual({ result: 0 })
    expect(await problems()).toEqual([])
  })

  it('by other hands is found', async () => {
    const strip = `salt = null, reason = null, origin = null, changes = changes #- '{1,to}' #- '{1,from}'`
    await owner(`update audit_entries set ${strip} where org_id = $1 and sequence = 3`)
    expect(await problems()).toEqual(['erased 3'])
    await owner(`update audit_entries set erased_by = 7 where org_id = $1 and sequence = 3`)
    expect(await problems()).toEqual(['erased 7'])
    await owner(`update audit_entries set erased_by = 99 where org_id = $1 and sequence = 3`)
    expect(await problems()).toEqual(['erased 99'])
  })

  it('is not a cover for erasing more', async () => {
    await erase()
    await write(1)
    await owner(`update audit_entries set reason = 'put back' where org_id = $1 and sequence = 3`)
    await owner(`update audit_entries set salt = null, reason = null, origin = null, erased_by = 9,
      changes = changes #- '{1,to}' #- '{1,from}' where org_id = $1 and sequence = 10`)
    expect(await problems()).toEqual(['changed 3', 'erased 10'])
  })
})

describe('an export', () => {
  const lines = async () => {
    const taken: string[] = []
    await exportAudit({ database: world.database, keyring }, orgId, line => void taken.push(line))
    return taken
  }
  const verifyLines = async (text: readonly string[]) => {
    const { entries, ...against } = await readExport(text)
    const { problems: found, ok } = await verifyAudit(entries, keys, against)
    expect(ok).toBe(found.length === 0)
    return found.map(({ code, sequence }) => `${code} ${sequence}`)
  }

  it('verifies without the database, also after an erasure', async () => {
    await checkpoint()
    expect(await verifyLines(await lines())).toEqual([])
    await world.database.write({ orgId }, tx => erasePersonalValues(tx, person, origin))
    expect(await verifyLines(await lines())).toEqual([])
  })

  it('shows lines that were changed, removed, doubled, moved and cut', async () => {
    await checkpoint()
    const [header = '', ...rows] = await lines()
    const without = (index: number) => rows.toSpliced(index, 1)
    expect(
      await verifyLines([header, ...rows.with(3, rows[3]?.replace('approved', 'exported') ?? '')]),
    ).toEqual(['changed 4'])
    expect(await verifyLines([header, ...without(3)])).toEqual(['missing 4'])
    expect(await verifyLines([header, ...rows.toSpliced(3, 0, rows[3] ?? '')])).toEqual(['inserted 4'])
    expect(await verifyLines([header, ...rows.with(3, rows[4] ?? '').with(4, rows[3] ?? '')])).toEqual([
      'reordered 4',
    ])
    expect(await verifyLines([header, ...rows.slice(0, 5)])).toEqual(['truncated 6'])
    const shortened = JSON.parse(header)
    const five = JSON.parse(rows[4] ?? '')
    shortened.head = { sequence: five.sequence, hash: five.hash }
    expect(await verifyLines([JSON.stringify(shortened), ...rows.slice(0, 5)])).toEqual(['truncated 6'])
  })

  it('says which line cannot be read', async () => {
    const [header = '', row = ''] = await lines()
    for (const [text, line] of [
      [[], 'empty'],
      [['{}'], 'line 1'],
      [['nonsense'], 'line 1'],
      [[header, row, '{"sequence":1}'], 'line 3'],
      [[header, 'nonsense'], 'line 2'],
    ] as const) {
      const read = verifyLines(text)
      await expect(read).rejects.toThrow(ExportUnreadable)
      await expect(read).rejects.toThrow(line)
    }
  })
})
