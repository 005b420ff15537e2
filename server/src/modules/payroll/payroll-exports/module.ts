import { type Module, module } from '../../../platform/module.ts'
import { clockListeners, sealedColumns, workers, namedRecords } from '../../../platform/port.ts'
import { attachmentTargets } from '../../records/attachments/port.ts'
import { findable } from '../../records/search/port.ts'
import { batchInProgress } from '../../time/work-days/port.ts'
import { batchFiles } from './attached-files.ts'
import { batchWorker } from './batches/outbox.ts'
import { batchInProgress as inProgress } from './batches/store.ts'
import { payrollExports } from './contract.ts'
import { deliveryWorker } from './deliveries/sending/outbox.ts'
import { handlers } from './handlers.ts'
import { payTypeRules } from './pay-types/register.ts'
import * as port from './port.ts'
import { searchedPayrollExports, searchedPayTypeRules } from './search.ts'
import { sealedSecrets } from './targets/secrets.ts'

export const payrollExportsModules: readonly Module[] = [
  module({
    contract: payrollExports,
    handlers,
    port,
    contributes: [
      clockListeners.of(port.clockAdvanced),
      workers.of(deliveryWorker),
      workers.of(batchWorker),
      attachmentTargets.of(batchFiles),
      namedRecords.of({ type: 'export_line', nameless: 'A line is known by its batch and what it is of.' }),
      batchInProgress.of(inProgress),
      sealedColumns.of(sealedSecrets),
      ...searchedPayrollExports.flatMap(findable),
    ],
  }),
  module({ ...payTypeRules, contributes: findable(searchedPayTypeRules) }),
]
