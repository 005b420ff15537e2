import {
  described,
  IdOf,
  Instant,
  named,
  nullable,
  object,
  oneOf,
  type Static,
  Type,
} from '../../../platform/contract/shapes.ts'

export const presenceStates = ['working', 'on_break', 'absent', 'late', 'off', 'not_expected'] as const
export type PresenceState = (typeof presenceStates)[number]

export const presenceSources = ['punch', 'work_day', 'absence', 'shift', 'schedule'] as const
export type PresenceSource = (typeof presenceSources)[number]

export const State = oneOf(presenceStates, {
  description:
    '`working` and `on_break`: by the clock, or by what the day says of this moment. `absent`: for a reason that nobody is told here. `late`: expected, has not clocked in. `off`: has left, or nothing says that they are at work. `not_expected`: nothing is expected of them today.',
})

export const Presence = named(
  'Presence',
  object({
    membershipId: described(IdOf('membership'), 'The member.'),
    displayName: Type.String({ description: 'What the member is called.' }),
    state: State,
    since: described(
      nullable(Instant),
      'When that began: the clocking in, the break, the end of the last work, the hour at which the member was expected. Null where it is not known, and always of who is absent.',
    ),
    source: nullable(
      oneOf(presenceSources, {
        description:
          'What says so: the clock, what is written of the day, an absence of any kind, a planned shift, the regular hours of the worktime model; null where nothing does.',
      }),
    ),
  }),
)
export type Presence = Static<typeof Presence>
