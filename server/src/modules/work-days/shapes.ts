import {
  array,
  BasisPoints,
  Id,
  Instant,
  Minutes,
  MinutesFromMidnight,
  nullable,
  Note,
  object,
  oneOf,
  optional,
  PlainDate,
  type Static,
  Text,
  Type,
} from '../../platform/contract/shapes.ts'

export const workDayStatuses = ['draft', 'confirmed', 'approved', 'exported'] as const
export type WorkDayStatus = (typeof workDayStatuses)[number]

export const entrySources = ['manual', 'punch', 'supervisor', 'import', 'absence', 'trip'] as const
export type EntrySource = (typeof entrySources)[number]

/** The stored row, as the organisation-wide register returns it; calculated values are in the day detail. */
export const WorkDay = object(
  {
    id: Id,
    membershipId: Id,
    workDate: PlainDate,
    status: oneOf(workDayStatuses),
    startMinutes: Minutes,
    endMinutes: Minutes,
    breakMinutes: Minutes,
    workedMinutes: Minutes,
    creditedMinutes: Minutes,
    dayTypeId: nullable(Id),
    expectedTargetMinutes: Type.Integer({ description: 'The target locked at confirmation, minutes.' }),
    exportBatchId: nullable(Id),
    updatedAt: Instant,
  },
  { title: 'WorkDay' },
)
export type WorkDay = Static<typeof WorkDay>

const allocationFields = {
  phaseId: optional(nullable(Id)),
  taskId: optional(nullable(Id)),
  minutes: optional(nullable(Type.Integer({ minimum: 1, maximum: 2880 }))),
}

const AllocationInput = object({
  dimensionId: Text(64, { description: "The tracking level's id or its code." }),
  valueId: Id,
  ...allocationFields,
})

const Allocation = object({ dimensionId: Id, valueId: Id, ...allocationFields })
export type Allocation = Static<typeof Allocation>

export const EntryInput = object({
  entryTypeId: Id,
  startMinutes: optional(nullable(MinutesFromMidnight)),
  endMinutes: optional(nullable(MinutesFromMidnight)),
  durationMinutes: optional(nullable(Type.Integer({ minimum: 1, maximum: 2880 }))),
  allocations: optional(array(AllocationInput, { maxItems: 20 })),
  note: optional(nullable(Note)),
})
export type EntryInput = Static<typeof EntryInput>

export const WorkEntry = object(
  {
    id: Id,
    entryTypeId: Id,
    entryTypeVersionId: Id,
    startMinutes: nullable(Minutes),
    endMinutes: nullable(Minutes),
    durationMinutes: nullable(Minutes),
    allocations: array(Allocation),
    note: nullable(Type.String()),
    source: oneOf(entrySources),
  },
  { title: 'WorkEntry' },
)
export type WorkEntry = Static<typeof WorkEntry>

const InterpretationLine = object({
  kind: Type.String({
    description: '`normal`, `additional`, `overtime_50`, `overtime_100`, `evening`, `night`, `sunday`, …',
  }),
  minutes: Minutes,
  fromMinutes: optional(nullable(Minutes)),
  toMinutes: optional(nullable(Minutes)),
  creditBp: BasisPoints,
  rule: object({ id: Type.String(), versionId: Type.String() }),
  explain: Type.String(),
})

export const Interpretation = object(
  {
    targetMinutes: Minutes,
    workedMinutes: Minutes,
    creditedMinutes: Minutes,
    deviationMinutes: Minutes,
    lines: array(InterpretationLine),
    balanceTerms: array(object({ accountKind: Type.String(), minutes: Minutes, explain: Type.String() })),
    warnings: array(object({ code: Type.String(), detail: Type.String() })),
  },
  { title: 'Interpretation' },
)
export type Interpretation = Static<typeof Interpretation>

/** A member's day with its entries and what every minute of it means. */
export const WorkDayDetail = object(
  {
    workDayId: nullable(Id),
    membershipId: Id,
    workDate: PlainDate,
    status: oneOf(workDayStatuses),
    dayTypeId: nullable(Id),
    startMinutes: Minutes,
    endMinutes: Minutes,
    breakMinutes: Minutes,
    workedMinutes: Minutes,
    creditedMinutes: Minutes,
    expectedTargetMinutes: Minutes,
    exportBatchId: nullable(Id),
    correctsBatchId: nullable(Id),
    returnReason: nullable(Type.String()),
    entries: array(WorkEntry),
    interpretation: Interpretation,
    updatedAt: nullable(Instant),
  },
  { title: 'WorkDayDetail' },
)
export type WorkDayDetail = Static<typeof WorkDayDetail>

export const HistoryItem = object({
  id: Id,
  at: Instant,
  action: Type.String(),
  membershipId: nullable(Id),
  reason: nullable(Type.String()),
  changes: array(
    object({ field: Type.String(), from: optional(Type.Unknown()), to: optional(Type.Unknown()) }),
  ),
})

export const Reason = Text(1000, { description: 'Why, in words that the member will read.' })
