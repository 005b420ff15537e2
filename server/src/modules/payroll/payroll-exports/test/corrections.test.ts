import { describe, expect, it } from 'vitest'
import { month, paid, refused, shortTexts, startPayroll } from './payroll.ts'

const { aino, approve, batchOf, catalogs, correct, eventsOf, linesOf, path, span, tauno, work, write } =
  await startPayroll()

describe('a correction', () => {
  it('rises into the next batch: what stood is taken back, and what is so now is told', async () => {
    const dayId = await approve('onni', '2024-10-14')
    const october = await batchOf(month('2024-10'))
    const stood = await linesOf(october.id)
    await correct(dayId)
    expect(await batchOf(month('2024-11'))).toMatchObject({ nothingToDeliver: true })
    await approve('onni', '2024-10-14', [span(480, 780, work, 'harbour')])
    const november = await batchOf(month('2024-11'))
    expect(november).toMatchObject({ dayCount: 1, totals: [paid('normal', -150)] })
    const lines = await linesOf(november.id)
    expect(shortTexts(lines)).toEqual([
      ['normal', -210, -1],
      ['normal', -240, -1],
      ['normal', 300, 1],
    ])
    expect(lines[0]).toEqual({
      ...stood[0],
      id: lines[0].id,
      batchId: november.id,
      minutes: -210,
      allocations: [{ ...stood[0].allocations[0], minutes: -210 }],
      correctionOf: { batchId: october.id, lineId: stood[0].id, sign: -1 },
      updatedAt: november.createdAt,
    })
    expect(lines[2]).toMatchObject({ correctionOf: { batchId: october.id, lineId: null, sign: 1 } })
    expect(await linesOf(october.id)).toEqual(stood)
    expect((await aino.get(`/v1/work-days/${dayId}`)).body).toMatchObject({
      status: 'exported',
      exportBatchId: november.id,
    })
  })

  it('of an earlier period is left out of a batch that ends before it, and of another group', async () => {
    const dayId = await approve('onni', '2024-08-14')
    await batchOf(month('2024-08'))
    await correct(dayId)
    await approve('onni', '2024-08-14', [span(480, 780)])
    expect(await batchOf(month('2024-07'))).toMatchObject({ nothingToDeliver: true })
    expect(await batchOf({ ...month('2024-09'), groupId: catalogs.staffGroups.hourly })).toMatchObject({
      nothingToDeliver: true,
    })
    expect(await batchOf(month('2024-09'))).toMatchObject({ dayCount: 1 })
  })

  it('that empties the day is told as what is taken back', async () => {
    const dayId = await approve('onni', '2024-05-14')
    await batchOf(month('2024-05'))
    await correct(dayId)
    await write('onni', '2024-05-14', [])
    expect(await aino.post(`${path('onni', '2024-05-14')}/confirm`, {})).toMatchObject({ status: 200 })
    expect(await aino.post(`/v1/work-days/${dayId}/approve`, {})).toMatchObject({ status: 200 })
    const batch = await batchOf(month('2024-06'))
    expect(shortTexts(await linesOf(batch.id))).toEqual([
      ['normal', -210, -1],
      ['normal', -240, -1],
    ])
  })

  it('tells weekly overtime of its week anew', async () => {
    const week = ['2024-03-04', '2024-03-05', '2024-03-06', '2024-03-07', '2024-03-08', '2024-03-09']
    const ids = []
    for (const date of week) ids.push(await approve('veera', date, [span(480, 960)]))
    // Six days of eight hours: half an hour a day is additional already, and the sixth day is all above forty hours.
    const march = await batchOf({ periodStart: '2024-03-01', periodEnd: '2024-03-09' })
    expect(march.totals).toEqual([paid('normal', 2250), paid('additional', 630)])
    const weekly = await batchOf({ periodStart: '2024-03-10', periodEnd: '2024-03-31' })
    expect(weekly).toMatchObject({
      dayCount: 0,
      nothingToDeliver: false,
      totals: [paid('additional', -480), paid('overtime_50', 480)],
    })
    for (const line of await linesOf(weekly.id))
      expect(line).toMatchObject({ workDate: '2024-03-10', workDayId: null, correctionOf: null })

    await correct(ids[0] ?? '')
    await approve('veera', '2024-03-04', [span(480, 720)])
    const april = await batchOf(month('2024-04'))
    expect(april.totals).toEqual([paid('normal', -210), paid('additional', 210), paid('overtime_50', -240)])
    expect(await tauno.post(`/v1/export-batches/${weekly.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_corrected'),
    )
  })
})

describe('a cancelled batch', () => {
  it('gives its days back as approved, and they can be exported again', async () => {
    const dayId = await approve('helmi', '2027-10-04')
    const batch = await batchOf(month('2027-10'))
    const cancelled = await tauno.post(`/v1/export-batches/${batch.id}/cancel`, { reason: 'Too early' })
    expect(cancelled).toMatchObject({
      status: 200,
      body: { state: 'cancelled', cancelledAt: expect.any(String) },
    })
    expect((await aino.get(`/v1/work-days/${dayId}`)).body).toMatchObject({
      status: 'approved',
      exportBatchId: null,
      updatedAt: cancelled.body.cancelledAt,
    })
    expect(await eventsOf('export_batch.cancelled', batch.id)).toEqual([
      { batchId: batch.id, cancelledAt: cancelled.body.cancelledAt },
    ])
    expect(await linesOf(batch.id)).toHaveLength(2)
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_cancelled'),
    )
    const again = await batchOf(month('2027-10'))
    expect(again).toMatchObject({ dayCount: 1, snapshotHash: batch.snapshotHash })
  })

  it('as a dry run stays what it is', async () => {
    const batch = await batchOf(month('2017-10'))
    const looked = await tauno.post(`/v1/export-batches/${batch.id}/cancel`, { dryRun: true })
    expect(looked).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toEqual(batch)
  })

  it('is none when a day of it was corrected since', async () => {
    const dayId = await approve('helmi', '2027-08-02')
    const batch = await batchOf(month('2027-08'))
    await correct(dayId)
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_corrected'),
    )
  })

  it('that corrected another leaves the correction to the next batch', async () => {
    const dayId = await approve('helmi', '2027-06-01')
    const june = await batchOf(month('2027-06'))
    await correct(dayId)
    await approve('helmi', '2027-06-01', [span(480, 780)])
    const first = await batchOf(month('2027-07'))
    expect(await tauno.post(`/v1/export-batches/${first.id}/cancel`, {})).toMatchObject({ status: 200 })
    expect((await aino.get(`/v1/work-days/${dayId}`)).body).toMatchObject({
      status: 'approved',
      correctsBatchId: june.id,
    })
    const second = await batchOf(month('2027-07'))
    expect(shortTexts(await linesOf(second.id))).toEqual(shortTexts(await linesOf(first.id)))
    expect(second.snapshotHash).toBe(first.snapshotHash)
  })

  it('leaves the weekly overtime that it told to the next one, whatever its period', async () => {
    for (const date of ['2028-05-08', '2028-05-09', '2028-05-10', '2028-05-11', '2028-05-12', '2028-05-13'])
      await approve('elina', date, [span(480, 960)])
    const days = await batchOf({ periodStart: '2028-05-01', periodEnd: '2028-05-13' })
    const weekly = await batchOf({ periodStart: '2028-05-14', periodEnd: '2028-05-31' })
    const overtime = [paid('additional', -480), paid('overtime_50', 480)]
    expect(weekly.totals).toEqual(overtime)
    // What it told replaces minutes of the days.
    expect(await tauno.post(`/v1/export-batches/${days.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_corrected'),
    )
    expect(await tauno.post(`/v1/export-batches/${weekly.id}/cancel`, {})).toMatchObject({ status: 200 })
    expect((await batchOf(month('2028-06'))).totals).toEqual(overtime)
    expect(await batchOf(month('2028-06'))).toMatchObject({ nothingToDeliver: true })
  })
})
