import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { memberDayContexts } from '../../../people/members/port.ts'
import type { ProjectCopy } from '../record/port.ts'
import { participantTable } from './record.ts'
import { ofProjects } from './store.ts'

/** Who takes part in a project and is still here takes part in what is made from it, at times that are moved with it. */
export const copyParticipants: ProjectCopy = {
  kind: 'participants',
  order: 2,
  async copy(tx, { from, to, days }) {
    const held = await ofProjects(tx, [from])
    const members = await memberDayContexts(tx, [...new Set(held.map(({ membershipId }) => membershipId))])
    const gone = new Set(members.flatMap(({ id, status }) => (status === 'deactivated' ? [id] : [])))
    const staying = held.filter(({ membershipId }) => !gone.has(membershipId))
    const moved = staying.map(participant => ({
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
