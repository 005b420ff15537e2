import { addDays } from '../../../platform/vocabulary/dates.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import type { ProjectCopy } from '../record/port.ts'
import { participantTable } from './record.ts'
import { ofProjects } from './store.ts'

/** Who takes part in a project takes part in what is made from it, at times that are moved with it. */
export const copyParticipants: ProjectCopy = {
  kind: 'participants',
  order: 2,
  async copy(tx, { from, to, days }) {
    const held = await ofProjects(tx, [from])
    const moved = held.map(participant => ({
      ...participant,
      id: newId(),
      projectId: to,
      validFrom: participant.validFrom && addDays(participant.validFrom, days),
      validTo: participant.validTo && addDays(participant.validTo, days),
      createdAt: tx.now,
      updatedAt: tx.now,
    }))
    tx.defer(participantTable.insert(tx, moved))
    return moved.length
  },
}
