import { canonicalJson } from '../../../../platform/vocabulary/canonical-json.ts'
import type { ImportChange } from '../../../records/imports/port.ts'
import type { Written } from '../../../records/imports/protocol/port.ts'
import type { ShiftRecord } from '../record/record.ts'
import type { ShiftPatch } from '../record/shapes.ts'

/** What is said of a shift, as a request would say it. */
export const saidOf = ({
  planningUnitId,
  workDate,
  shiftTypeId,
  membershipId,
  startMinutes,
  endMinutes,
  breakMinutes,
  entryTypeId,
  tags,
  note,
}: ShiftRecord) =>
  ({
    ...{ planningUnitId, workDate, shiftTypeId, membershipId, startMinutes, endMinutes, breakMinutes },
    ...{ entryTypeId, tags: [...tags], note },
  }) satisfies ShiftPatch

/** A shift as an import remembers it. */
const kept = (shift: ShiftRecord) => ({ ...saidOf(shift), state: shift.state })

/** What is kept of a shift to undo an import by: also why rules were overridden for it, since it goes back against them. */
export const remembered = ({
  before,
  after,
}: Written<ShiftRecord>): Pick<ImportChange, 'before' | 'after'> => ({
  before: before && { ...kept(before), overrideReason: reasonOf(before) },
  after: kept(after),
})

const reasonOf = ({ warnings }: ShiftRecord): string | null =>
  warnings.find(({ reason }) => reason !== null)?.reason ?? null

/** The fields that an import changed, as they were. */
export const formerOf = ({ before, after }: ImportChange): ShiftPatch =>
  Object.fromEntries(
    Object.entries(before ?? {}).filter(
      ([field, value]) =>
        field in after && field !== 'state' && canonicalJson([value]) !== canonicalJson([after[field]]),
    ),
  )
