import type { Caller } from '../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../platform/data/database.ts'
import { newId } from '../../../platform/vocabulary/ids.ts'
import { circumstancesOf } from './circumstances.ts'
import type { CustomerRecord } from './record.ts'
import * as rules from './rules.ts'
import type { NewCustomer } from './shapes.ts'
import { insertCustomer } from './store.ts'
import { mayInvoice } from './view.ts'

/**
 * Decides to make a customer in a transaction of another family, by the rules of `POST /v1/customers`; `save` saves what was
 * decided.
 */
export async function openCustomer(
  tx: WriteTransaction,
  caller: Pick<Caller, 'capabilities'>,
  wanted: NewCustomer,
) {
  const circumstances = await circumstancesOf(tx, wanted)
  return {
    decision: rules.create(wanted, { ...circumstances, id: newId(), mayInvoice: mayInvoice(caller) }),
    save: (customer: CustomerRecord) => insertCustomer(tx, customer, circumstances.fields),
  }
}
