import { type InboxSource, listBehind } from '../../me/port.ts'
import { approvals } from '../contract.ts'
import { actingFor } from '../delegations/acting.ts'
import { approvalSources } from './slots.ts'
import { type Holder, queue } from './statement.ts'

const query = { waitingFor: 'me' }

/** What waits for the caller's decision by now, with what others have delegated to them. */
export const waitingInQueue: InboxSource = {
  kind: 'approvals',
  words: 'what the caller is asked to decide now, on somebody’s behalf too',
  list: listBehind(approvals, 'list'),
  query,
  async waiting({ db, caller, now, services }) {
    const holders: readonly Holder[] = [{ caller, kinds: null }, ...(await actingFor(db, caller, now))]
    return services.contributions(approvalSources).map(source => ({
      part: source.kind,
      query: { ...query, kind: source.kind },
      rows: queue([source], holders, { waitingFor: 'me' }, now),
    }))
  },
}
