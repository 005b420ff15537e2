import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { said } from '../rules/saying.ts'
import type { PlannedPeriod, PublishedPlan } from './rules.ts'
import {
  type FrozenShift as FrozenRow,
  mostChanges,
  mostWarnings,
  type Publication,
  type Unpublishing,
} from './record.ts'
import type { Difference, NotifiedShift } from './differences.ts'
import type { FrozenShift, PlanChanges, Published, Unpublished } from './shapes.ts'

export const frozenShift = ({ publicationId: _, ...row }: FrozenRow): FrozenShift => ({
  ...row,
  tags: [...row.tags],
})

export const publicationView = (publication: Publication) => ({ ...publication })

/** A rule is refused, not published, where its severity is a refusal. */
export function published({ publication, warnings }: PublishedPlan, language: Locale): Published {
  const all = [...warnings].flatMap(([shiftId, ofShift]) =>
    ofShift.flatMap(({ severity, ...warning }) =>
      severity === 'refusal' ? [] : [{ shiftId, ...said(warning, language), severity }],
    ),
  )
  const groups = Map.groupBy(all, ({ code, severity }) => `${code} ${severity}`)
  return {
    publication: publicationView(publication),
    warningCounts: [...groups.values()].flatMap(([first, ...others]) =>
      first ? [{ code: first.code, severity: first.severity, count: others.length + 1 }] : [],
    ),
    warnings: all.slice(0, mostWarnings),
  }
}

export const unpublished = (
  { planningUnitId, periodFrom, periodTo, unpublishedCount, unpublishedAt }: Unpublishing,
  recipientCount: number,
): Unpublished => ({
  ...{ planningUnitId, periodFrom, periodTo, unpublishedCount, recipientCount, unpublishedAt },
})

export function planChanges(
  { planningUnitId, periodFrom, periodTo }: PlannedPeriod,
  differences: readonly Difference[],
): PlanChanges {
  const count = (kind: Difference['kind']) => differences.filter(each => each.kind === kind).length
  return {
    planningUnitId,
    from: periodFrom,
    to: periodTo,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    changes: differences.slice(0, mostChanges).map(({ shiftId, kind, fields, before, after }) => ({
      ...{ shiftId, kind, fields: [...fields] },
      before: before && toldShift(before),
      after: after && toldShift(after),
    })),
  }
}

const toldShift = (shift: NotifiedShift) => ({
  membershipId: shift.membershipId,
  shiftTypeId: shift.shiftTypeId,
  entryTypeId: shift.entryTypeId,
  workDate: shift.workDate,
  startMinutes: shift.startMinutes,
  endMinutes: shift.endMinutes,
  startAt: shift.startAt,
  endAt: shift.endAt,
  breakMinutes: shift.breakMinutes,
  tags: [...shift.tags],
  note: shift.note,
})
