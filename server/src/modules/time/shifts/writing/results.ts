import type { Id as RecordId } from '../../../../platform/vocabulary/ids.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import {
  array,
  described,
  IdOf,
  nullable,
  object,
  oneOf,
  optional,
  type Static,
  Type,
} from '../../../../platform/contract/shapes.ts'
import { saidOfRefusal } from '../../../../platform/contract/refused-ones.ts'
import { Shift } from '../record/shapes.ts'
import { shiftView } from '../record/view.ts'
import type { Violation } from '../rules/plan-facts.ts'
import { brokenRule, said } from '../rules/saying.ts'
import { rowCodes } from './operations.ts'
import type { WrittenShift } from './wanted.ts'

const BrokenRule = object({
  ...brokenRule,
  severity: oneOf(['warning', 'override', 'refusal'], {
    description:
      'The severity of the rule in the unit: `warning` is only told, `override` needs a reason, `refusal` is always refused.',
  }),
  law: described(nullable(Type.String()), 'The section of the act; null where the rule is none of it.'),
})

/** What has become of one of many. */
export const outcome = {
  shiftId: described(nullable(IdOf('shift')), 'The shift; null where none was made.'),
  code: described(
    nullable(oneOf(rowCodes)),
    'Why it was refused, as a single write would be; null unless `status` is `error`.',
  ),
  detail: described(
    nullable(Type.String()),
    'The same in words for people, in English; null unless there is a `code`.',
  ),
  ...saidOfRefusal,
  violations: array(BrokenRule, {
    description:
      'Everything that a refused shift breaks of the rules; empty where another reason refused it.',
  }),
}

export const RowResult = object({
  index: Type.Integer({ minimum: 0, description: 'The place of the row among those sent, from 0.' }),
  status: oneOf(['created', 'updated', 'cancelled', 'unchanged', 'error'], {
    description: 'What has become of it.',
  }),
  ...outcome,
  /** Absent where it was refused. */
  shift: optional(Shift),
})
export type ShownRow = Static<typeof RowResult>

/** What a violation says to anyone who asked; by which key it was found is nobody's business. */
export const shownViolation = (violation: Violation, language: Locale) => {
  const { severity, law } = violation
  return { ...said(violation, language), severity, law }
}

export const shownViolations = (written: WrittenShift, language: Locale) =>
  written.code === null ? [] : written.violations.map(each => shownViolation(each, language))

export function rowResult(
  written: WrittenShift | { readonly code: 'shift_row_incomplete'; readonly detail: string },
  index: number,
  id: RecordId | undefined,
  language: Locale,
): ShownRow {
  if (written.code !== null) {
    const { code } = written
    const violations = 'violations' in written ? shownViolations(written, language) : []
    const detail = detailOf(written, violations)
    return { index, status: 'error', shiftId: id ?? null, code, detail, violations }
  }
  const { shift } = written
  return {
    index,
    status: statusOf(written),
    shiftId: shift.id,
    code: null,
    detail: null,
    violations: [],
    shift: shiftView(shift, language),
  }
}

/** What has become of a draft that is made for a place of its own; null for one that is there from before. */
export function outcomeOf(written: WrittenShift | null | undefined, language: Locale) {
  const none = { shiftId: null, code: null, detail: null, violations: [] }
  if (!written) return { ...none, status: 'there' as const }
  if (written.code === null) return { ...none, status: 'created' as const, shiftId: written.shift.id }
  const violations = shownViolations(written, language)
  const detail = detailOf(written, violations)
  return { ...none, status: 'error' as const, code: written.code, detail, violations }
}

/** Where a rule of the plan refused it, the sentence of that rule; otherwise the detail of the refusal. */
const detailOf = (
  { code, detail }: { readonly code: string; readonly detail: string },
  violations: readonly ReturnType<typeof shownViolation>[],
): string => violations.find(each => each.code === code)?.detail ?? detail

function statusOf({ shift, before }: Extract<WrittenShift, { readonly code: null }>): ShownRow['status'] {
  if (before === null) return 'created'
  if (before === shift) return 'unchanged'
  return shift.state === 'cancelled' ? 'cancelled' : 'updated'
}
