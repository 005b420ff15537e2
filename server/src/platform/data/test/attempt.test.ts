import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/world/database.ts'
import { RequestRefused } from '../../vocabulary/request-refused.ts'
import type { WriteTransaction } from '../database.ts'
import { bodies, createNotes, note } from './notes.ts'

const world = await testDatabase()
const { database } = world

beforeAll(() => createNotes(world))

const write = (orgId: string, work: (tx: WriteTransaction) => Promise<unknown>) =>
  database.write({ orgId }, work)

test('what is refused in an attempt leaves nothing, and what comes before and after it stays', async () => {
  const orgId = await world.organisation()
  const last: string[] = []
  const noted = async (tx: WriteTransaction, body: string) => {
    tx.lastly(async () => {
      last.push(body)
    })
    await tx.insert('testNotes', note(body, tx.now)).execute()
  }
  /** Sends another statement after the attempt is over, unless somebody waits for it. */
  const slow = async (tx: WriteTransaction, body: string) => {
    await tx.sql`select 1`
    await tx.insert('testNotes', note(body, tx.now)).execute()
  }
  await write(orgId, async tx => {
    await noted(tx, 'before')
    const refused = tx.attempt(async () => {
      await noted(tx, 'refused')
      tx.defer(slow(tx, 'refused later'))
      throw new RequestRefused('note_refused', 'No.')
    })
    await expect(refused).rejects.toThrow('No.')
    await tx.attempt(async () => {
      tx.defer(slow(tx, 'accepted later'))
      await noted(tx, 'accepted')
    })
    await expect(
      tx.attempt(async () => {
        await noted(tx, 'refused too')
        throw new RequestRefused('note_refused', 'Neither.')
      }),
    ).rejects.toThrow('Neither.')
    await noted(tx, 'after')
  })
  expect((await bodies(database.reader(orgId))).toSorted()).toEqual([
    'accepted',
    'accepted later',
    'after',
    'before',
  ])
  expect(last).toEqual(['before', 'accepted', 'after'])
})

test('any other failure in an attempt fails the transaction, also where it is caught', async () => {
  const orgId = await world.organisation()
  const failing = write(orgId, async tx => {
    await tx.insert('testNotes', note('before', tx.now)).execute()
    await tx.attempt(() => tx.sql`select 1 / 0`).catch(() => {})
  })
  await expect(failing).rejects.toThrow()
  expect(await bodies(database.reader(orgId))).toEqual([])
})
