import { type Module, module } from '../../../platform/module.ts'
import { absenceAccounts } from '../absences/port.ts'
import { approvalSources, deciding, decisions } from '../../people/approvals/port.ts'
import { termsChanged } from '../../company/catalogs/port.ts'
import { recordUses } from '../../records/imports/port.ts'
import * as me from '../../people/me/port.ts'
import { openWork } from '../../people/members/port.ts'
import { searched, searchedRegister } from '../../records/search/port.ts'
import { approvalFollowers } from '../work-days/port.ts'
import { absencesFromBalances } from './absences/accounts.ts'
import { balances } from './accounts/contract.ts'
import { balanceCorrections } from './accounts/corrections/contract.ts'
import { handlers as correctionHandlers } from './accounts/corrections/handlers.ts'
import { correctionsWaiting } from './accounts/corrections/waiting.ts'
import { handlers } from './accounts/handlers.ts'
import { unsettledBalances } from './accounts/leaving.ts'
import { ownBalances } from './accounts/own.ts'
import { membersWithBalances } from './accounts/uses.ts'
import { periodClosings } from './closings/contract.ts'
import { handlers as closingHandlers } from './closings/handlers.ts'
import { bankClosing, flexClosing } from './closings/own-closings.ts'
import { closings } from './closings/slot.ts'
import { followingApprovals } from './movements/following.ts'
import { adjustBlankDates } from './movements/terms-changed.ts'
import { balancePayouts } from './payouts/contract.ts'
import { handlers as payoutHandlers } from './payouts/handlers.ts'
import * as port from './port.ts'
import { timeBanks } from './time-banks/register.ts'

const decided = deciding(
  correctionsWaiting,
  balanceCorrections,
  correctionHandlers,
  {
    approve: { operation: 'approve' },
    decline: { operation: 'decline' },
  },
  ['get'],
)

export const balanceModules: readonly Module[] = [
  module({
    contract: balances,
    handlers,
    port,
    contributes: [
      approvalFollowers.of(followingApprovals),
      termsChanged.of(adjustBlankDates),
      absenceAccounts.of(absencesFromBalances),
      me.balances.of(ownBalances),
      openWork.of(unsettledBalances),
      recordUses.of(membersWithBalances),
    ],
  }),
  module({
    contract: balanceCorrections,
    handlers: decided.handlers,
    contributes: [approvalSources.of(correctionsWaiting), decisions.of(decided.source)],
  }),
  module({ contract: balancePayouts, handlers: payoutHandlers }),
  module({
    contract: periodClosings,
    handlers: closingHandlers,
    contributes: [closings.of(flexClosing), closings.of(bankClosing)],
  }),
  module({ ...timeBanks, contributes: [searched.of(searchedRegister('time_bank', 'time_banks'))] }),
]
