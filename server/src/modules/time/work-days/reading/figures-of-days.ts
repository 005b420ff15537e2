import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { circumstancesOf } from '../day/circumstances.ts'
import { type Meaning, meaningOf } from '../day/meaning.ts'
import * as store from './store.ts'

/** Minutes by what they are: the target, worked and credited ones, and those of each kind of line. */
export type DayFigures = Readonly<Record<string, number>>

/** What the days of a member come to in a window. */
export interface FiguresOfDays {
  /** The drafts, worked out as they count now. */
  readonly drafts: ReadonlyMap<PlainDate, DayFigures>
  /** How many days are confirmed or further and keep what they were confirmed with. */
  readonly kept: number
}

export async function figuresOfDays(
  db: TenantDb,
  timeZone: string,
  membershipId: Id,
  from: PlainDate,
  to: PlainDate,
): Promise<FiguresOfDays> {
  const days = await store.daysOfMember(db, membershipId, from, to)
  const drafts = days.filter(({ day }) => day.status === 'draft')
  const kept = days.length - drafts.length
  const [first, last] = [drafts.at(0)?.day.workDate, drafts.at(-1)?.day.workDate]
  if (first === undefined || last === undefined) return { drafts: new Map(), kept }
  const circumstances = await circumstancesOf(db, timeZone, membershipId, first, last)
  return {
    drafts: new Map(
      drafts.map(({ day, entries }) => [
        day.workDate,
        figuresOf(meaningOf(day.workDate, entries, circumstances.on(day.workDate, day.dayTypeId))),
      ]),
    ),
    kept,
  }
}

function figuresOf({ expectedTargetMinutes, workedMinutes, creditedMinutes, interpretation }: Meaning) {
  const figures: Record<string, number> = {
    target: expectedTargetMinutes,
    worked: workedMinutes,
    credited: creditedMinutes,
  }
  for (const { kind, minutes } of interpretation.lines) figures[kind] = (figures[kind] ?? 0) + minutes
  return figures
}
