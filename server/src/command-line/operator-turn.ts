import { systemActor } from '../platform/audit/audit-trail.ts'
import type { WriteTurn } from '../platform/data/database.ts'
import type { Commit, Turns, WriteRequest } from '../platform/turns/carry-out.ts'
import { findByAddressOrId } from '../modules/members/port.ts'
import { type Id, newId } from '../platform/vocabulary/ids.ts'
import { RequestRefused } from '../platform/vocabulary/request-refused.ts'
import { operatorName } from './operator.ts'

/** How the audit trail tells of a command: by its name, and with the operator in the reason. */
export const operatorRequest = (command: string): Omit<WriteRequest, 'orgId'> => ({
  actor: systemActor,
  operation: `konttori ${command}`,
  requestId: newId(),
})

/** Write turns that sign the reason of every audit line with the operator's name. */
export const operatorTurns = (turns: Turns): Pick<Turns, 'run'> => ({
  run: (request, work) => turns.run(request, (turn, commit) => work(turn, signing(commit))),
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

const signed = (reason: string | null | undefined): string => {
  const signature = `${operatorName()} at the command line`
  return reason ? `${reason} (${signature})` : signature
}

/** The member with an address or an id. Throws `RequestRefused` (`membership_not_found`). */
export async function memberNamed(turn: WriteTurn, addressOrId: string): Promise<Id> {
  const id = await findByAddressOrId(turn, addressOrId)
  if (id === undefined)
    throw new RequestRefused('membership_not_found', `No member of the organisation is “${addressOrId}”.`)
  return id
}
