import { expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { issueSources, staleSources } from '../port.ts'
import { billingWorld, keyOf } from './world.ts'

const {
  admin,
  made,
  done,
  members,
  card,
  write,
  contributions,
  consume,
  release,
  priced,
  approved,
  rowsOf,
  sumOf,
} = await billingWorld()

it('hours, a purchase, an installment, a fixed price and a cap are rows, each with its price explained', async () => {
  const { id } = await priced({ billing: 'time' })
  await approved('2026-03-02', id, 90)
  const purchase = await made(`/v1/projects/${id}/purchases`, {
    supplier: 'Rautakauppa Oy',
    description: 'Kupariputki',
    purchaseDate: '2026-03-03',
    netCents: 10_000,
    markupBp: 1000,
    vatBp: 2550,
    state: 'received',
  })
  const installment = await made(`/v1/projects/${id}/installments`, {
    title: 'Aloitus',
    basis: 'date',
    dueOn: '2026-03-04',
    amountCents: 50_000,
  })
  const fee = await made(`/v1/projects/${id}/phases`, {
    code: 'kiintea',
    name: 'Kiinteä',
    billing: 'fixed',
    budgetCents: 70_000,
  })
  await made(`/v1/projects/${id}/phases`, {
    code: 'katto',
    name: 'Katto',
    billing: 'capped',
    budgetCents: 80_000,
  })
  const rows = await rowsOf(id)
  expect(rows).toMatchObject(
    [
      {
        kind: 'hours',
        date: '2026-03-02',
        minutes: 90,
        cents: 9000,
        explain: '90 min at 60.00 € an hour: 90.00 €.',
        rule: { rateCardId: card.id },
        membershipId: members.veera.id,
        billable: true,
      },
      {
        kind: 'purchase',
        sourceId: purchase.id,
        cents: 11_000,
        vatBp: 2550,
        explain: '100.00 € with +10 %: 110.00 €.',
      },
      { kind: 'installment', sourceId: installment.id, cents: 50_000, text: 'Aloitus', divisible: true },
      { kind: 'cap', cents: 80_000, restCents: 80_000, obstacle: 'limit_only' },
      { kind: 'fee', sourceId: fee.id, phaseId: fee.id, cents: 70_000, date: null },
    ].toSorted((a, b) => (a.date ? 0 : 1) - (b.date ? 0 : 1)),
  )
  const { body: named } = await admin.get(
    `/v1/invoicing/unbilled/rows?projectId=${id}&asOf=2027-12-31&include=names`,
  )
  expect(named.names).toMatchObject({
    [purchase.id]: { type: 'purchase', label: 'Kupariputki' },
    [installment.id]: { type: 'project_installment', label: 'Aloitus' },
    [fee.id]: { type: 'project_phase', label: 'Kiinteä' },
  })
  expect(await sumOf(id)).toMatchObject({
    cents: 140_000,
    heldCents: 0,
    minutes: 90,
    oldestDate: '2026-03-02',
  })
  const paged: any[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/v1/invoicing/unbilled/rows?projectId=${id}&asOf=2027-12-31&limit=2${cursor && `&cursor=${cursor}`}`
    const { body } = await admin.get(path)
    paged.push(...body.items)
    cursor = body.pageInfo.nextCursor
  }
  expect(paged).toEqual(rows)
  expect(await rowsOf(id, '&kind=fee')).toHaveLength(1)
  expect(await rowsOf(id, `&membershipId=${members.veera.id}`)).toHaveLength(1)
})

it('a row is taken once of many that come at once, and given back it is there again', async () => {
  const { id } = await priced()
  await approved('2026-03-09', id)
  const [row] = await rowsOf(id)
  const lines = [newId(), newId(), newId(), newId()]
  const taken = await Promise.all(lines.map(lineId => consume([keyOf(row)], { lineId })))
  expect(taken.filter(answer => answer === 'source_row_consumed')).toHaveLength(3)
  const winner = lines[taken.findIndex(Array.isArray)] ?? ''
  expect(await rowsOf(id)).toEqual([])
  await Promise.all([release(winner), consume([keyOf(row)])])
  const back = await rowsOf(id)
  expect([0, 1]).toContain(back.length)
  if (back.length > 0) expect(await consume([keyOf(row)])).toEqual([6000])
  expect(await consume([keyOf(row)])).toBe('source_row_consumed')
})

it('a day of which hours are billed is neither opened nor written, whichever comes first', async () => {
  for (const date of ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']) {
    const { id } = await priced()
    const dayId = await approved(date, id)
    const [row] = await rowsOf(id)
    const unapprove = () => admin.post(`/v1/work-days/${dayId}/unapprove`, {})
    const [opened, taken] = await Promise.all([unapprove(), consume([keyOf(row)])])
    if (opened.status === 200) expect(taken).toBe('source_row_not_billable')
    else {
      expect(opened).toMatchObject({ status: 409, body: { code: 'day_invoiced' } })
      expect(taken).toEqual([6000])
      expect(await admin.post(`/v1/work-days/${dayId}/correct`, { reason: 'Ei.' })).toMatchObject({
        body: { code: 'day_invoiced' },
      })
    }
  }
})

it('hours on a draft may change: the row keeps its id, and the draft is told that it is stale', async () => {
  const { id } = await priced()
  const dayId = await approved('2026-03-16', id)
  const [row] = await rowsOf(id)
  const documentId = newId()
  const stale = () =>
    write(async tx => (await staleSources(tx, contributions, documentId)).map(({ sourceId }) => sourceId))
  expect(await consume([keyOf(row)], { documentId, issued: false })).toEqual([6000])
  expect(await stale()).toEqual([])
  await done(`/v1/work-days/${dayId}/unapprove`)
  expect(await stale()).toEqual([row.sourceId])
  await approved('2026-03-16', id)
  expect(await stale()).toEqual([])
  await done(`/v1/work-days/${dayId}/unapprove`)
  await approved('2026-03-16', id, 120)
  expect(await stale()).toEqual([row.sourceId])
  expect(await rowsOf(id)).toEqual([])
  await write(tx => issueSources(tx, documentId))
  expect(await admin.post(`/v1/work-days/${dayId}/unapprove`, {})).toMatchObject({
    body: { code: 'day_invoiced' },
  })
})

it('an installment and a purchase are billed bit by bit, never beyond their whole, and are not changed meanwhile', async () => {
  const { id } = await priced()
  const path = `/v1/projects/${id}`
  const installment = await made(`${path}/installments`, {
    title: 'Erä',
    basis: 'date',
    dueOn: '2026-01-01',
    amountCents: 1000,
  })
  const purchase = await made(`${path}/purchases`, {
    supplier: 'S',
    description: 'D',
    purchaseDate: '2026-01-02',
    netCents: 1000,
    state: 'received',
  })
  for (const [record, kind] of [
    [installment, 'installment'],
    [purchase, 'purchase'],
  ] as const) {
    const key = { kind, sourceId: record.id, place: 0 }
    const lines = [newId(), newId(), newId()]
    const parts = await Promise.all(lines.map(lineId => consume([{ ...key, cents: 400 }], { lineId })))
    expect(parts.filter(answer => answer === 'source_row_rest_exceeded')).toHaveLength(1)
    expect((await rowsOf(id, `&kind=${kind}`))[0]).toMatchObject({ cents: 1000, restCents: 200 })
    const first = lines[parts.findIndex(Array.isArray)] ?? ''
    expect(await consume([key])).toEqual([200])
    expect(await rowsOf(id, `&kind=${kind}`)).toEqual([])
    await release(first)
    expect((await rowsOf(id, `&kind=${kind}`))[0]).toMatchObject({ restCents: 400 })
  }
  const refused = async (answer: Promise<any>) => (await answer).body.code
  expect(await refused(admin.post(`${path}/installments/${installment.id}/cancel`, {}))).toBe(
    'installment_billed',
  )
  const bought = `${path}/purchases/${purchase.id}`
  expect(await refused(admin.post(`${bought}/cancel`, {}))).toBe('project_purchase_billed')
  expect(await refused(admin.patch(bought, { netCents: 1 }))).toBe('project_purchase_billed')
  const { supplier, description, purchaseDate } = purchase
  const row = {
    projectCode: (await admin.get(path)).body.code,
    supplier,
    description,
    purchaseDate,
    netCents: 1,
  }
  expect((await done('/v1/imports/project-purchases', { rows: [row] })).results).toMatchObject([
    { status: 'error', code: 'project_purchase_billed', field: 'netCents' },
  ])
  await consume([{ kind: 'purchase', sourceId: purchase.id, place: 0 }])
  expect((await admin.get(bought)).body.state).toBe('invoiced_on')
  expect(await refused(admin.post(`${bought}/reopen`, {}))).toBe('project_purchase_billed')
})

it('the database itself refuses a part that is billed twice, is not next, or is beyond the whole', async () => {
  const { id } = await priced()
  const key = ['hours', newId()] as const
  const put = (from: number, to: number, of = 10) =>
    write(
      tx => tx.sql`
        insert into source_consumptions (org_id, id, kind, source_id, place, from_part, to_part, of_parts, document_type,
          document_id, line_id, issued, project_id, cents, consumed_at)
        values (${tx.orgId}, ${newId()}, ${key[0]}, ${key[1]}, 0, ${from}, ${to}, ${of}, 'invoice', ${newId()}, ${newId()},
          true, ${id}, 1, ${tx.now}) returning id`,
    )
  await put(0, 4)
  await expect(put(0, 3)).rejects.toThrow()
  await expect(put(5, 6)).rejects.toThrow()
  await expect(put(4, 11)).rejects.toThrow()
  await put(4, 10)
  await expect(put(4, 5)).rejects.toThrow()
})
