import {
  array,
  CreatedAt,
  described,
  Id,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  PlainDate,
  RecordId,
  type Static,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { reasonShape, warningFields } from '../../../../platform/contract/reasons.ts'
import { compensation, KindTotal, kind, PayTypeTotal } from '../lines/shapes.ts'
import { batchWarningReasons, blockerReasons } from './warning-reasons.ts'

/** Blockers of one code that a preview names. */
export const namedBlockers = 100

export const batchStates = [
  'preparing',
  'created',
  'delivering',
  'delivered',
  'delivery_failed',
  'cancelling',
  'cancelled',
] as const

const batchFields = {
  employerId: described(
    nullable(IdOf('employer')),
    "The employer whose days they are; null for every employer's.",
  ),
  groupId: described(
    nullable(IdOf('staff_group')),
    "The staff group whose days they are; null for everybody's.",
  ),
  periodStart: described(PlainDate, 'The first day of the payroll period.'),
  periodEnd: described(PlainDate, 'The last day of the payroll period, which is part of it.'),
  state: oneOf(batchStates, {
    description:
      'How far its delivery has got. A large batch is `preparing` until it holds all its days, and has no final figures before; while `cancelling` its days are being given back. Either lasts for seconds.',
  }),
  dayCount: Type.Integer({ description: 'Work days in the batch, corrected ones of earlier periods too.' }),
  lineCount: Type.Integer({ description: 'How many lines it has.' }),
  nothingToDeliver: Type.Boolean({ description: 'Whether the batch has no lines.' }),
  snapshotHash: Type.String({
    description:
      'SHA-256 (hex) of the lines in their order, each without `id`, `batchId` and `updatedAt`, and as read in English (`Accept-Language: en`), as JSON with its keys in alphabetical order, joined by line feeds. A dry run with the same hash would have frozen the same lines.',
  }),
  totals: array(KindTotal, {
    description: 'Minutes by kind of line and where they go, corrections set off.',
  }),
  warnings: array(
    object({
      ...warningFields(batchWarningReasons),
      count: Type.Integer({ description: 'How many members or days it concerns.' }),
    }),
    {
      description:
        '`payroll_number_missing` counts members of the batch, `day_not_approved` days of the period that are still drafts or confirmed, and credited holidays on which nothing was written, `correction_open` exported days that are being corrected and not approved again. None of them refuses the batch; the preview names them.',
    },
  ),
  createdAt: CreatedAt,
  createdByMembershipId: described(
    nullable(IdOf('membership')),
    'The member who made it; null when that membership has been deleted.',
  ),
  deliveredAt: nullable(
    Type.String({
      format: 'date-time',
      description: 'When a target first had the batch; null until then.',
    }),
  ),
  cancelledAt: described(nullable(Instant), 'When it was cancelled; null unless it was.'),
  updatedAt: UpdatedAt,
}

export const ExportBatch = named('ExportBatch', object({ id: RecordId, ...batchFields }))
export type ExportBatch = Static<typeof ExportBatch>

export const MadeExportBatch = named(
  'MadeExportBatch',
  object({
    id: described(nullable(Id), 'The batch; null in a dry run, which makes none.'),
    ...batchFields,
  }),
)

/** In the order in which they are told. */
export const blockerCodes = [
  'payroll_number_missing',
  'unapproved_day',
  'open_correction',
  'pay_type_missing',
  'open_period',
] as const
export type BlockerCode = (typeof blockerCodes)[number]

const blockerCode = oneOf(blockerCodes, {
  description:
    '`payroll_number_missing`: a member of the batch has none. `unapproved_day`: a day of the period, or a credited holiday on which nothing was written, is not approved, or no longer lies in the employment, and stays out. `open_correction`: an exported day is being corrected and not approved again. `pay_type_missing`: lines of a kind and type have no pay type code. `open_period`: the overtime of a period of period-based work waits until it ends.',
})
const blocking = Type.Boolean({
  description: 'Whether the batch is refused because of it; otherwise it is only worth a look.',
})

const said = {
  explain: Type.String({ description: 'The same in words, in the language of the reader.' }),
  explanation: reasonShape('BatchBlockerReason', blockerReasons),
}

export const BatchBlocker = object({
  code: blockerCode,
  ...said,
  blocking,
  membershipId: described(
    nullable(IdOf('membership')),
    'Whose number, day or period it is; null for `pay_type_missing`.',
  ),
  displayName: nullable(Type.String({ description: 'The name of the member; null for `pay_type_missing`.' })),
  workDate: described(nullable(PlainDate), 'The date of the day; null where it is about no single day.'),
  workDayId: described(
    nullable(IdOf('work_day')),
    'The work day; null where it is about no single day, and for a credited holiday that was never written.',
  ),
  periodStart: described(nullable(PlainDate), 'The first day of an open period; null for other codes.'),
  periodEnd: described(nullable(PlainDate), 'The last day of an open period; null for other codes.'),
  kind: described(nullable(kind), 'The kind of the lines without a pay type; null for other codes.'),
  compensation: described(
    nullable(compensation),
    'Where the minutes of the lines without a pay type go; null for other codes.',
  ),
  entryTypeId: described(
    nullable(IdOf('entry_type')),
    'The entry type of the lines without a pay type; null where none gives them, and for other codes.',
  ),
  dayTypeId: described(
    nullable(IdOf('day_type')),
    'The day type of the lines without a pay type; null where none gives them, and for other codes.',
  ),
})
export type BatchBlocker = Static<typeof BatchBlocker>

export const BatchPreview = named(
  'BatchPreview',
  object({
    dayCount: Type.Integer({ description: 'Work days that the batch would have.' }),
    memberCount: Type.Integer({ description: 'Members with days or lines in it.' }),
    lineCount: Type.Integer({ description: 'Lines that it would have.' }),
    nothingToDeliver: Type.Boolean({ description: 'Whether it would have no lines.' }),
    snapshotHash: Type.String({ description: 'That of the batch, if it were made now.' }),
    totals: array(KindTotal, {
      description: 'Minutes by kind of line and where they go, corrections set off.',
    }),
    payTypes: array(PayTypeTotal, {
      description:
        'What goes to payroll by pay type, corrections set off; lines that are left out on purpose are not in it.',
    }),
    blockerCounts: array(
      object({
        code: blockerCode,
        ...said,
        blocking,
        count: Type.Integer({ description: 'How many there are.' }),
      }),
      { description: 'The codes that there is anything of.' },
    ),
    blockers: array(BatchBlocker, {
      description: `The same by name, those of a code by date; of each code the first ${namedBlockers}.`,
    }),
  }),
)
export type BatchPreview = Static<typeof BatchPreview>
