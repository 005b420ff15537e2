import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { month, refused, startPayroll } from './payroll.ts'

const { aino, approve, batchOf, catalogs, linesOf, newTarget, span, tauno, work } = await startPayroll()

let made = 0
const rule = (criteria: object, payTypeCode: string | null, from = '2020-01-01') =>
  aino.post('/v1/pay-type-rules', {
    code: `rule_${++made}`,
    name: 'Rule',
    ...criteria,
    versions: [{ validFrom: from, payTypeCode }],
  })
const added = async (...given: Parameters<typeof rule>) => {
  const answer = await rule(...given)
  expect(answer).toMatchObject({ status: 201 })
  return answer.body
}
const gaps = async (date?: string) =>
  (await tauno.get(`/v1/pay-type-gaps${date ? `?date=${date}` : ''}`)).body.items

describe('a pay type rule', () => {
  it('says the code of the lines of a batch by their date, and what is frozen stays', async () => {
    const overtime = await added({ kind: 'overtime_50' }, '2050', '2028-01-01')
    const work50 = await added({ kind: 'additional', entryTypeId: work.toUpperCase() }, '1040')
    expect(work50).toMatchObject({ entryTypeId: work, compensation: 'paid', payTypeCode: '1040' })
    await approve('tauno', '2028-02-01', [span(480, 1080)])
    const batch = await batchOf(month('2028-02'))
    const coded = (await linesOf(batch.id)).map((line: Record<string, unknown>) => [
      line['kind'],
      line['payTypeCode'],
      line['leftOut'],
      line['entryTypeId'],
    ])
    expect(coded).toEqual([
      ['normal', '1000', false, work],
      ['additional', '1040', false, work],
      ['overtime_50', '2050', false, work],
    ])
    const version = { validFrom: '2028-03-01', payTypeCode: '2055' }
    expect(await aino.post(`/v1/pay-type-rules/${overtime.id}/versions`, version)).toMatchObject({
      status: 201,
    })
    expect(await aino.post(`/v1/pay-type-rules/${overtime.id}/versions`, version)).toMatchObject(
      refused(422, 'version_ranges_overlap'),
    )
    await approve('tauno', '2028-03-01', [span(480, 1080)])
    const march = await linesOf((await batchOf(month('2028-03'))).id)
    expect(march[2]).toMatchObject({ kind: 'overtime_50', payTypeCode: '2055' })
    expect((await linesOf(batch.id))[2]).toMatchObject({ payTypeCode: '2050' })
  })

  it('that says null keeps its lines in the batch and out of the document', async () => {
    await added({ kind: 'evening' }, null)
    const training = catalogs.entryTypes.training
    await added({ entryTypeId: training }, null)
    await approve('veera', '2028-04-03', [span(480, 900), span(900, 960, training)])
    const batch = await batchOf(month('2028-04'))
    const lines = await linesOf(batch.id)
    expect(lines.at(-1)).toMatchObject({ payTypeCode: null, leftOut: true, entryTypeId: training })
    const target = await newTarget({
      format: 'csv',
      csv: { columns: ['pay_type_code', 'minutes'], header: false },
    })
    const delivered = await tauno.post(`/v1/export-batches/${batch.id}/deliver`, { targetId: target.id })
    const { content } = (await tauno.get(`/v1/export-deliveries/${delivered.body.id}/content`)).body
    expect(content).toBe('1000;420\r\n')
  })

  it.each<[object, number, string]>([
    [{}, 422, 'pay_type_rule_invalid'],
    [{ kind: 'night', compensation: 'overtime_account' }, 422, 'pay_type_rule_invalid'],
    [{ kind: 'night', dayTypeId: catalogs.dayTypes.annual_holiday }, 422, 'pay_type_rule_invalid'],
    [{ kind: 'credit', entryTypeId: work }, 422, 'pay_type_rule_invalid'],
    [{ entryTypeId: work, dayTypeId: catalogs.dayTypes.annual_holiday }, 422, 'pay_type_rule_invalid'],
    [
      { compensation: 'banked_leave', dayTypeId: catalogs.dayTypes.annual_holiday },
      422,
      'pay_type_rule_invalid',
    ],
    [{ entryTypeId: newId() }, 404, 'pay_type_rule_type_not_found'],
    [{ dayTypeId: newId() }, 404, 'pay_type_rule_type_not_found'],
  ])('for %j is refused', async (criteria, status, code) =>
    expect(await rule(criteria, '1')).toMatchObject(refused(status, code)),
  )

  it('is one for the same lines', async () => {
    const { id } = await added({ kind: 'standby' }, '3010')
    expect(await rule({ kind: 'standby' }, '3011')).toMatchObject({
      status: 409,
      body: { code: 'pay_type_rule_exists', ruleId: id },
    })
    await aino.patch(`/v1/pay-type-rules/${id}`, { active: false })
    expect(await rule({ kind: 'standby' }, '3011')).toMatchObject(refused(409, 'pay_type_rule_exists'))
  })

  it('is refused a change where it is no longer what the caller read', async () => {
    const read = await added({ kind: 'additional', entryTypeId: catalogs.entryTypes.training }, '3012')
    const path = `/v1/pay-type-rules/${read.id}`
    const expectedUpdatedAt = read.updatedAt
    expect(await aino.patch(path, { name: 'Varallaolo', expectedUpdatedAt })).toMatchObject({ status: 200 })
    expect(await aino.patch(path, { name: 'Myöhässä', expectedUpdatedAt })).toMatchObject(
      refused(409, 'pay_type_rule_stale'),
    )
    expect(await aino.get(path)).toMatchObject({ body: { name: 'Varallaolo' } })
  })

  it('is written by an administrator alone', async () =>
    expect(await tauno.post('/v1/pay-type-rules', {})).toMatchObject({ status: 403 }))
})

describe('the gaps', () => {
  it('are what types and models can give and nothing has a code for', async () => {
    const sunday = { kind: 'sunday', entryTypeId: work, dayTypeId: null, typeName: 'Työ' }
    const before = await gaps('2026-10-14')
    expect(before).toContainEqual(sunday)
    expect(before).not.toContainEqual(expect.objectContaining({ kind: 'normal', entryTypeId: work }))
    await added({ kind: 'sunday', entryTypeId: work }, '3300', '2026-10-15')
    expect(await gaps('2026-10-14')).toContainEqual(sunday)
    const after = await gaps('2026-10-15')
    expect(after).not.toContainEqual(sunday)
    expect(after).toContainEqual(expect.objectContaining({ kind: 'sunday' }))
    await added({ kind: 'sunday' }, null)
    expect(await gaps()).not.toContainEqual(expect.objectContaining({ kind: 'sunday' }))
  })
})
