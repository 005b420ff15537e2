import type { Operation, Sweep } from './operation.ts'
import { array, described, Id, Instant, named, object, optional, type TObject } from './shapes.ts'

/** Whether a sweep of the list lists what was deleted. */
export const listsDeletions = (sweep: Sweep | undefined): sweep is Sweep & { deletions: string } =>
  sweep !== undefined && typeof sweep.deletions === 'string' && sweep.deletions !== 'never'

/** A list whose sweep lists deletions has them in its answer, beside the rows. */
export function withDeletions(operation: Operation): Operation {
  const { sweeps, answers } = operation
  if (!listsDeletions(sweeps) || answers === undefined) return operation
  const page = answers as TObject
  return { ...operation, answers: object({ ...page.properties, ...deletions }) }
}

const DeletedRecord = named(
  'DeletedRecord',
  object({
    id: described(Id, 'The record that is no more.'),
    deletedAt: described(Instant, 'When it was deleted.'),
  }),
)

const deletions = {
  deleted: optional(
    array(DeletedRecord, {
      description:
        'Only with `updatedSince`, and on the last page: what was deleted at or after it, the earliest first, of more than 10,000 those that went last. Absent for a caller who does not reach all rows of the list.',
    }),
  ),
  deletionsKnownFrom: optional(
    described(
      Instant,
      'Comes with `deleted`, which tells of no deletion before it. When it is later than `updatedSince`, some may be missing: read the whole list.',
    ),
  ),
}
