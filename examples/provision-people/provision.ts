import { type Konttori, type Member, rows } from '../../sdk/src/index.ts'
import { lookupOf, type Lookup } from './organisation.ts'
import type { PersonRow } from './people.ts'
import { hasTermsToKeep, patchFor, termsFor } from './wanted.ts'

/** What a run did, by employee number. */
export interface Report {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  /** Rows that were not carried out, and why. */
  readonly errors: readonly { readonly employeeNumber: string; readonly code: string }[]
}

/**
 * Makes the organisation's members those of the export: adds who is missing in one request, then changes what differs.
 * It keeps nothing between runs, so it can be stopped anywhere and started again; a run over what is there already
 * sends one request that skips every row, reads, and writes nothing.
 */
export async function provision(konttori: Konttori, people: readonly PersonRow[]): Promise<Report> {
  const lookup = await lookupOf(konttori, people)
  // The client sends an Idempotency-Key of this call, so a request whose answer was lost is answered again, not run anew.
  const { results } = await konttori.members.createBulk({ rows: people.map(bulkRow) })

  const idOf = new Map<PersonRow, string>()
  const memberIds = new Map<string, string>()
  const errors: Report['errors'][number][] = []
  const added: string[] = []
  for (const [index, row] of people.entries()) {
    const result = results[index]
    if (!result?.membershipId) {
      errors.push({ employeeNumber: row.employeeNumber, code: result?.code ?? 'no_result' })
      continue
    }
    idOf.set(row, result.membershipId)
    if (row.email !== '') memberIds.set(row.email, result.membershipId)
    if (result.status !== 'skipped') added.push(row.employeeNumber)
  }

  const members = new Map<string, Member>()
  for await (const member of rows(konttori.members.list, { limit: 100 })) members.set(member.id, member)
  const changed: string[] = []
  for (const [row, id] of idOf) {
    const member = members.get(id)
    if (member && (await change(konttori, member, row, lookup, memberIds))) changed.push(row.employeeNumber)
  }
  return { added, changed, errors }
}

const bulkRow = (row: PersonRow) => ({
  firstNames: row.firstNames,
  lastName: row.lastName,
  email: row.email,
  role: row.role,
  unitName: row.unit,
  managerEmail: row.managerEmail,
  employmentStartDate: row.startDate,
  locale: row.locale,
  worktimeModel: row.worktimeModel,
  employer: row.employer,
})

/** Terms go before the rest: what of a window a fixed term allows is decided with the terms. */
async function change(
  konttori: Konttori,
  read: Member,
  row: PersonRow,
  lookup: Lookup,
  memberIds: ReadonlyMap<string, string>,
): Promise<boolean> {
  let member = read
  const terms = hasTermsToKeep(member, row)
    ? termsFor(await konttori.members.getEmployment(member.id), row)
    : null
  if (terms) {
    const { updatedAt, startDate, endDate } = await konttori.members.replaceEmployment(member.id, {
      ...terms,
      expectedUpdatedAt: member.updatedAt,
    })
    member = { ...member, updatedAt, employmentStartDate: startDate, employmentEndDate: endDate }
  }
  const patch = patchFor(member, row, lookup, memberIds)
  if (patch) await konttori.members.update(member.id, { ...patch, expectedUpdatedAt: member.updatedAt })
  return terms !== null || patch !== null
}
