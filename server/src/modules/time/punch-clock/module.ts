import * as me from '../../people/me/port.ts'
import * as port from './port.ts'
import { type Module, module } from '../../../platform/module.ts'
import { datedWork, workers } from '../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import { punchClock } from './contract.ts'
import { punchCorrections } from './corrections/contract.ts'
import { handlers as correctionHandlers } from './corrections/handlers.ts'
import { correctionsWaiting, forgottenClockOuts, ownCorrections } from './corrections/waiting.ts'
import { openedDays } from '../work-days/port.ts'
import { followClock, followingTheClock } from './forgotten/jobs.ts'
import { placeOnOpened } from './forgotten/opened.ts'
import { handlers } from './handlers.ts'
import { ownOpenPunch } from './sessions/store.ts'
import { membersWithCorrections, membersWithPunches } from './punches/member-uses.ts'

const decided = deciding(
  correctionsWaiting,
  punchCorrections,
  correctionHandlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
  },
  ['get'],
)

export const punchClockModules: readonly Module[] = [
  module({
    contract: punchClock,
    port,
    handlers,
    contributes: [
      me.openPunch.of(ownOpenPunch),
      me.requestSources.of(forgottenClockOuts),
      recordUses.of(membersWithPunches),
      openedDays.of(placeOnOpened),
      workers.of(followingTheClock),
      datedWork.of((services, orgId) => followClock(services, orgId)),
    ],
  }),
  module({
    contract: punchCorrections,
    handlers: decided.handlers,
    contributes: [
      approvalSources.of(correctionsWaiting),
      decisions.of(decided.source),
      me.requestSources.of(ownCorrections),
      recordUses.of(membersWithCorrections),
    ],
  }),
]
