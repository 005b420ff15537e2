import { describe, expect, it } from 'vitest'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { officeOf } from './office.ts'

const world = await startWorld()
const { members } = world.meri
const { dayOf, officeDay, confirmedDay, eventsOf } = officeOf(world)

const elina = world.as('elina')
const eero = world.as('eero')
const aino = world.as('aino')
const veera = world.as('veera')

describe('the life of a day', () => {
  it('a returned day carries the reason, tells the log, and can be edited again', async () => {
    const id = await confirmedDay('2026-09-25')
    expect(await elina.post(`/v1/work-days/${id}/return`, {})).toMatchObject({ status: 400 })
    const returned = await elina.post(`/v1/work-days/${id}/return`, {
      reason: 'Perjantailta puuttuu projekti.',
    })
    expect(returned).toMatchObject({
      status: 200,
      body: { status: 'draft', returnReason: 'Perjantailta puuttuu projekti.' },
    })
    expect(await eventsOf('workday.returned', id)).toMatchObject([
      {
        payload: {
          workDayId: id,
          membershipId: members.veera.id,
          workDate: '2026-09-25',
          returnedAt: returned.body.updatedAt,
        },
      },
    ])
    expect(await veera.put('/v1/me/work-days/2026-09-25/entries', officeDay)).toMatchObject({ status: 200 })
    expect(await veera.post('/v1/me/work-days/2026-09-25/confirm', {})).toMatchObject({
      status: 200,
      body: { workDayId: id, status: 'confirmed', returnReason: null },
    })
  })

  it('reopen, unapprove and correct lead back to draft, each only from its own states', async () => {
    const id = await confirmedDay('2026-09-24')
    const path = dayOf('veera', '2026-09-24')
    expect(await elina.post(`/v1/work-days/${id}/unapprove`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_not_approved' },
    })
    expect(await elina.post(`/v1/work-days/${id}/correct`, { reason: 'x' })).toMatchObject({
      status: 409,
      body: { code: 'day_not_correctable' },
    })
    expect(await elina.post(`${path}/reopen`, {})).toMatchObject({ status: 200, body: { status: 'draft' } })
    expect(await elina.post(`${path}/reopen`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_not_confirmed' },
    })
    await elina.post(`${path}/confirm`, {})
    expect(await elina.post(`${path}/confirm`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_already_confirmed' },
    })
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await elina.post(`${path}/reopen`, {})).toMatchObject({
      status: 409,
      body: { code: 'day_not_confirmed' },
    })
    expect(await elina.post(`/v1/work-days/${id}/unapprove`, {})).toMatchObject({
      status: 200,
      body: { status: 'draft' },
    })
    expect(await eventsOf('workday.unapproved', id)).toHaveLength(1)
    await elina.post(`${path}/confirm`, {})
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await elina.post(`/v1/work-days/${id}/correct`, { reason: 'Väärä projekti' })).toMatchObject({
      status: 200,
      body: { status: 'draft' },
    })
    expect(await eventsOf('workday.corrected', id)).toHaveLength(1)
    const { body } = await elina.get(`/v1/work-days/${id}/history`)
    expect(body.items.map((line: { action: string }) => line.action.replace('work_days.', ''))).toEqual([
      'write_entries',
      'confirm',
      'reopen',
      'confirm',
      'approve',
      'unapprove',
      'confirm',
      'approve',
      'correct',
    ])
    expect(body.items.at(-1)).toMatchObject({ membershipId: members.elina.id, reason: 'Väärä projekti' })
  })

  it('nobody approves an own day, unless the organisation allows it', async () => {
    await elina.put('/v1/me/work-days/2026-09-23/entries', officeDay)
    const { body } = await elina.post('/v1/me/work-days/2026-09-23/confirm', {})
    expect(await elina.post(`/v1/work-days/${body.workDayId}/approve`, {})).toMatchObject({ status: 404 })
    expect(await eero.post(`/v1/work-days/${body.workDayId}/approve`, {})).toMatchObject({ status: 200 })
    await aino.put('/v1/me/work-days/2026-09-23/entries', officeDay)
    const own = await aino.post('/v1/me/work-days/2026-09-23/confirm', {})
    expect(await aino.post(`/v1/work-days/${own.body.workDayId}/approve`, {})).toMatchObject({
      status: 403,
      body: { code: 'self_approval_forbidden' },
    })
    await aino.patch('/v1/settings', { selfApprovalAllowed: true })
    expect(await aino.post(`/v1/work-days/${own.body.workDayId}/approve`, {})).toMatchObject({ status: 200 })
    await aino.patch('/v1/settings', { selfApprovalAllowed: false })
  })

  it('stands still inside a locked payroll period, and moves again when the lock is lifted', async () => {
    const id = await confirmedDay('2026-08-10')
    const lock = await world
      .as('tauno')
      .post('/v1/payroll-locks', { periodStart: '2026-08-01', periodEnd: '2026-08-31' })
    const locked = { status: 409, body: { code: 'period_locked' } }
    expect(await elina.post(`/v1/work-days/${id}/approve`, {})).toMatchObject(locked)
    expect(await elina.post(`/v1/work-days/${id}/return`, { reason: 'x' })).toMatchObject(locked)
    expect(await elina.put(`${dayOf('veera', '2026-08-11')}/entries`, officeDay)).toMatchObject(locked)
    expect(await elina.post('/v1/work-days/approve-batch', { ids: [id] })).toMatchObject({
      body: { actedCount: 0, skipped: [{ id, code: 'period_locked' }] },
    })
    await world.as('tauno').post(`/v1/payroll-locks/${lock.body.id}/lift`, {})
    expect(await elina.post(`/v1/work-days/${id}/approve`, {})).toMatchObject({ status: 200 })
  })
})

describe('the approval queue', () => {
  it('holds what waits for the caller, and lets go of what is decided', async () => {
    const id = await confirmedDay('2026-05-04')
    const waiting = async (client: Client) => {
      const { body } = await client.get('/v1/team/approvals?limit=100')
      return body.items.map((item: { workDayId: string }) => item.workDayId)
    }
    expect(await waiting(elina)).toContain(id)
    expect(await waiting(eero)).toContain(id)
    await elina.post(`/v1/work-days/${id}/approve`, {})
    expect(await waiting(elina)).not.toContain(id)
  })
})

describe('deleting a member', () => {
  it('is refused by a day with entries, and not by a blank draft', async () => {
    const created = await aino.post(
      '/v1/memberships',
      { firstNames: 'Hetki', lastName: 'Vain', role: 'employee' },
      { 'idempotency-key': newId() },
    )
    const path = `/v1/memberships/${created.body.id}`
    const entries = `/v1/team/members/${created.body.id}/work-days/2026-06-05/entries`
    await aino.put(entries, officeDay)
    expect(await aino.delete(path)).toMatchObject({ status: 409, body: { code: 'membership_in_use' } })
    await aino.put(entries, { entries: [] })
    expect(await aino.delete(path)).toMatchObject({ status: 204 })
    expect(await aino.get(path)).toMatchObject({ status: 404 })
  })
})
