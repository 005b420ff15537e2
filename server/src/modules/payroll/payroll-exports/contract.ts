import { contract } from '../../../platform/contract/family.ts'
import { dimensionNotFound } from '../../company/catalogs/dimensions/refusals.ts'
import { employerNotFound } from '../../company/catalogs/employers/refusals.ts'
import { staffGroupNotFound } from '../../company/catalogs/staff-groups/refusals.ts'
import { batchOperations } from './batches/contract.ts'
import { exportBatchLife } from './batches/life.ts'
import { batchWarningReasons, blockerReasons } from './batches/warning-reasons.ts'
import { deliveryOperations } from './deliveries/contract.ts'
import { exportEvents } from './events.ts'
import { exportReasons } from './lines/reasons.ts'
import { exportRefusals } from './refusals.ts'
import { payTypeOperations } from './pay-types/contract.ts'
import { targetOperations } from './targets/contract.ts'

export const payrollExports = contract({
  name: 'payrollExports',
  tag: 'Payroll exports',
  about:
    'Payroll export batches: the frozen material handed to a payroll system, and the locks of payroll periods.',
  refusals: exportRefusals,
  uses: { refusals: { ...dimensionNotFound, ...employerNotFound, ...staffGroupNotFound } },
  events: exportEvents,
  lifecycles: [exportBatchLife],
  reasons: { ...exportReasons, ...batchWarningReasons, ...blockerReasons },
  audited: {
    export_batch: { '*': 'open' },
    // An address may carry a receiver's own secret.
    export_target: { '*': 'open', url: 'personal' },
  },
  jobs: {
    'payrollExports.endBatch': {
      does: 'Completes the cancellation of a large batch that a process has left in progress.',
      emits: ['export_batch.cancelled'],
    },
  },
  operations: { ...batchOperations, ...deliveryOperations, ...targetOperations, ...payTypeOperations },
})
