import type { Caller } from '../../../platform/access/caller.ts'
import type { TenantDb } from '../../../platform/data/tenant-db.ts'
import { type Id, isId } from '../../../platform/vocabulary/ids.ts'
import type { Resolving } from '../../records/imports/port.ts'
import { cell, refusedRow } from '../../records/imports/protocol/port.ts'
import { normaliseAddress } from './record/address.ts'

/** How members may be named: a member is meant who has any of these. */
export interface NamedMembers {
  readonly ids: readonly Id[]
  readonly numbers: readonly string[]
  /** In their one form. */
  readonly addresses: readonly string[]
}

interface Named {
  readonly id: Id
  readonly email: string
  readonly payrollNumber: string | null
}

interface MemberInRow {
  /** Whom rows may name. */
  among(db: TenantDb, caller: Caller, named: NamedMembers): Promise<readonly Named[]>
  /** Whether a row that names nobody is refused. */
  readonly isNeeded: boolean
  /** Whether an id counts as it is, since whose it is comes to light later. */
  readonly takesAnyId?: boolean
}

const fields = ['membershipId', 'payrollNumber', 'email'] as const
type Field = (typeof fields)[number]
type Code = 'missing_required' | 'membership_not_found' | 'member_ambiguous'

/** The member of a row: the first of `membershipId`, `payrollNumber` and `email` that it gives says who. */
export const memberInRow = ({
  among,
  isNeeded,
  takesAnyId = false,
}: MemberInRow): Resolving<{ readonly id: Id }, Code> => ({
  async resolve(db, _, rows, { caller }) {
    const texts = (field: Field) => [...new Set(rows.flatMap(row => textIn(row, field) ?? []))]
    const members = await among(db, caller, {
      ids: takesAnyId ? [] : texts('membershipId').filter(isId),
      numbers: texts('payrollNumber'),
      addresses: texts('email').flatMap(text => normaliseAddress(text) ?? []),
    })
    const named = {
      membershipId: Map.groupBy(members, ({ id }) => id),
      payrollNumber: Map.groupBy(members, ({ payrollNumber }) => payrollNumber ?? ''),
      email: Map.groupBy(members, ({ email }) => email),
    }
    return row => {
      const field = fields.find(each => textIn(row, each) !== undefined)
      if (!field) return isNeeded ? refusedRow('missing_required', 'payrollNumber') : undefined
      const name = nameOf(field, textIn(row, field) ?? '')
      if (field === 'membershipId' && takesAnyId && isId(name)) return { id: name }
      const [member, other] = named[field].get(name) ?? []
      if (!member) return refusedRow('membership_not_found', field)
      return other ? refusedRow('member_ambiguous', field) : { id: member.id }
    }
  },
})

const textIn = (row: Readonly<Record<string, unknown>>, field: Field): string | undefined =>
  cell(row[field] as string | null | undefined)

function nameOf(field: Field, text: string): string {
  if (field === 'payrollNumber') return text
  return field === 'email' ? (normaliseAddress(text) ?? '') : text.toLowerCase()
}
