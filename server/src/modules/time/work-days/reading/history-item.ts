import {
  array,
  described,
  Id,
  Instant,
  nullable,
  object,
  optional,
  RecordId,
  Type,
} from '../../../../platform/contract/shapes.ts'

export const HistoryItem = object({
  id: RecordId,
  at: described(Instant, 'When it happened.'),
  action: Type.String({ description: 'What was done.' }),
  membershipId: described(nullable(Id), 'The member who did it; null for the work of the service itself.'),
  reason: nullable(
    Type.String({ description: 'Why, in the words of whoever did it; null when they gave no reason.' }),
  ),
  changes: array(
    object({
      field: Type.String({ description: 'Which field changed.' }),
      from: optional(Type.Unknown({ description: 'The value before; absent where there was none.' })),
      to: optional(Type.Unknown({ description: 'The value since then; absent where there is none.' })),
    }),
    { description: 'The fields that changed.' },
  ),
})
