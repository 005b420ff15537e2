import {
  CreatedAt,
  described,
  DryRun,
  IdOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  PlainDate,
  RecordId,
  type Static,
  Text,
  Type,
  UpdatedAt,
} from '../../../../platform/contract/shapes.ts'
import { centsLimit, minutesLimit } from '../record/limits.ts'
import { rags } from './record.ts'

const RagLight = oneOf(rags, {
  description: 'How it stands: `green` as planned, `amber` at risk, `red` in trouble.',
})
const Summary = Text(4000, {
  description: 'How it stands, in words.',
  examples: ['The second stairway is a week late; the end holds.'],
})
const PercentBp = Type.Integer({
  minimum: 0,
  maximum: 10_000,
  examples: [4500],
  description: 'How much of the work is done, in hundredths of a per cent.',
})
const ForecastCents = Type.Integer({
  minimum: 0,
  maximum: centsLimit,
  examples: [1_310_000],
  description: 'What the work is expected to come to in the end, in cents without value added tax.',
})
const ForecastMinutes = Type.Integer({
  minimum: 0,
  maximum: minutesLimit,
  examples: [63_000],
  description: 'How long the work is expected to take in the end, in minutes.',
})

export const StatusUpdate = named(
  'ProjectStatusUpdate',
  object({
    id: RecordId,
    projectId: described(IdOf('project'), 'The project that it tells of.'),
    rag: RagLight,
    summary: Summary,
    percentBp: described(
      nullable(PercentBp),
      'How much of the work is done, in hundredths of a per cent; null when nobody said.',
    ),
    forecastCents: described(
      nullable(ForecastCents),
      'What the work is expected to come to, in cents; null when nobody said.',
    ),
    forecastMinutes: described(
      nullable(ForecastMinutes),
      'How long the work is expected to take, in minutes; null when nobody said.',
    ),
    forecastEnd: described(
      nullable(PlainDate),
      'The day on which the work is expected to be done; null when nobody said.',
    ),
    postedByMembershipId: described(
      nullable(IdOf('membership')),
      'The member who said so; null for the service.',
    ),
    createdAt: CreatedAt,
    updatedAt: described(UpdatedAt, 'The same as `createdAt`: a status update never changes.'),
  }),
)

export const NewStatusUpdate = object({
  rag: RagLight,
  summary: Summary,
  percentBp: optional(PercentBp),
  forecastCents: optional(ForecastCents),
  forecastMinutes: optional(ForecastMinutes),
  forecastEnd: optional(described(PlainDate, 'The day on which the work is expected to be done.')),
  dryRun: DryRun,
})
export type NewStatusUpdate = Omit<Static<typeof NewStatusUpdate>, 'dryRun'>
