import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Names } from '../../../platform/vocabulary/starter-names.ts'
import type { DueDateReason } from './reasons.ts'
import type { Count, PassedOver } from './shapes.ts'

/** What the steps of a count are told by. */
interface Called {
  readonly fromEndOfMonth: boolean
  readonly countedFrom: PlainDate
  readonly term: Names
  readonly holidays: readonly { readonly date: PlainDate; readonly code: string; readonly name: Names }[]
}

/** Why a date is this one: how it was counted, each day that it moved over, and where to. */
export function stepsOf({ days, countedTo: to, passedOver }: Count, called: Called): DueDateReason[] {
  const last = passedOver.at(-1)
  return [
    {
      code: called.fromEndOfMonth ? 'counted_from_month_end' : 'counted_from_invoice',
      values: { days, from: called.countedFrom, term: called.term, to },
    },
    ...passedOver.map(passed => closedOn(passed, called)),
    ...(last ? [{ code: 'moved_to_bank_day', values: { date: addDays(last.date, 1) } } as const] : []),
  ]
}

function closedOn({ date, reason, holidayCode }: PassedOver, { holidays }: Called): DueDateReason {
  if (reason !== 'bank_holiday') return { code: 'passed_over_weekend', values: { date, day: reason } }
  const holiday = holidays.find(each => each.date === date && each.code === holidayCode)
  if (!holiday) throw new Error(`${date} is none of the holidays by which the date was worked out`)
  return { code: 'passed_over_bank_holiday', values: { date, holiday: holiday.name } }
}
