import {
  array,
  CreatedAt,
  described,
  DryRun,
  expectedUpdatedAt,
  Id,
  Instant,
  named,
  nullable,
  object,
  PlainDate,
  type Static,
  Type,
  ValidFrom,
  ValidTo,
} from '../../../../../platform/contract/shapes.ts'

/** Nobody plans so far ahead in more steps. */
const mostRows = 100

const Weekdays = Type.Unsafe<readonly number[]>({
  type: 'array',
  items: { type: 'integer', minimum: 0, maximum: 10_000 },
  minItems: 7,
  maxItems: 7,
  description:
    'How many members each weekday needs, Monday first; 0 needs none. A public holiday needs as many as a Sunday, an eve as many as a Saturday.',
})

const StaffingMinimum = named(
  'StaffingMinimum',
  object({ validFrom: ValidFrom, validTo: ValidTo, weekdays: Weekdays, createdAt: CreatedAt }),
)

export const Minimums = named(
  'StaffingMinimums',
  object({
    planningUnitId: described(Id, 'The planning unit that they are of.'),
    minimums: array(StaffingMinimum, {
      description: 'Every row that was or will be in force, oldest first; none while nothing was ever set.',
    }),
    updatedAt: described(
      nullable(Instant),
      'When they last changed, to be sent as `expectedUpdatedAt`; null while nothing was ever set.',
    ),
  }),
)
export type Minimums = Static<typeof Minimums>

export const WantedMinimums = object({
  minimums: array(
    object({
      validFrom: described(PlainDate, 'The first day on which it holds: today or a later one.'),
      weekdays: Weekdays,
    }),
    {
      maxItems: mostRows,
      description:
        'All rows that begin today or later, in any order. A row of today or later that is not among them is taken back; what began before today stays as it is.',
    },
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type WantedMinimum = Static<typeof WantedMinimums>['minimums'][number]

export const exampleWeekdays = [3, 3, 3, 3, 3, 1, 0]
