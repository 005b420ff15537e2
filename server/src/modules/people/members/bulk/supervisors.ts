import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A row that is to become a member, known by its address where it has one. */
export interface Candidate {
  readonly id: Id
  readonly email: string | null
  readonly managerEmail: string | null
}

export interface ResolvedSupervisors {
  /** The supervisor of every candidate that can be created; null for one who asks for none. */
  readonly supervisorOf: ReadonlyMap<Id, Id | null>
  readonly refused: ReadonlyMap<Id, 'manager_not_found' | 'supervisor_cycle'>
}

/**
 * Finds the supervisors of rows on the roster and among the rows themselves, in any order. Rows that would supervise
 * one another in a circle are refused, and so is whoever names a row that is refused.
 */
export function resolveSupervisors(
  candidates: readonly Candidate[],
  roster: ReadonlyMap<string, Id>,
): ResolvedSupervisors {
  const byAddress = new Map(
    candidates.flatMap(candidate => (candidate.email === null ? [] : [[candidate.email, candidate]])),
  )
  const supervisorOf = new Map<Id, Id | null>()
  const refused = new Map<Id, 'manager_not_found' | 'supervisor_cycle'>()

  for (const candidate of candidates) {
    const climbed: Candidate[] = []
    let at: Candidate | undefined = candidate
    while (at && !supervisorOf.has(at.id) && !refused.has(at.id)) {
      const circle = climbed.indexOf(at)
      if (circle >= 0) {
        for (const member of climbed.splice(circle)) refused.set(member.id, 'supervisor_cycle')
        break
      }
      climbed.push(at)
      at = at.managerEmail === null ? undefined : byAddress.get(at.managerEmail)
    }
    for (const row of climbed.reverse()) settle(row)
  }
  return { supervisorOf, refused }

  /** Settles a row whose supervisor among the rows, if any, is settled. */
  function settle({ id, managerEmail }: Candidate): void {
    if (managerEmail === null) {
      supervisorOf.set(id, null)
      return
    }
    const row = byAddress.get(managerEmail)
    const supervisor = roster.get(managerEmail) ?? (row && supervisorOf.has(row.id) ? row.id : undefined)
    if (supervisor === undefined) refused.set(id, 'manager_not_found')
    else supervisorOf.set(id, supervisor)
  }
}
