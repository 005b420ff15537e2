import { type InboxSource, listBehind } from '../../../people/me/port.ts'
import { planningDay } from '../record/planners.ts'
import { ownShifts } from './contract.ts'
import { ownShiftsBetween } from './store.ts'

/** Shifts of today and later that their member has not acknowledged as they are. */
export const shiftsToAcknowledge: InboxSource = {
  kind: 'shifts_to_acknowledge',
  words: 'own shifts of today or later that are to be acknowledged',
  list: listBehind(ownShifts, 'list'),
  waiting({ caller, now }) {
    const from = planningDay(caller, now)
    const { organisation, membership } = caller
    return [
      {
        part: null,
        query: { needsAcknowledgement: 'true', from },
        rows: ownShiftsBetween(organisation.id, membership.id, { needsAcknowledgement: true, from }),
      },
    ]
  },
}
