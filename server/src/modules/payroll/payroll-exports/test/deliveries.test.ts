import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { month, refused, startPayroll } from './payroll.ts'

const { approve, batchOf, eventsOf, linesOf, members, newTarget, span, tauno } = await startPayroll()

describe('a delivery', () => {
  const deliver = (batchId: string, targetId: string, more: object = {}) =>
    tauno.post(`/v1/export-batches/${batchId}/deliver`, { targetId, ...more })

  it('to be read is the document as it was made, for good', async () => {
    await approve('tauno', '2028-10-03')
    const batch = await batchOf(month('2028-10'))
    const target = await newTarget({ format: 'csv', payTypeCodes: { normal: '1000' } })
    const delivered = await deliver(batch.id, target.id)
    expect(delivered).toMatchObject({
      status: 201,
      body: {
        batchId: batch.id,
        targetId: target.id,
        transport: 'download',
        format: 'csv',
        state: 'delivered',
        contentType: 'text/csv; charset=utf-8',
        attempts: [],
        createdByMembershipId: members.tauno.id,
      },
    })
    const { id, deliveredAt, sha256, fileName } = delivered.body
    const content = await tauno.get(`/v1/export-deliveries/${id}/content`)
    expect(content.body).toEqual({
      fileName,
      contentType: 'text/csv; charset=utf-8',
      sha256,
      content:
        'payroll_number;work_date;pay_type_code;hours;minutes;allocations\r\n' +
        ';2028-10-03;1000;3,50;210;tower\r\n;2028-10-03;1000;4,00;240;tower\r\n',
      encoding: 'utf-8',
      base64: null,
    })
    expect(sha256).toBe(createHash('sha256').update(content.body.content).digest('hex'))
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({
      state: 'delivered',
      deliveredAt,
    })
    expect(await eventsOf('export_batch.delivered', batch.id)).toEqual([
      { batchId: batch.id, targetId: target.id, deliveryId: id, transport: 'download', deliveredAt },
    ])
    await tauno.patch(`/v1/export-targets/${target.id}`, { payTypeCodes: { normal: '9999' } })
    expect((await tauno.get(`/v1/export-deliveries/${id}/content`)).body).toEqual(content.body)

    expect(await deliver(batch.id, target.id)).toMatchObject({
      status: 409,
      body: { code: 'export_batch_delivered_to_target', deliveryId: id },
    })
    const json = await newTarget()
    const second = await deliver(batch.id, json.id)
    expect(second).toMatchObject({ status: 201, body: { state: 'delivered' } })
    const { lines } = JSON.parse(
      (await tauno.get(`/v1/export-deliveries/${second.body.id}/content`)).body.content,
    )
    expect(lines).toEqual(
      (await linesOf(batch.id)).map((line: { minutes: number }) => ({ ...line, hours: line.minutes / 60 })),
    )
    const listed = await tauno.get(`/v1/export-batches/${batch.id}/deliveries`)
    expect(listed.body.items).toEqual([second.body, delivered.body])
    expect((await tauno.get(`/v1/export-deliveries/${id}`)).body).toEqual(delivered.body)
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_delivered'),
    )
  })

  it('is refused in an encoding that does not have every character, which is named', async () => {
    await approve('tauno', '2029-03-05')
    const batch = await batchOf(month('2029-03'))
    const columns = [{ value: 'payroll_number', heading: '№' }, 'minutes']
    const target = await newTarget({ format: 'csv', csv: { columns, encoding: 'iso-8859-15' } })
    expect(await deliver(batch.id, target.id)).toMatchObject({
      status: 422,
      body: { code: 'export_text_not_encodable', character: '№' },
    })
  })

  it('as a dry run tells what would be handed over, and hands nothing over', async () => {
    await approve('tauno', '2028-08-01')
    const batch = await batchOf(month('2028-08'))
    const target = await newTarget()
    const looked = await deliver(batch.id, target.id, { dryRun: true })
    expect(looked).toMatchObject({ status: 201, body: { state: 'delivered', byteCount: expect.any(Number) } })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toEqual(batch)
    expect(await tauno.get(`/v1/export-deliveries/${looked.body.id}`)).toMatchObject(
      refused(404, 'export_delivery_not_found'),
    )
  })

  it('is refused while another runs, and the batch waits for its end', async () => {
    await approve('tauno', '2028-07-03')
    const batch = await batchOf(month('2028-07'))
    const silent = await newTarget({ transport: 'https', url: 'https://payroll.example.com/hours' })
    expect(await deliver(batch.id, silent.id)).toMatchObject({ status: 201, body: { state: 'delivering' } })
    expect((await tauno.get(`/v1/export-batches/${batch.id}`)).body).toMatchObject({ state: 'delivering' })
    const other = await newTarget()
    expect(await deliver(batch.id, other.id)).toMatchObject(refused(409, 'export_batch_delivering'))
    expect(await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})).toMatchObject(
      refused(409, 'export_batch_delivering'),
    )
  })

  it('is refused of a cancelled or empty batch, to a target out of use, and to nobody', async () => {
    const empty = await batchOf(month('2016-01'))
    const target = await newTarget()
    expect(await deliver(empty.id, target.id)).toMatchObject(refused(409, 'export_batch_nothing_to_deliver'))
    await approve('tauno', '2028-05-02', [span(480, 1080)])
    const batch = await batchOf(month('2028-05'))
    expect(await deliver(batch.id, newId())).toMatchObject(refused(404, 'export_target_not_found'))
    expect(await deliver(newId(), target.id)).toMatchObject(refused(404, 'export_batch_not_found'))
    const csv = await newTarget({ format: 'csv' })
    expect(await deliver(batch.id, csv.id)).toMatchObject({
      status: 422,
      body: {
        code: 'export_pay_type_missing',
        detail: '“Bureau” has no code for additional of “Työ”, overtime_50 of “Työ”.',
        kinds: ['additional', 'overtime_50'],
      },
    })
    await tauno.patch(`/v1/export-targets/${target.id}`, { active: false })
    expect(await deliver(batch.id, target.id)).toMatchObject(refused(409, 'export_target_inactive'))
    await tauno.post(`/v1/export-batches/${batch.id}/cancel`, {})
    expect(await deliver(batch.id, (await newTarget()).id)).toMatchObject(
      refused(409, 'export_batch_cancelled'),
    )
  })
})
