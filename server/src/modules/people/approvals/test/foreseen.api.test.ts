import { beforeAll, describe, expect, it } from 'vitest'
import { made } from '../../../../../test/breadth/ways.ts'
import type { Client } from '../../../../../test/world/client.ts'
import { startWorld } from '../../../../../test/world/world.ts'
import { decisions } from '../port.ts'
import { queueOffice } from './office.ts'
import { waitingForEero } from './subjects.ts'

const world = await startWorld()
const sources = world.app.services.contributions(decisions)
const [aino, eero, onni] = [world.as('aino'), world.as('eero'), world.as('onni')]
let office: Awaited<ReturnType<typeof queueOffice>>
let waiting: Record<string, string>

beforeAll(async () => {
  office = await queueOffice(world)
  await made(aino.patch('/v1/settings', { balanceCorrectionsNeedSecondApprover: true }))
  waiting = await waitingForEero(world, office)
  const { holiday, submitted } = office.absences
  const { id } = await submitted('onni', holiday('2027-07-05', '2027-07-06'))
  await made(eero.post(`/v1/absences/${id}/approve`, {}))
  await made(onni.post(`/v1/me/absences/${id}/request-cancellation`, {}))
})

/** Tries every decision on everything that waits: it is allowed where it would be made, and else the approval is warned of. */
async function expectForeseen(by: Client): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const { kind, subjectId, allowedDecisions, warnings } of await office.queue(by)) {
    const ways = sources.find(each => each.kind === kind)?.ways ?? new Map()
    const isCancelling = allowedDecisions.includes('cancel') || !allowedDecisions.includes('return')
    for (const decision of ways.keys()) {
      // Any absence may be cancelled; it is a decision of the queue where somebody asks for it.
      if (decision === 'cancel' && !isCancelling) continue
      const item = {
        ...{ kind, subjectId, decision },
        ...(['return', 'decline', 'changes_requested'].includes(decision) && { reason: 'Koe' }),
        ...(kind === 'change_order' && { answeredByName: 'Maija', reason: undefined }),
      }
      const [{ outcome, code }] = (await office.decide(by, [item], {}, true)).items
      expect([kind, decision, outcome === 'decided', code]).toEqual([
        ...[kind, decision, allowedDecisions.includes(decision)],
        code,
      ])
      const approves = isCancelling && kind === 'absence' ? 'cancel' : 'approve'
      if (decision === approves && code !== null)
        expect(warnings).toContainEqual(expect.objectContaining({ code }))
    }
    found[subjectId] = warnings.map(({ code }: { code: string }) => code)
  }
  return found
}

describe('what would be refused is told', () => {
  it('of what may be decided: nothing', async () => {
    const found = await expectForeseen(eero)
    expect(Object.keys(found)).toEqual(expect.arrayContaining(Object.values(waiting)))
    expect(Object.values(found).flat()).toEqual([])
  })

  it('where a payroll lock is in the way, by kind', async () => {
    const lock = await made(
      aino.post('/v1/payroll-locks', { periodStart: '2026-01-01', periodEnd: '2027-12-31', reason: 'Koe' }),
    )
    const found = await expectForeseen(eero)
    expect(Object.fromEntries(Object.entries(waiting).map(([kind, id]) => [kind, found[id]]))).toEqual({
      work_day: ['period_locked'],
      absence: ['absence_days_decided'],
      punch_correction: ['punch_correction_day_decided'],
      open_shift_claim: ['shift_period_locked'],
      shift_swap: ['shift_period_locked'],
      balance_correction: [],
      change_order: [],
      project_day: [],
    })
    await made(aino.post(`/v1/payroll-locks/${lock.id}/lift`, { reason: 'Ohi.' }))
    await expectForeseen(eero)
  })

  it('where days are decided already', async () => {
    const confirmed = await office.confirmed('onni', '2027-05-04')
    const found = await expectForeseen(eero)
    expect(found[waiting['absence'] ?? '']).toEqual(['absence_days_decided'])
    await office.decide(eero, [{ kind: 'work_day', subjectId: confirmed, decision: 'return', reason: 'Koe' }])
    expect((await expectForeseen(eero))[waiting['absence'] ?? '']).toEqual([])
  })

  it('of what is one’s own, also in a lock', async () => {
    const own = await office.confirmed('aino', '2026-09-03')
    const lock = await made(
      aino.post('/v1/payroll-locks', { periodStart: '2026-09-01', periodEnd: '2026-09-30', reason: 'Koe' }),
    )
    expect((await expectForeseen(aino))[own]).toEqual(['self_approval_forbidden'])
    await made(aino.post(`/v1/payroll-locks/${lock.id}/lift`, { reason: 'Ohi.' }))
  })
})
