import { describe, expect, it } from 'vitest'
import { systemActor } from '../audit-trail.ts'
import { erasePersonalValues } from '../erasure.ts'
import { exportAudit, ExportUnreadable, readExport } from '../export.ts'
import { verifyAudit } from '../verification/verify-audit.ts'
import { startChain } from './written-chain.ts'

const scene = await startChain()
const { world, keyring, keys, person, origin, write, checkpoint, problems, owner } = scene

describe('the erasure of a person’s values', () => {
  const erase = () =>
    world.database.write({ orgId: scene.orgId }, tx =>
      erasePersonalValues(tx, person, { ...origin, actor: systemActor }),
    )

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
    await exportAudit({ database: world.database, keyring }, scene.orgId, line => void taken.push(line))
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
    await world.database.write({ orgId: scene.orgId }, tx => erasePersonalValues(tx, person, origin))
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
