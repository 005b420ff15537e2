import type { WriteTurn } from '../../../platform/data/database.ts'
import type { Services } from '../../../platform/services.ts'
import { doorbellOf } from './doorbell.ts'
import { markDue } from './queue.ts'

/**
 * Has sent what the turn queues. The worker may hear it before the turn commits: its own turn of the organisation
 * comes after this one, and then finds what was committed.
 */
export function wakeSending({ database }: Pick<Services, 'database'>, turn: WriteTurn): void {
  turn.defer(markDue(turn))
  doorbellOf(database).ring(turn.orgId)
}
