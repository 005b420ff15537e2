import type { Operation } from '../../../../platform/contract/operation.ts'
import { exampleId } from '../../../../platform/contract/openapi/example-id.ts'
import {
  array,
  described,
  DryRun,
  expectedUpdatedAt,
  IdOf,
  nullable,
  object,
} from '../../../../platform/contract/shapes.ts'
import { EntryInput } from '../day/entry-shapes.ts'
import { OwnDay, TeamDay, WorkDayDetail } from '../day/shapes.ts'
import { detailCodes } from '../details/rules.ts'

const EntriesWrite = object({
  entries: array(EntryInput, {
    maxItems: 100,
    description: 'Every entry of the day, in their order; none clears the day to a blank draft.',
  }),
  expectedUpdatedAt,
  dryRun: DryRun,
})
const DayTypeWrite = object({
  dayTypeId: described(
    nullable(IdOf('day_type')),
    'The day type that the whole day is marked as; null makes it an ordinary day again.',
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})

const writeCodes = [
  'day_confirmed_locked',
  'day_changed',
  'period_locked',
  'day_invoiced',
  'day_outside_employment',
] as const
const entryCodes = [
  ...writeCodes,
  'entry_end_before_start',
  'entry_overlap',
  'entry_day_total_exceeded',
  'entry_form_invalid',
  'allocation_form_invalid',
  'allocation_exceeds_entry',
  'entry_type_not_found',
  'dimension_not_found',
  'dimension_value_not_found',
  ...detailCodes,
] as const

const exampleEntries = {
  entries: [
    { entryTypeId: exampleId('entryTypeId'), startMinutes: 480, endMinutes: 960 },
    { entryTypeId: exampleId('breakEntryTypeId'), startMinutes: 690, endMinutes: 720 },
  ],
}

export const writingOperations = {
  writeEntries: {
    method: 'PUT',
    path: '/v1/team/members/{membershipId}/work-days/{date}/entries',
    summary: "Replace the entries of a member's day",
    description:
      'A full replacement: an empty list clears the day to a blank draft, and a missing day is created. The frame (start, end, break) is derived from the entries. Entries of absences stay as they are, and are not sent.',
    needs: ['worktime.supervise'],
    params: TeamDay,
    body: EntriesWrite,
    answers: WorkDayDetail,
    refuses: ['membership_not_found', 'acting_on_behalf_disabled', ...entryCodes],
    example: { body: exampleEntries },
  },
  writeOwnEntries: {
    method: 'PUT',
    path: '/v1/me/work-days/{date}/entries',
    summary: 'Replace the entries of an own day',
    needs: 'none',
    credential: 'personal',
    params: OwnDay,
    body: EntriesWrite,
    answers: WorkDayDetail,
    refuses: entryCodes,
    example: { body: exampleEntries },
  },
  setDayType: {
    method: 'PUT',
    path: '/v1/team/members/{membershipId}/work-days/{date}/day-type',
    summary: "Set the day type of a member's day",
    description: "Mark a member's whole day as one day type; null clears it.",
    needs: ['worktime.supervise'],
    params: TeamDay,
    body: DayTypeWrite,
    answers: WorkDayDetail,
    refuses: [
      'membership_not_found',
      'acting_on_behalf_disabled',
      'day_type_not_found',
      'day_has_absence',
      ...writeCodes,
    ],
  },
  setOwnDayType: {
    method: 'PUT',
    path: '/v1/me/work-days/{date}/day-type',
    summary: 'Set the day type of an own day',
    description: 'Mark an own whole day as one day type; null clears it.',
    needs: 'none',
    credential: 'personal',
    params: OwnDay,
    body: DayTypeWrite,
    answers: WorkDayDetail,
    refuses: ['day_type_not_found', 'day_has_absence', ...writeCodes],
  },
} as const satisfies Readonly<Record<string, Operation>>
