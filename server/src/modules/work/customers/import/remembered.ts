import type { ImportChange } from '../../../records/imports/port.ts'
import type { Written } from '../../../records/imports/protocol/port.ts'
import type { CustomerRecord } from '../record.ts'

type Kept = Pick<ImportChange, 'before' | 'after'>

/**
 * What is kept of a customer to undo an import by: the record, and whether the importer saw and wrote what invoicing
 * needs. Only who does undoes such an import, or whether it can be undone would tell of values that are masked.
 */
export const remembered =
  (withBilling: boolean) =>
  ({ before, after }: Written<CustomerRecord>): Kept => ({
    before: before && { ...before },
    after: { record: after, withBilling },
  })

export const recordsIn = ({ before, after }: Kept) => {
  const { record, withBilling } = after as { readonly record: CustomerRecord; readonly withBilling: boolean }
  return { before: before as CustomerRecord | null, after: record, withBilling }
}
