import type { WriteTransaction } from '../../../../platform/data/database.ts'
import type { Commit } from '../../../../platform/transactions/transactions.ts'
import {
  licenseModules,
  type LicensedModule,
  type WantedLicences,
} from '../../../company/organisation/port.ts'
import { reseat, type SeatedMember } from './rules.ts'
import { saveSeats, seatedMembers } from './store.ts'

/** The modules that an organisation has, and the members who have gained or lost one of them. */
export interface ModulesSet {
  readonly before: readonly LicensedModule[]
  readonly after: readonly LicensedModule[]
  /** Everybody who may have a seat, as they were and as they are, in the order in which they joined. */
  readonly members: readonly { readonly before: SeatedMember; readonly after: SeatedMember }[]
}

/** Gives an organisation its modules, and its members their seats. Throws `RequestRefused` with the rule's code. */
export async function setModules(
  tx: WriteTransaction,
  commit: Commit,
  wanted: WantedLicences,
): Promise<ModulesSet> {
  const { before, after } = await licenseModules(tx, commit, wanted)
  const seated = await seatedMembers(tx)
  const members = await commit(reseat(seated, before, after), async state => {
    const moved = state.filter((member, index) => member !== seated[index])
    if (moved.length > 0) await saveSeats(tx, moved)
  })
  return {
    before,
    after,
    members: seated.map((member, index) => ({ before: member, after: members[index] ?? member })),
  }
}
