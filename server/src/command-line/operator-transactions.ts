import { systemActor } from '../platform/audit/audit-trail.ts'
import type { WriteTransaction } from '../platform/data/database.ts'
import type { Commit, Transactions, WriteRequest } from '../platform/transactions/transactions.ts'
import { findByAddressOrId } from '../modules/people/members/port.ts'
import { type Id, newId } from '../platform/vocabulary/ids.ts'
import { RequestRefused } from '../platform/vocabulary/request-refused.ts'
import { visibleText } from '../platform/vocabulary/visible-text.ts'
import { UsageError } from './command.ts'
import { operatorName } from './operator.ts'

/** How the audit trail records of a command: by its name, and with the operator in the reason. */
export const operatorRequest = (command: string): Omit<WriteRequest, 'orgId'> => ({
  actor: systemActor,
  operation: `konttori ${command}`,
  requestId: newId(),
})

/** Write transactions that sign the reason of every audit line with the operator's name. */
export const operatorTransactions = (transactions: Transactions): Pick<Transactions, 'run'> => ({
  run: (request, work) => transactions.run(request, (tx, commit) => work(tx, signing(commit))),
})

const signing =
  (commit: Commit): Commit =>
  (decision, save) =>
    commit(
      decision.refusal === undefined
        ? { ...decision, audit: decision.audit.map(line => ({ ...line, reason: signed(line.reason) })) }
        : decision,
      save,
    )

/** Gives every audit line the reason that the operator has given. */
export const giving =
  (reason: string, commit: Commit): Commit =>
  (decision, save) =>
    commit(
      decision.refusal === undefined
        ? { ...decision, audit: decision.audit.map(line => ({ ...line, reason })) }
        : decision,
      save,
    )

/** The reason that a command was given. Throws `UsageError` for a blank one. */
export function reasonIn({ reason }: { readonly reason: string }): string {
  const told = visibleText(reason)
  if (told !== null) return told
  throw new UsageError('--reason must say why, for the audit trail.')
}

const signed = (reason: string | null | undefined): string => {
  const signature = `${operatorName()} at the command line`
  return reason ? `${reason} (${signature})` : signature
}

/** The member with an address or an id. Throws `RequestRefused` (`membership_not_found`). */
export async function memberNamed(tx: WriteTransaction, addressOrId: string): Promise<Id> {
  const id = await findByAddressOrId(tx, addressOrId)
  if (id === undefined)
    throw new RequestRefused('membership_not_found', `No member of the organisation is “${addressOrId}”.`)
  return id
}
