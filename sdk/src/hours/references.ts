import type { CallOptions } from '../call.ts'
import type { Konttori } from '../client.ts'
import type { Member } from '../generated/schemas.ts'
import { rows } from '../pages.ts'

/** What the codes of a file of hours stand for. */
export interface HoursReferences {
  /** Members by payroll number; null for a number that several have, at different employers. */
  readonly members: ReadonlyMap<string, string | null>
  /** Entry types by code. */
  readonly entryTypes: ReadonlyMap<string, string>
  /** By tracking level, its targets by code. */
  readonly targets: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * Reads them from the service: the whole roster, entry types, and the targets of every tracking level. A key sees payroll
 * numbers with `payroll.run`, `reports.team` or `hr.manage`; without, rows can name members by id alone.
 */
export async function hoursReferences(konttori: Konttori, options?: CallOptions): Promise<HoursReferences> {
  const roster: Member[] = []
  for await (const member of rows(konttori.members.list, { limit: 100 }, options)) roster.push(member)
  const entryTypes = new Map<string, string>()
  for await (const { code, id } of rows(konttori.entryTypes.list, {}, options)) entryTypes.set(code, id)
  const targets = new Map<string, ReadonlyMap<string, string>>()
  for await (const level of rows(konttori.dimensions.list, {}, options)) {
    const ofLevel = new Map<string, string>()
    const read = (query: { cursor?: string | undefined }) =>
      konttori.dimensions.listValues(level.id, { ...query, limit: 100 }, options)
    for await (const { code, id } of rows(read)) ofLevel.set(code, id)
    targets.set(level.code, ofLevel)
  }
  return { members: byNumber(roster), entryTypes, targets }
}

/** A number passes on: somebody who has left gives way to who has it now. */
function byNumber(roster: readonly Member[]): Map<string, string | null> {
  const members = new Map<string, string | null>()
  for (const left of [true, false]) {
    const these = roster.filter(({ status }) => (status === 'deactivated') === left)
    const seen = new Set<string>()
    for (const { payrollNumber, id } of these) {
      if (payrollNumber === null) continue
      members.set(payrollNumber, seen.has(payrollNumber) ? null : id)
      seen.add(payrollNumber)
    }
  }
  return members
}
