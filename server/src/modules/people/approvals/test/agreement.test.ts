import { beforeAll, expect, it } from 'vitest'
import { thingsOf } from '../../../../../test/breadth/things.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { bodyOf } from '../deciding/body.ts'
import { missingCode } from '../deciding/own-operation.ts'
import type { DecisionItem } from '../deciding/shapes.ts'
import { approvalSources, decisions } from '../port.ts'
import { queueOffice } from './office.ts'

const world = await startWorld()
const sources = world.app.services.contributions(decisions)
let office: Awaited<ReturnType<typeof queueOffice>>
let things: Record<string, string>
beforeAll(async () => {
  things = await thingsOf(world, 'meri')
  office = await queueOffice(world)
  await office.confirmed('onni', '2026-05-04')
  await office.confirmed('veera', '2026-05-04')
  const holiday = { absenceTypeId: office.absences.types.annual_holiday }
  await office.absences.submitted('veera', { ...holiday, startDate: '2027-05-03', endDate: '2027-05-04' })
  await office.delegated('aino', 'paavo')
})

it('every kind has somebody who says how it is decided', () => {
  const waiting = world.app.services.contributions(approvalSources)
  expect(sources.map(({ kind }) => kind).sort()).toEqual(waiting.map(({ kind }) => kind).sort())
  expect(waiting.length).toBeGreaterThan(7)
})

it('a decision in a batch is answered as by its own operation, of everything and to everybody', async () => {
  const waiting = await office.queue(world.as('aino'))
  let compared = 0
  for (const name of ['aino', 'eero', 'elina', 'paavo'] as const) {
    const client = world.as(name)
    const asked: { item: DecisionItem; alone: string | null }[] = []
    for (const { kind, ways } of sources)
      for (const [decision, way] of ways) {
        const made = things[missingCode(way.operation)]
        const ids = waiting.filter(each => each.kind === kind).map(({ subjectId }) => subjectId)
        for (const subjectId of [...new Set([...(made ? [made] : []), ...ids])])
          for (const more of [
            {},
            { reason: 'Koe' },
            { answeredByName: 'Maija' },
            { overrideReason: 'Koe' },
          ]) {
            const item = { kind, subjectId, decision, ...more } as DecisionItem
            const path = way.operation.path.replace('{id}', subjectId)
            const { status, body } = await client.post(path, { ...bodyOf(way, item), dryRun: true })
            asked.push({ item, alone: status < 300 ? null : (body.code ?? body.type.split('/').at(-1)) })
          }
      }
    // Each tried alone in a batch of one, so that none meets what another would have done.
    for (const { item, alone } of asked) {
      const { items } = await office.decide(client, [item], {}, true)
      expect([name, item, items[0].code]).toEqual([name, item, alone])
      compared++
    }
  }
  expect(compared).toBeGreaterThan(200)
})
