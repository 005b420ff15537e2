import type { WriteTransaction } from '../../../platform/data/database.ts'
import type { Commit } from '../../../platform/transactions/transactions.ts'
import { type LicensedModule, license, type WantedLicences } from './licences.ts'
import * as store from './store.ts'

/** Gives an organisation its modules and their seats. Throws `RequestRefused` with the rule's code. */
export async function licenseModules(
  tx: WriteTransaction,
  commit: Commit,
  wanted: WantedLicences,
): Promise<{ readonly before: readonly LicensedModule[]; readonly after: readonly LicensedModule[] }> {
  const before = await store.licensedModules(tx)
  const after = await commit(license(tx.orgId, before, wanted), licensed =>
    store.saveLicences(tx, before, licensed),
  )
  return { before, after }
}
