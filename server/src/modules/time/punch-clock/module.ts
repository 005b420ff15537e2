import { mayOfCorrections, mayOfOwnCorrections } from './corrections/may.ts'
import { type Module, module } from '../../../platform/module.ts'
import { freeTexts, datedWork, workers, namedRecords } from '../../../platform/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import * as me from '../../people/me/port.ts'
import { type RecordUse, recordUses } from '../../records/imports/port.ts'
import { openedDays } from '../work-days/port.ts'
import { punchClock } from './contract.ts'
import { punchCorrections } from './corrections/contract.ts'
import { handlers as correctionHandlers } from './corrections/handlers.ts'
import { correctionsWaiting, forgottenClockOuts, ownCorrections } from './corrections/waiting.ts'
import { followClock, followingTheClock } from './forgotten/jobs.ts'
import { placeOnOpened } from './forgotten/opened.ts'
import { handlers } from './handlers.ts'
import * as port from './port.ts'
import { ownOpenPunch } from './sessions/store.ts'
import { ownUnplaced, teamUnplaced } from './unplaced/inbox.ts'

/** Members have punched. */
const membersWithPunches: RecordUse = {
  register: 'members',
  by: 'punches',
  used: (db, ids) =>
    db.sql`
      select distinct membership_id as id from punches
      where org_id = ${db.orgId} and membership_id = any(${ids}::uuid[])`,
}

/** Members have requested corrections. */
const membersWithCorrections: RecordUse = {
  register: 'members',
  by: 'punch_corrections',
  used: (db, ids) =>
    db.sql`
      select distinct membership_id as id from punch_corrections
      where org_id = ${db.orgId} and membership_id = any(${ids}::uuid[])`,
}

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
      freeTexts.of({ table: 'punches', texts: ['note', 'dismiss_reason'] }),
      freeTexts.of({ table: 'punch_corrections', texts: ['note', 'reason', 'decline_reason'] }),
      namedRecords.of({ type: 'punch', nameless: 'A punch is known by its instant.' }),
      namedRecords.of({ type: 'punch_session', nameless: 'A clocking in is known by its punches.' }),
      namedRecords.of({ type: 'forgotten_clock_out', nameless: 'It is known by its clocking in.' }),
      namedRecords.of({ type: 'punch_correction', nameless: 'A correction is known by what it corrects.' }),
      me.openPunch.of(ownOpenPunch),
      me.requestSources.of(forgottenClockOuts),
      me.inboxSources.of(ownUnplaced),
      me.inboxSources.of(teamUnplaced),
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
      mayOfCorrections,
      mayOfOwnCorrections,
      approvalSources.of(correctionsWaiting),
      decisions.of(decided.source),
      me.requestSources.of(ownCorrections),
      recordUses.of(membersWithCorrections),
    ],
  }),
]
