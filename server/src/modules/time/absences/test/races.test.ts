import { expect, it } from 'vitest'
import { startWorld } from '../../../../../test/world/world.ts'
import { absencesOf } from './office.ts'

const world = await startWorld()
const office = await absencesOf(world)
const { holiday } = office

it('is approved once by two who do it at the same time', async () => {
  const { id } = await office.submitted('veera', holiday('2027-01-11'))
  const answers = await Promise.all(
    (['elina', 'eero', 'helmi'] as const).map(name => world.as(name).post(`/v1/absences/${id}/approve`, {})),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
    'absence_decided',
    'absence_decided',
  ])
  expect((await office.eventsOf(id)).filter(event => event.startsWith('absence.decided'))).toHaveLength(1)
})

it('is cancelled, or its day is confirmed: never both of the same', async () => {
  for (const date of ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']) {
    const { id } = await office.approved('veera', holiday(date))
    const [cancelled, confirmed] = await Promise.all([
      world.as('elina').post(`/v1/absences/${id}/cancel`, {}),
      world.as('veera').post(`/v1/me/work-days/${date}/confirm`, {}),
    ])
    const day = (await world.as('veera').get(`/v1/me/work-days/${date}`)).body
    if (cancelled.status === 200) {
      // The day is empty by then, so that there is nothing to confirm.
      expect(confirmed).toMatchObject({ status: 422, body: { code: 'day_empty' } })
      expect(day).toMatchObject({ status: 'draft', absencePeriodId: null, dayTypeId: null })
    } else {
      expect(cancelled).toMatchObject({ status: 409, body: { code: 'absence_days_decided' } })
      expect(day).toMatchObject({ status: 'confirmed', absencePeriodId: id })
    }
  }
})
