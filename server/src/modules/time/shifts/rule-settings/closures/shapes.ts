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
  Text,
} from '../../../../../platform/contract/shapes.ts'

const mostClosures = 200

const ClosedFrom = described(PlainDate, 'The first day on which the unit is closed.')
const ClosedTo = described(PlainDate, 'The last one.')
const ClosureName = described(
  nullable(Text(200, { examples: ['Summer holidays'] })),
  'What the closure is called; null: nothing.',
)

export const Closures = named(
  'ShiftClosures',
  object({
    planningUnitId: described(Id, 'The planning unit that is closed.'),
    closures: array(
      object({ closedFrom: ClosedFrom, closedTo: ClosedTo, name: ClosureName, createdAt: CreatedAt }),
      { description: 'Every closure, oldest first, former ones too.' },
    ),
    updatedAt: described(
      nullable(Instant),
      'When they last changed, to be sent as `expectedUpdatedAt`; null while there was never any.',
    ),
  }),
)
export type Closures = Static<typeof Closures>

export const WantedClosures = object({
  closures: array(
    object({
      closedFrom: described(PlainDate, 'The first day on which the unit is closed: today or a later one.'),
      closedTo: ClosedTo,
      name: ClosureName,
    }),
    {
      maxItems: mostClosures,
      description:
        'All closures that begin today or later, in any order. One of today or later that is not among them is taken back; what began before today stays as it is.',
    },
  ),
  expectedUpdatedAt,
  dryRun: DryRun,
})
export type WantedClosure = Static<typeof WantedClosures>['closures'][number]
