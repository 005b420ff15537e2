import { expect, it } from 'vitest'
import { drawsFrom } from '../../../../../test/world/draws.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { billingWorld } from './world.ts'

const { world, made, consume, release, priced, rowsOf } = await billingWorld()
const { id } = await priced()
const path = `/v1/projects/${id}`
const whole = 1000

const makeOf = {
  installment: () =>
    made(`${path}/installments`, { title: 'Erä', basis: 'date', dueOn: '2026-01-01', amountCents: whole }),
  purchase: () =>
    made(`${path}/purchases`, {
      supplier: 'Tukku Oy',
      description: 'Putki',
      purchaseDate: '2026-01-02',
      netCents: whole,
      state: 'received',
    }),
} as const

/** The parts of a source that are billed, in their order. */
const partsOf = (sourceId: string) =>
  world.database.owner<{ from: number; to: number; line: string; cents: number }>(
    `select from_part::int as from, to_part::int as to, line_id as line, cents::int from source_consumptions
     where source_id = $1 order by from_part`,
    [sourceId],
  )

it.each([
  ['installment', 1],
  ['installment', 2],
  ['purchase', 3],
  ['purchase', 4],
] as const)(
  'what lines take of a %s and give back, many at once and in any order, never exceeds it and is never lost (%i)',
  async (kind, seed) => {
    const draws = drawsFrom(seed)
    const { id: sourceId } = await makeOf[kind]()
    const key = { kind, sourceId, place: 0 }
    /** What each line has, by what was answered. */
    const held = new Map<string, number>()
    const take = async () => {
      const lineId = newId()
      const cents = draws.chance(0.1) ? undefined : draws.oneOf([0, 1, 7, 120, 333, 500, 999, 1000, 1001])
      const taken = await consume([{ ...key, cents }], { lineId })
      if (!Array.isArray(taken))
        return expect(['source_row_rest_exceeded', 'source_row_consumed']).toContain(taken)
      expect(taken).toHaveLength(1)
      if (cents !== undefined) expect(taken).toEqual([cents])
      return held.set(lineId, Number(taken[0]))
    }
    const giveBack = async () => {
      const lines = [...held.keys()]
      if (lines.length === 0) return
      const lineId = draws.oneOf(lines)
      const cents = held.get(lineId)
      held.delete(lineId)
      const released = await release(lineId)
      expect(released.map(each => each.cents)).toEqual([cents])
    }
    for (let round = 0; round < 12; round += 1) {
      await Promise.all([take(), take(), draws.chance(0.6) ? giveBack() : take()])
      const parts = await partsOf(sourceId)
      const sum = [...held.values()].reduce((total, cents) => total + cents, 0)
      expect(sum).toBeLessThanOrEqual(whole)
      let end = 0
      for (const part of parts) {
        expect([part.from, part.to - part.from]).toEqual([end, part.cents])
        expect(held.get(part.line)).toBe(part.cents)
        end = part.to
      }
      expect(end).toBe(sum)
      const [row] = (await rowsOf(id)).filter(each => each.sourceId === sourceId)
      expect(row?.restCents ?? 0).toBe(whole - sum)
    }
  },
)
