import type {
  EmploymentTerms,
  Member,
  MembersReplaceEmploymentBody,
  MembersUpdateBody,
} from '../../sdk/src/index.ts'
import { known, type Lookup } from './organisation.ts'
import type { PersonRow } from './people.ts'

const filled = (cell: string): string | null => (cell === '' ? null : cell)

/** What of a member differs from their row; null when nothing does. `memberIds` finds supervisors by address. */
export function patchFor(
  member: Member,
  row: PersonRow,
  { unitIds, modelIds, employerIds }: Lookup,
  memberIds: ReadonlyMap<string, string>,
): MembersUpdateBody | null {
  const wanted = {
    firstNames: row.firstNames,
    lastName: row.lastName,
    preferredName: filled(row.callingName),
    role: row.role,
    phone: filled(row.phone),
    locale: row.locale,
    supervisorMembershipId: row.managerEmail === '' ? null : known(memberIds, row.managerEmail),
    worktimeModelId: known(modelIds, row.worktimeModel),
    planningUnitId: known(unitIds, row.unit),
    employerId: known(employerIds, row.employer),
    employmentStartDate: filled(row.startDate),
    employmentEndDate: filled(row.endDate),
  } satisfies MembersUpdateBody
  const changed = Object.entries(wanted).filter(
    ([field, value]) => member[field as keyof typeof wanted] !== value,
  )
  return changed.length === 0 ? null : Object.fromEntries(changed)
}

/** Whether there are terms to look at: those of a fixed term, and those of one that may have become permanent. */
export const hasTermsToKeep = (member: Member, row: PersonRow): boolean =>
  row.contract === 'fixed_term' || member.employmentEndDate !== null

/** The terms of a row where they differ from those that are recorded, with the window that they are measured by. */
export function termsFor(recorded: EmploymentTerms, row: PersonRow): MembersReplaceEmploymentBody | null {
  const wanted = {
    jobTitle: filled(row.title),
    employmentType: row.contract,
    payType: row.pay,
    payrollNumber: row.employeeNumber,
    fixedTermBasis: row.basis === '' ? null : row.basis,
    fixedTermGrounds: filled(row.grounds),
    startDate: filled(row.startDate),
    endDate: filled(row.endDate),
  } satisfies MembersReplaceEmploymentBody
  const differs = Object.entries(wanted).some(
    ([field, value]) => recorded[field as keyof typeof wanted] !== value,
  )
  return differs ? { ...wanted, insurers: [...recorded.insurers] } : null
}
