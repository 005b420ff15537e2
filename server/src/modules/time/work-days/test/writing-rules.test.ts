import { describe, expect, it } from 'vitest'
import { accept } from '../../../../platform/vocabulary/decision.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import type { DayCircumstances } from '../day/day.ts'
import { write } from '../writing/rules.ts'
import { aino, day, earlier, entry, independenceDay, now, ordinary } from './days.ts'

describe('writing entries', () => {
  const written = (
    stored = day(),
    circumstances: Partial<DayCircumstances> = {},
    unchanged = true,
    fills = true,
  ) =>
    write(
      { id: newId(), membershipId: aino, workDate: stored.workDate, day: stored },
      { action: 'work_days.write_entries', entries: () => accept([entry()]), dayTypeId: null, fills },
      { ...ordinary, ...circumstances },
      unchanged,
      now,
    )

  it.each(['confirmed', 'approved', 'exported'] as const)('a %s day is locked', status =>
    expect(written(day({ status, exportBatchId: status === 'exported' ? newId() : null }))).toMatchObject({
      refusal: 'day_confirmed_locked',
    }),
  )
  it('a stale expectedUpdatedAt is refused', () =>
    expect(written(day(), {}, false)).toMatchObject({ refusal: 'day_changed' }))
  it('a locked period is refused', () =>
    expect(written(day(), { locked: true })).toMatchObject({ refusal: 'period_locked' }))
  it('a day outside the employment takes nothing, and can be cleared', () => {
    expect(written(day(), { employed: false })).toMatchObject({ refusal: 'day_outside_employment' })
    expect(written(day(), { employed: false }, true, false)).toMatchObject({
      state: { day: { status: 'draft' } },
    })
  })
  it('what stays on a day outside the employment has no target and no credit', () =>
    expect(written(day(), { employed: false, holiday: independenceDay }, true, false)).toMatchObject({
      state: { day: { workedMinutes: 480, expectedTargetMinutes: 0, creditedMinutes: 0 } },
    }))
  it('a draft takes the new entries and its frame follows', () =>
    expect(written(day({ updatedAt: earlier }))).toMatchObject({
      state: { day: { startMinutes: 480, endMinutes: 960, workedMinutes: 480, updatedAt: now } },
      facts: [],
    }))
})
