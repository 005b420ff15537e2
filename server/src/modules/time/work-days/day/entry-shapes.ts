import {
  array,
  described,
  describedAs,
  IdOf,
  Instant,
  Minutes,
  MinutesFromMidnight,
  named,
  Note,
  nullable,
  object,
  oneOf,
  optional,
  RecordId,
  type Static,
  Text,
  Type,
} from '../../../../platform/contract/shapes.ts'

export const entrySources = ['manual', 'punch', 'supervisor', 'import', 'absence', 'trip'] as const
export type EntrySource = (typeof entrySources)[number]

const allocationFields = {
  phaseId: optional(
    described(
      nullable(IdOf('project_phase')),
      'The phase of the project; null or absent for the project as a whole.',
    ),
  ),
  taskId: optional(
    described(nullable(IdOf('task')), 'The task of the project; null or absent when it is none.'),
  ),
  minutes: optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 2880,
        description:
          'The part of the entry that it is for, minutes; null or absent with `shareBp`, or for all that is left.',
      }),
    ),
  ),
  shareBp: optional(
    nullable(
      Type.Integer({
        minimum: 1,
        maximum: 10_000,
        description:
          'The part of the entry that it is for, as a share of it: 10000 is the whole. Null or absent with `minutes`, or ' +
          'for all that is left.',
      }),
    ),
  ),
}

const AllocationInput = object({
  dimensionId: Text(64, { description: "The tracking level's id or its code." }),
  valueId: described(IdOf('dimension_value'), 'The target within the level.'),
  ...allocationFields,
})

const Allocation = object({
  dimensionId: described(IdOf('dimension'), 'The tracking level.'),
  valueId: described(IdOf('dimension_value'), 'The target within the level.'),
  ...allocationFields,
})
export type Allocation = Static<typeof Allocation>

const writtenWith = {
  allocations: optional(
    array(AllocationInput, { maxItems: 20, description: 'What the time was for, by tracking level.' }),
  ),
  note: optional(
    described(
      nullable(Note),
      'A remark; of any entry it gives the reason that a hand-entered day may need. Spaces around it are dropped. Null or absent for none, and so are spaces and characters that show nothing.',
    ),
  ),
}
const entryTypeId = described(IdOf('entry_type'), 'The entry type: what kind of time it is.')
const startMinutes = described(
  MinutesFromMidnight,
  'Where it begins, minutes from midnight of the date; from 1440 on after the next midnight, for what belongs to a shift of the date and is counted, paid and locked with it.',
)
const endMinutes = described(
  MinutesFromMidnight,
  'Where it ends, minutes from midnight of the date; past 1440 after the next midnight.',
)
const durationMinutes = Type.Integer({
  minimum: 1,
  maximum: 2880,
  description: 'How long it is, minutes.',
})
const neither = optional(Type.Null({ description: 'Null or absent: the entry has the other form.' }))

const SpanEntry = named(
  'SpanEntry',
  object({ entryTypeId, startMinutes, endMinutes, durationMinutes: neither, ...writtenWith }),
)
const DurationEntry = named(
  'DurationEntry',
  object({ entryTypeId, startMinutes: neither, endMinutes: neither, durationMinutes, ...writtenWith }),
)

/** Either a span or a duration; what is neither, or both, is refused with `entry_form_invalid`. */
export const EntryInput = describedAs(
  object({
    entryTypeId,
    startMinutes: optional(nullable(startMinutes)),
    endMinutes: optional(nullable(endMinutes)),
    durationMinutes: optional(nullable(durationMinutes)),
    ...writtenWith,
  }),
  named('EntryInput', Type.Union([SpanEntry, DurationEntry])),
)
export type EntryInput = Static<typeof EntryInput>

export const WorkEntry = object(
  {
    id: RecordId,
    entryTypeId: described(IdOf('entry_type'), 'The entry type: what kind of time it is.'),
    entryTypeVersionId: described(
      IdOf('version'),
      'The version of the entry type: of a draft the one in force on its date, of a frozen day the one that it was confirmed with.',
    ),
    startMinutes: described(
      nullable(Minutes),
      'Where it begins, minutes from midnight of the date; null for an entry with a duration.',
    ),
    endMinutes: described(
      nullable(Minutes),
      'Where it ends, minutes from midnight of the date; past 1440 after the next midnight. Null for an entry with a duration.',
    ),
    durationMinutes: described(
      nullable(Minutes),
      'How long it is, minutes; null for an entry with beginning and end.',
    ),
    allocations: array(Allocation, { description: 'What the time was for, by tracking level.' }),
    note: nullable(Type.String({ description: 'A remark; null for none.' })),
    source: oneOf(entrySources, { description: 'Where the entry came from.' }),
    rawStartAt: described(
      nullable(Instant),
      'When its beginning was punched, to the millisecond; null for an entry that was not.',
    ),
    rawEndAt: described(
      nullable(Instant),
      'When its end was punched, or fell by the rule for a forgotten clock-out; null for an entry that was not punched.',
    ),
    absencePeriodId: described(
      nullable(IdOf('absence')),
      'The absence for a part of the day that the entry is of, and goes with; null for any other.',
    ),
  },
  { title: 'WorkEntry' },
)
export type WorkEntry = Static<typeof WorkEntry>
