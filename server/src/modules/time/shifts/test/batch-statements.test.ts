import { expect, it } from 'vitest'
import { sentBy } from '../../../../../test/world/sent-statements.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
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

it('the plan of a unit reads its people and their shifts of one picture, so that each of them has a name', async () => {
  const planningUnitId = await unit()
  const membershipId = await worker(planningUnitId)
  await batch([{ planningUnitId, shiftTypeId: await type(), membershipId, workDate: '2027-03-01' }])
  let people: unknown
  const sent = await sentBy(async () => {
    const path = `/v1/shift-plan?planningUnitId=${planningUnitId}&from=2027-03-01&to=2027-03-07`
    people = (await world.as('aino').get(path)).body.people
  })
  expect(people).toMatchObject([{ membershipId, displayName: expect.any(String), shifts: [{}] }])
  const texts = sent.map(({ statement }) => statement.text.trim())
  const begins = texts.findIndex(text => text.startsWith('begin') && text.includes('read only'))
  const picture = texts.slice(begins, texts.indexOf('rollback', begins))
  expect(begins).toBeGreaterThanOrEqual(0)
  const reads = picture.filter(text => text.includes('display_name'))
  expect(reads).toHaveLength(2)
  expect(reads.filter(text => text.includes('s."note"'))).toHaveLength(1)
})
