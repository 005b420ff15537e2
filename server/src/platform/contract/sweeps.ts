import type { Operation, Removal, Sweep } from './operation.ts'
import { array, described, Id, Instant, named, object, optional, type TObject, Type } from './shapes.ts'

const unlisted: readonly Sweep['deletions'][] = ['never', 'waiting']

/** Whether a sweep of the list lists what was deleted. */
export const listsDeletions = (sweep: Sweep | undefined): sweep is Sweep & { deletions: string } =>
  sweep !== undefined && typeof sweep.deletions === 'string' && !unlisted.includes(sweep.deletions)

/** A list whose sweep lists deletions has them in its answer, beside the rows; a DELETE says how a copy learns of it. */
export function withDeletions(operation: Operation): Operation {
  const { sweeps, answers, removes } = operation
  if (removes) return saying(operation, sentenceOf(removes))
  if (sweeps?.deletions === 'waiting') return saying(operation, leavesWithItsState)
  if (!listsDeletions(sweeps) || answers === undefined) return operation
  const page = answers as TObject
  const deleted = deletedOf(sweeps.parts ? DeletedPart : DeletedRecord)
  return { ...operation, answers: object({ ...page.properties, deleted, deletionsKnownFrom }) }
}

const saying = (operation: Operation, sentence: string): Operation => ({
  ...operation,
  description: operation.description === undefined ? sentence : `${operation.description} ${sentence}`,
})

const leavesWithItsState =
  'What leaves the list with its state is told by no sweep: whoever keeps a copy reads the whole list.'

function sentenceOf(removes: Removal): string {
  if ('sweep' in removes) return `A sweep of \`GET ${removes.sweep}\` lists it in \`deleted\`.`
  if ('changed' in removes) return `A sweep of \`GET ${removes.changed}\` tells of it by a change.`
  if ('left' in removes) return `\`GET ${removes.left}\` answers what is left.`
  return removes.nobody
}

const deletedAt = described(
  Instant,
  'When it was deleted, or came to another record than the one that the list is of.',
)

const DeletedRecord = named(
  'DeletedRecord',
  object({ id: described(Id, 'The record that is no more.'), deletedAt }),
)

const DeletedPart = named(
  'DeletedPart',
  object({ id: Type.String({ description: 'The `id` of the item that is no more.' }), deletedAt }),
)

const deletedOf = (row: TObject) =>
  optional(
    array(row, {
      description:
        'Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list.',
    }),
  )

const deletionsKnownFrom = optional(
  described(
    Instant,
    'Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list.',
  ),
)
