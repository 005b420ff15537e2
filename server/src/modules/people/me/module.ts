import { module } from '../../../platform/module.ts'
import { me, meOf } from './contract.ts'
import { handlers } from './handlers.ts'
import { type InboxSource, listBehind } from './inbox/slots.ts'
import * as port from './port.ts'
import { returnedRequests } from './store.ts'

const query = { state: 'returned' }

/** What was sent back waits for its member again. */
const sentBack: InboxSource = {
  kind: 'returned_requests',
  words: 'own requests that were sent back, and clockings in without a clock-out',
  list: listBehind(me, 'requests'),
  waiting: ({ caller, services }) => [
    { part: null, query, rows: returnedRequests(services.contributions(port.requestSources), caller) },
  ],
}

export const meModule = module({
  contract: me,
  completed: contributions => ({
    contract: meOf({
      requests: contributions(port.requestSources),
      inbox: contributions(port.inboxSources),
    }),
  }),
  port,
  handlers,
  contributes: [port.inboxSources.of(sentBack)],
})
