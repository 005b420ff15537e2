import { expect, it } from 'vitest'
import { sentBy } from '../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../test/world/world.ts'
import { addDays } from '../../../platform/vocabulary/dates.ts'
import { officeIn } from './office.ts'

const world = await startWorld()
const { unit, worker, type, batch } = officeIn(world)

it('a batch of 500 takes as many statements as one of two', async () => {
  const planningUnitId = await unit()
  const shiftTypeId = await type()
  const people = await Promise.all(Array.from({ length: 10 }, () => worker(planningUnitId)))
  const rows = (from: string, days: number) =>
    people.flatMap(membershipId =>
      Array.from({ length: days }, (_, day) => ({
        ...{ planningUnitId, shiftTypeId, membershipId, workDate: addDays(from, day) },
      })),
    )
  const count = async (wanted: readonly object[]) => {
    let answer: Awaited<ReturnType<typeof batch>> | undefined
    const all = await sentBy(async () => (answer = await batch(wanted)))
    expect(new Set(answer && answer.body.results.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['created']),
    )
    // Who is asking is remembered for a second only: on a busy machine the key is read again, before the transaction.
    const sent = all.slice(all.findIndex(({ statement }) => statement.text === 'begin'))
    return { statements: sent.length, trips: (sent.at(-1)?.trip ?? 0) - (sent[0]?.trip ?? 0) }
  }
  await count(rows('2027-03-01', 1).slice(0, 2))
  const few = await count(rows('2027-03-08', 1).slice(0, 2))
  const many = await count(rows('2027-04-05', 50))
  expect(many.statements).toBeLessThanOrEqual(few.statements)
  expect(many.trips).toBeLessThanOrEqual(few.trips)
})
