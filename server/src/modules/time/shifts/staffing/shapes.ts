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
} from '../../../../platform/contract/shapes.ts'

const mostRows = 30
/** Every hour of a week by itself. */
const mostHours = 168
const mostMembers = 10_000

export const StaffedHoursShape = object({
  weekday: Type.Integer({
    minimum: 1,
    maximum: 7,
    description: 'The weekday, 1 for Monday. A public holiday is staffed as a Sunday, an eve as a Saturday.',
  }),
  fromHour: Type.Integer({
    minimum: 0,
    maximum: 23,
    description: 'The first hour of the clock, 8 for 08:00–09:00.',
  }),
  toHour: Type.Integer({
    minimum: 1,
    maximum: 24,
    description: 'The hour in which they end, which is none of them.',
  }),
  minimum: Type.Integer({
    minimum: 0,
    maximum: mostMembers,
    description: 'How many members with a shift each of the hours needs at every moment; 0: nobody.',
  }),
  maximum: described(
    nullable(Type.Integer({ minimum: 0, maximum: mostMembers })),
    'How many it takes at any moment; null: as many as there are.',
  ),
})

const Hours = array(StaffedHoursShape, {
  maxItems: mostHours,
  description: 'Hours of weekdays. An hour that is not among them needs nobody and takes everybody.',
})

export const Staffing = named(
  'HourlyStaffing',
  object({
    planningUnitId: described(Id, 'The planning unit that is staffed.'),
    versions: array(object({ validFrom: ValidFrom, validTo: ValidTo, hours: Hours, createdAt: CreatedAt }), {
      description: 'Every row that was or will be in force, oldest first; none while nothing was ever set.',
    }),
    updatedAt: described(
      nullable(Instant),
      'When they last changed, to be sent as `expectedUpdatedAt`; null while nothing was ever set.',
    ),
  }),
)
export type Staffing = Static<typeof Staffing>

export const WantedStaffing = object({
  versions: array(
    object({
      validFrom: described(PlainDate, 'The first day on which it holds: today or a later one.'),
      hours: Hours,
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
export type WantedStaffing = Static<typeof WantedStaffing>['versions'][number]
