import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'

/** A device-only member of the roster: without an address, a row is recognised by name and first day. */
export interface MemberWithoutAddress {
  readonly id: Id
  readonly firstNames: string
  readonly lastName: string
  readonly employmentStartDate: PlainDate | null
}

/**
 * Device-only members that rows may already be: each is recognised once, so two people of one name in a request are
 * two, and sending the request again makes no more of them.
 */
export class MembersWithoutAddress {
  readonly #ids = new Map<string, Id[]>()

  constructor(members: readonly MemberWithoutAddress[]) {
    for (const member of members) {
      const key = keyOf(member)
      this.#ids.set(key, [...(this.#ids.get(key) ?? []), member.id])
    }
  }

  take(row: Omit<MemberWithoutAddress, 'id'>): Id | undefined {
    return this.#ids.get(keyOf(row))?.shift()
  }
}

const keyOf = ({ firstNames, lastName, employmentStartDate }: Omit<MemberWithoutAddress, 'id'>): string =>
  [firstNames, lastName, employmentStartDate ?? ''].join('\n').toLowerCase()
