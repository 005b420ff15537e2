import { expect, test } from 'vitest'
import { testDatabase } from '../../../../../test/world/database.ts'
import { CredentialUses, type CredentialUse } from '../credential-uses.ts'

const { database, organisation } = await testDatabase()
const at = '2026-11-20T07:00:00.000Z'
const later = '2026-11-20T07:00:01.000Z'

const gathering = () => {
  const saved: { orgId: string; uses: readonly CredentialUse[] }[] = []
  const uses = new CredentialUses(
    database,
    async (tx, noted) => void saved.push({ orgId: tx.orgId, uses: noted }),
  )
  return { uses, saved }
}

test('however often credentials are used, an organisation spends one transaction on all of them', async () => {
  const [meri, tunturi] = [await organisation(), await organisation()]
  const { uses, saved } = gathering()
  for (let index = 0; index < 100; index++) uses.note(meri, { id: 'key', at })
  uses.note(meri, { id: 'key', at: later })
  uses.note(meri, { id: 'session', at })
  uses.note(tunturi, { id: 'other', at })
  await uses.flush()
  expect(saved).toEqual([
    {
      orgId: meri,
      uses: [
        { id: 'key', at: later },
        { id: 'session', at },
      ],
    },
    { orgId: tunturi, uses: [{ id: 'other', at }] },
  ])
})

test('what was written down is not written again', async () => {
  const { uses, saved } = gathering()
  uses.note(await organisation(), { id: 'key', at })
  await Promise.all([uses.flush(), uses.flush()])
  await uses.flush()
  expect(saved).toHaveLength(1)
})

test('an organisation whose uses cannot be written does not keep the others from it', async () => {
  const { uses, saved } = gathering()
  const meri = await organisation()
  uses.note('0199f2a0-0000-7000-8000-000000000001', { id: 'key', at })
  uses.note(meri, { id: 'key', at })
  await uses.flush()
  expect(saved.map(({ orgId }) => orgId)).toEqual([meri])
})

test('uses are written down by themselves after a moment', async () => {
  const { promise: written, resolve } = Promise.withResolvers<string>()
  const uses = new CredentialUses(database, async tx => resolve(tx.orgId))
  const meri = await organisation()
  uses.note(meri, { id: 'key', at })
  expect(await written).toBe(meri)
})
