import { describe, expect, it } from 'vitest'
import { newId } from '../../../../../platform/vocabulary/ids.ts'
import { changeBaseline } from '../baseline-rules.ts'
import { daysBetween, wantedCopy } from '../copy-rules.ts'
import * as moves from '../moves.ts'
import { made, now } from './made.ts'

const none = { deltaMinutes: 0, deltaCents: 0, deltaDays: 0, changeOrderId: null, date: '2026-11-20' }
const project = made({ startDate: '2026-11-01', endDate: '2026-11-30', budgetMinutes: 600 })

describe('a change of a baseline', () => {
  it.each([
    [{ deltaMinutes: 60 }, { budgetMinutes: 660, budgetCents: null, endDate: '2026-11-30' }],
    [{ deltaMinutes: -700 }, { budgetMinutes: 0, budgetCents: null, endDate: '2026-11-30' }],
    [{ deltaCents: 500 }, { budgetMinutes: 600, budgetCents: null, endDate: '2026-11-30' }],
    [{ deltaDays: 31 }, { budgetMinutes: 600, budgetCents: null, endDate: '2026-12-31' }],
    [{ deltaDays: -60 }, { budgetMinutes: 600, budgetCents: null, endDate: '2026-11-01' }],
  ])('%o', (change, expected) => {
    const decision = changeBaseline(project, { ...none, ...change }, { id: newId(), now, lastFrom: null })
    expect(decision).toMatchObject({
      state: { after: { ...expected, updatedAt: now }, baseline: { ...expected, validFrom: '2026-11-20' } },
      facts: [{ event: 'project.updated', payload: { projectId: project.id, updatedAt: now } }],
    })
  })

  it('never begins before the last entry, and is refused where there is no project or a closed one', () => {
    const at = { id: newId(), now, lastFrom: '2026-12-01' }
    expect(changeBaseline(project, none, at)).toMatchObject({
      state: { baseline: { validFrom: '2026-12-01' } },
    })
    expect(changeBaseline(undefined, none, at)).toMatchObject({ refusal: 'project_not_found' })
    const closed = moves.close(project, { now, unchanged: true, reason: null }, [])
    if (closed.refusal !== undefined) throw new Error(closed.detail)
    expect(changeBaseline(closed.state.after, none, at)).toMatchObject({ refusal: 'project_closed' })
  })
})

describe('a copy', () => {
  const inUse = { customers: new Set<string>(), managers: new Set<string>(), rateCards: new Set<string>() }
  const copy = (body: object) =>
    wantedCopy(project, { code: 'B', name: 'B', ...body }, { ...inUse, fields: new Set() })

  it.each([
    [{}, '2026-11-01', '2026-11-30'],
    [{ startDate: '2026-12-01' }, '2026-12-01', '2026-12-30'],
    [{ startDate: '2026-10-01' }, '2026-10-01', '2026-10-30'],
    [{ startDate: null }, null, '2026-11-30'],
  ])('with %o begins and ends by it', (body, startDate, endDate) => {
    expect(copy(body)).toMatchObject({ startDate, endDate, budgetMinutes: 600 })
  })

  it('moves by whole days', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-03-28', '2026-03-27')).toBe(-1)
    expect(daysBetween(null, '2026-03-27')).toBe(0)
  })
})

it('what is open is told with the refusal, and a stale write comes before everything else', () => {
  const blockers = [{ kind: 'open_tasks', count: 3, minutes: null, cents: null } as const]
  const at = { now, unchanged: true, reason: null }
  expect(moves.close(project, at, blockers)).toMatchObject({
    refusal: 'project_close_blocked',
    extra: {
      blockers: blockers.map(each => ({
        ...each,
        ...{ explain: '3 tasks are open.', explanation: { code: 'open_tasks', values: { count: 3 } } },
      })),
    },
  })
  const stale = { ...at, unchanged: false }
  for (const decision of [
    moves.close(project, stale, blockers),
    moves.move('start', project, stale),
    moves.reopen(project, stale),
  ])
    expect(decision).toMatchObject({ refusal: 'project_stale' })
})
