import type { Instant } from '../../../../platform/vocabulary/dates.ts'
import { accept, type Accepted } from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import {
  importRows,
  type ImportOutcome,
  type Mode,
  type ModeCode,
  type RefusedRow,
  refusedRow,
  type RowRules,
} from '../../../records/imports/protocol/port.ts'
import * as announce from '../periods/announcements.ts'
import { auditLine, changesOf } from '../periods/changes.ts'
import { firstOverlap } from '../periods/extent.ts'
import { type Plan, planRefusal, takingRefusal } from '../periods/plan.ts'
import type { AbsencePeriod } from '../periods/record.ts'
import { imported, isSameExtent } from '../periods/rules.ts'
import type { ReadRow } from './rows.ts'
import type { RowError } from './row.ts'

type Facts = announce.AbsenceFact<'absence.submitted' | 'absence.decided'>

/** What rows are decided in. */
export interface ImportCircumstances {
  /** The absences that rows may mean. */
  readonly stored: readonly AbsencePeriod[]
  readonly mode: Mode
  /** One for each row, in their order; plans are known by them. */
  readonly newIds: readonly Id[]
  readonly plans: (periodId: Id) => Plan
  /** Why the absence of a row cannot show on its days; undefined where it can. */
  readonly heldBy: (periodId: Id) => RowError | undefined
  readonly now: Instant
  readonly actorMembershipId: Id
  /** Whose absences may not be approved by who imports them; null where anybody's may. */
  readonly ownId: Id | null
  readonly filename: string | null
}

/** Adds absences row by row; what was accepted before takes its dates. */
export function importAbsences(
  rows: readonly (ReadRow | RefusedRow<RowError>)[],
  circumstances: ImportCircumstances,
): Accepted<ImportOutcome<AbsencePeriod, RowError | ModeCode>, Facts> {
  return importRows({ ...circumstances, rows, records: circumstances.stored }, rulesOf(circumstances))
}

const externalName = (source: string, id: string): string => `external ${source} ${id}`
const dateName = (membershipId: Id, extent: Pick<AbsencePeriod, 'absenceTypeId' | 'startDate' | 'endDate'>) =>
  `dates ${membershipId} ${extent.absenceTypeId} ${extent.startDate} ${extent.endDate}`

const nameOf = ({ membershipId, extent, external }: ReadRow): string =>
  external ? externalName(external.source, external.id) : dateName(membershipId, extent)

function rulesOf(circumstances: ImportCircumstances): RowRules<ReadRow, AbsencePeriod, Facts, RowError> {
  const { newIds, plans, heldBy, now, actorMembershipId, ownId } = circumstances
  const made: AbsencePeriod[] = []
  return {
    names: period => [
      dateName(period.membershipId, period),
      ...(period.externalSource !== null && period.externalId !== null
        ? [externalName(period.externalSource, period.externalId)]
        : []),
    ],
    name: nameOf,
    match: (row, known) => known.named(nameOf(row)),
    create(row, _, { index }) {
      const id = newIds[index]
      if (id === undefined) throw new RangeError('every row needs an id of its own')
      if (row.approved && row.membershipId === ownId)
        return refusedRow('absence_self_approval_forbidden', 'memberEmail')
      const plan = plans(id)
      const refused = planRefusal(row.extent, plan, null) ?? takingRefusal(plan)
      if (refused) return refusedRow(refused.refusal, fieldOf[refused.refusal])
      const others = made.filter(({ membershipId }) => membershipId === row.membershipId)
      if (others.some(other => firstOverlap(row.extent, other) !== null))
        return refusedRow('absence_period_overlap', 'startDate')
      const held = row.approved ? heldBy(id) : undefined
      if (held) return refusedRow(held, 'startDate')
      const period = imported(row, { id, now, actorMembershipId })
      made.push(period)
      const facts: Facts[] = row.approved ? [announce.decided(period)] : [announce.submitted(period)]
      return accept(period, { facts, audit: [auditLine('import', period, changesOf(null, period))] })
    },
    update: (period, row) =>
      period.membershipId === row.membershipId && isSameExtent(period, row.extent)
        ? accept(period)
        : refusedRow('absence_change_unsupported', 'startDate'),
  }
}

const fieldOf = {
  absence_type_not_found: 'absenceType',
  absence_part_invalid: 'part',
  absence_period_overlap: 'startDate',
  absence_no_working_days: 'startDate',
  absence_entitlement_exceeded: 'startDate',
} as const
