import type { WriteTurn } from '../../../platform/data/database.ts'
import { doorbells } from '../../../platform/jobs/doorbell.ts'
import type { Services } from '../../../platform/services.ts'
import { markDue } from './queue.ts'

export const webhookDoorbell = doorbells()

/**
 * Has sent what the turn queues. The worker may hear it before the turn commits: its own turn of the organisation
 * comes after this one, and then finds what was committed.
 */
export function wakeSending({ database }: Pick<Services, 'database'>, turn: WriteTurn): void {
  turn.defer(markDue(turn))
  webhookDoorbell(database).ring(turn.orgId)
}
