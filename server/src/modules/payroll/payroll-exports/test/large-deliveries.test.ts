import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import { patience } from '../../../../../test/world/patience.ts'
import { systemActor } from '../../../../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { ServiceBusy, ServiceUnavailable } from '../../../../platform/data/database-errors.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { findBatch } from '../batches/store.ts'
import { linesOfPiece, linesRenderedAtOnce } from '../bounds.ts'
import { deliverInSteps, linesByMember, readDeliveryContext } from '../deliveries/in-steps.ts'
import { render } from '../deliveries/rendition/rendition.ts'
import { documentOf } from './examples.ts'
import { lineKinds } from '../kinds.ts'
import { linesOf } from '../lines/store.ts'
import { findTarget } from '../targets/store.ts'
import { startLargePayroll } from './large-payroll.ts'
import { key, refused } from './payroll.ts'

const { client, company, makeBatch, world } = await startLargePayroll({ members: 80, days: 25 })
const { owner, waitersFor } = world.database
const db = world.app.services.database.reader(company.id)
const { body: batch } = await makeBatch()

const payTypeCodes = Object.fromEntries(lineKinds.map((kind, index) => [kind, String(1000 + index)]))
const newTarget = async (more: object): Promise<string> => {
  const target = { name: newId(), transport: 'download', ...more }
  const { body } = await client.post('/v1/export-targets', target)
  return body.id
}
const deliver = (targetId: string, more: object = {}, headers = key()) =>
  client.post(`/v1/export-batches/${batch.id}/deliver`, { targetId, ...more }, headers)
const change = async (targetId: string, body: object) =>
  expect((await client.patch(`/v1/export-targets/${targetId}`, body)).status).toBe(200)
const deliveries = async () => (await client.get(`/v1/export-batches/${batch.id}/deliveries`)).body.items
const contentOf = async (id: string) => (await client.get(`/v1/export-deliveries/${id}/content`)).body.content

/** Does something while nobody can read a line. `waiting` resolves when somebody wants to. */
async function withoutLines<T>(work: (waiting: () => Promise<unknown>) => Promise<T>): Promise<T> {
  const session = new pg.Client(world.database.connection)
  await session.connect()
  try {
    await session.query('begin; lock table export_lines in access exclusive mode')
    return await work(() => vi.waitUntil(async () => (await waitersFor('export_lines')).length > 0, patience))
  } finally {
    await session.end()
  }
}

describe('a batch with more lines than are rendered at once', () => {
  it('has them read with those of a member together', async () => {
    expect(batch.lineCount).toBeGreaterThan(linesRenderedAtOnce)
    const all = await linesOf(db, batch.id)
    for (const atOnce of [1, 7, linesOfPiece, batch.lineCount]) {
      const read: (typeof all)[number][] = []
      const seen = new Set<string>()
      for await (const lines of linesByMember(db, batch.id, atOnce)) {
        const members = new Set(lines.map(({ membershipId }) => membershipId))
        expect(seen.isDisjointFrom(members)).toBe(true)
        for (const member of members) seen.add(member)
        read.push(...lines)
      }
      expect(read).toEqual(all)
    }
  })

  it.each([
    { format: 'json' },
    { format: 'csv', payTypeCodes },
    { format: 'netvisor_workday', payTypeCodes, netvisor: {} },
    { format: 'netvisor_payrollperiodcollector', payTypeCodes, netvisor: {} },
  ])('is the same document as at once: $format', async target => {
    await owner(`update export_lines set payroll_number = '1042' where batch_id = $1`, [batch.id])
    const targetId = await newTarget(target)
    const before = await deliveries()
    const looked = await deliver(targetId, { dryRun: true })
    expect(await deliveries()).toEqual(before)

    const sent = key()
    const delivered = await deliver(targetId, {}, sent)
    expect(delivered).toMatchObject({ status: 201, body: { state: 'delivered', targetId } })
    const { id, sha256, byteCount, createdAt: now } = delivered.body
    expect(looked).toMatchObject({ status: 201, body: { state: 'delivered', sha256, byteCount } })

    const [known, to] = await Promise.all([findBatch(db, batch.id), findTarget(db, targetId, now)])
    if (!known || !to) throw new Error('the batch and the target are there')
    const making = { now, timeZone: 'Europe/Helsinki' }
    const { rendition } = render(known, await linesOf(db, batch.id), to, making)
    if (!rendition) throw new Error('the document is rendered')
    expect(rendition).toMatchObject({ sha256, byteCount, fileName: delivered.body.fileName })
    expect(await contentOf(id)).toBe(documentOf(rendition))

    const again = await deliver(targetId, {}, sent)
    expect(again).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
    expect(again.body).toEqual(delivered.body)
    expect(await deliver(targetId)).toMatchObject(refused(409, 'export_batch_delivered_to_target'))
    expect(await deliveries()).toEqual([delivered.body, ...before])
  })

  it('is refused for what no document is needed to know before a line is read', async () => {
    const target = await newTarget({ format: 'json' })
    await change(target, { active: false })
    await withoutLines(async () => {
      expect(await deliver(target)).toMatchObject(refused(409, 'export_target_inactive'))
      expect(await deliver(target, { dryRun: true })).toMatchObject(refused(409, 'export_target_inactive'))
      expect(await deliver(newId())).toMatchObject(refused(404, 'export_target_not_found'))
    })
  })

  it('is refused for what its lines lack, looked at or done', async () => {
    const uncoded = await newTarget({ format: 'csv' })
    const numbered = await newTarget({ format: 'netvisor_workday', payTypeCodes, netvisor: {} })
    await owner(`update export_lines set payroll_number = null where batch_id = $1`, [batch.id])
    const before = await deliveries()
    for (const more of [{}, { dryRun: true }]) {
      expect(await deliver(uncoded, more)).toMatchObject(refused(422, 'export_pay_type_missing'))
      expect(await deliver(numbered, more)).toMatchObject(refused(422, 'export_payroll_number_missing'))
    }
    expect(await deliveries()).toEqual(before)
  })
})

describe('while a large batch is delivered', () => {
  it('others write, and its request is in flight', async () => {
    const target = await newTarget({ format: 'json' })
    const sent = key()
    const delivering = await withoutLines(async waiting => {
      const running = deliver(target, {}, sent)
      await waiting()
      const { work } = company.catalogs.entryTypes
      const day = `/v1/team/members/${company.members.eero.id}/work-days/2026-12-01/entries`
      const entries = [{ entryTypeId: work, startMinutes: 480, endMinutes: 960 }]
      expect((await client.put(day, { entries })).status).toBe(200)
      expect(await deliver(target, {}, sent)).toMatchObject(refused(409, 'idempotency_key_in_flight'))
      return { running }
    })
    expect(await delivering.running).toMatchObject({ status: 201, body: { state: 'delivered' } })
  })

  it('a target that comes to ask for another document gets that one', async () => {
    const target = await newTarget({ format: 'csv', payTypeCodes })
    const delivering = await withoutLines(async waiting => {
      const running = deliver(target)
      await waiting()
      await change(target, { csv: { delimiter: ',', columns: ['work_date', 'kind'] } })
      return { running }
    })
    const { status, body } = await delivering.running
    expect(status).toBe(201)
    expect(await contentOf(body.id)).toMatch(/^work_date,kind\r\n/)
  })

  it('a target that is taken out of use gets nothing', async () => {
    const target = await newTarget({ format: 'json' })
    const before = await deliveries()
    const delivering = await withoutLines(async waiting => {
      const running = deliver(target)
      await waiting()
      await change(target, { active: false })
      return { running }
    })
    expect(await delivering.running).toMatchObject(refused(409, 'export_target_inactive'))
    expect(await deliveries()).toEqual(before)
  })

  it('a document that cannot be kept is tried twice, so that others are not kept from writing for long', async () => {
    const targetId = await newTarget({ format: 'json' })
    const { services } = world.app
    const before = await deliveries()
    const delivering = {
      ...{ services, orgId: company.id, batchId: batch.id, targetId },
      made: { id: newId(), by: company.members.aino.id },
      making: { now: batch.createdAt, timeZone: 'Europe/Helsinki' },
      refuse: (code: string): never => expect.fail(code),
    }
    let tries = 0
    const busy = new ServiceBusy('the statement took too long')
    const request = { orgId: company.id, actor: systemActor, operation: 'test', requestId: newId() }
    const steps = {
      write: () => expect.fail('there is one transaction'),
      async finish(work: (tx: WriteTransaction, commit: Commit) => Promise<unknown>): Promise<never> {
        for (;;)
          await services.transactions
            .run(request, async (tx, commit) => {
              tries += 1
              if (tries === 20) expect.fail('it was tried again and again')
              await work(tx, commit)
              throw busy
            })
            .catch(error => {
              if (error !== busy) throw error
            })
      },
    }
    const known = await readDeliveryContext(db, delivering)
    await expect(deliverInSteps(delivering, known, steps)).rejects.toThrow(ServiceUnavailable)
    expect(tries).toBe(3)
    expect(await deliveries()).toEqual(before)
  })

  it('two requests for one target make one delivery', async () => {
    const target = await newTarget({ format: 'json' })
    const answers = await Promise.all([deliver(target), deliver(target)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const made = await deliveries()
    expect(made.filter(({ targetId }: { targetId: string }) => targetId === target)).toHaveLength(1)
  })
})

it('a large batch for an https target waits to be sent', async () => {
  const target = await newTarget({
    transport: 'https',
    format: 'json',
    url: 'https://payroll.example.com/hours',
  })
  expect(await deliver(target)).toMatchObject({ status: 201, body: { state: 'delivering' } })
  expect(await deliver(await newTarget({ format: 'json' }))).toMatchObject(
    refused(409, 'export_batch_delivering'),
  )
})
